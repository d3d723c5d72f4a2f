"""The four Facilities as engravings: what is seen through the window of a card."""

from __future__ import annotations

from kit_lights import beacon, reactor
from kit_works import archive, foundry

SCENES = {"foundry": foundry, "archive": archive, "reactor": reactor, "beacon": beacon}
