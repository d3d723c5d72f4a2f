import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest

from desktop.engine.luck import Luck
from desktop.session.dealer import Dealer, SeededDealer

PROGRAM = """
from desktop.session.dealer import SeededDealer
luck = SeededDealer(7)
print(luck.shuffled(range(20)), [luck.below(10**20) for _ in range(5)])
"""


def test_the_same_seed_deals_the_same_in_every_process() -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1", "12345")
    }
    assert len(answers) == 1


def test_a_seed_is_a_promise_to_every_version() -> None:
    assert SeededDealer(1).shuffled(range(10)) == (4, 6, 7, 8, 5, 3, 0, 9, 1, 2)


def test_other_seeds_and_no_seed_deal_otherwise() -> None:
    deals = {SeededDealer(seed).shuffled(range(40)) for seed in range(1000)}
    assert len(deals) == 1000
    assert len({Dealer().shuffled(range(40)) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("luck", [SeededDealer(5), Dealer()], ids=["seeded", "real"])
def test_every_order_is_equally_likely(luck: Luck) -> None:
    rounds = 12_000
    counts = Counter(luck.shuffled("abcd") for _ in range(rounds))
    expected = rounds / 24
    chi = sum((counts[order] - expected) ** 2 / expected for order in permutations("abcd"))
    # 23 degrees of freedom: one in a million runs goes over 75
    assert chi < 75


@pytest.mark.parametrize("luck", [SeededDealer(5), Dealer()], ids=["seeded", "real"])
def test_numbers_stay_below_their_bound(luck: Luck) -> None:
    assert {luck.below(3) for _ in range(200)} == {0, 1, 2}
    assert luck.below(1) == 0
    assert luck.shuffled(()) == ()
