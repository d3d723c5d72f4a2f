"""What a desktop and the manual are told: menu entry, kinds of file, icons, software centre, manual pages."""

import configparser
import json
import os
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from support.matches import begin, header_of

import desktop
from desktop.app.commands import COMMANDS
from desktop.app.games import find_games
from desktop.session.header import MATCH_SUFFIX
from desktop.session.matchfile import write_match
from desktop.session.positionfile import POSITION_SUFFIX, write_position
from desktop.wording.language import Words
from desktop.wording.system import languages

CHECKOUT = Path(__file__).resolve().parents[2]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
PICTURES = "https://pictures.example"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package puts below /usr/share."""
    folder = tmp_path_factory.mktemp("share")
    subprocess.run(
        [
            sys.executable,
            "packaging/linux/share_tree.py",
            str(folder),
            "/usr/bin/ascent-table",
            PICTURES,
        ],
        cwd=CHECKOUT,
        check=True,
    )
    return folder


def _kinds(share: Path) -> dict[str, ET.Element]:
    tree = ET.parse(share / "mime" / "packages" / "ascent-table.xml")
    return {kind.attrib["type"]: kind for kind in tree.iter(f"{MIME}mime-type")}


def test_the_menu_entry_opens_every_kind_of_file_of_ours(share: Path) -> None:
    file = share / "applications" / "ascent-table.desktop"
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(file, encoding="utf-8")
    main = entry["Desktop Entry"]
    assert set(main["MimeType"].strip(";").split(";")) == set(_kinds(share))
    assert main["Exec"] == '"/usr/bin/ascent-table" open %f'
    assert "open" in COMMANDS
    if shutil.which("desktop-file-validate"):
        assert subprocess.check_output(["desktop-file-validate", str(file)]) == b""


def test_windows_belong_to_the_menu_entry(share: Path) -> None:
    (entry,) = (share / "applications").iterdir()
    script = (
        "from desktop.app.wiring import make_app\n"
        "print(make_app().desktopFileName(), flush=True)\n"
        "import os; os._exit(0)\n"
    )
    told = subprocess.check_output(
        [sys.executable, "-c", script], env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, encoding="utf-8"
    )
    assert told.strip() == entry.stem
    assert f"StartupWMClass={entry.stem}\n" in entry.read_text("utf-8")


def test_each_kind_of_file_has_its_suffix_and_a_name_in_each_language(share: Path) -> None:
    kinds = _kinds(share)
    globs = {glob.attrib["pattern"] for kind in kinds.values() for glob in kind.iter(f"{MIME}glob")}
    assert {f"*{MATCH_SUFFIX}", f"*{POSITION_SUFFIX}", "*.ascentdeck"} == globs
    for kind in kinds.values():
        spoken = {comment.attrib.get(XML_LANG, "en") for comment in kind.iter(f"{MIME}comment")}
        assert spoken == {code for code, _ in languages()}


def test_icons_in_all_sizes_are_as_large_as_their_folder_says(share: Path) -> None:
    icons = sorted((share / "icons" / "hicolor").glob("*/apps/ascent-table.png"))
    for icon in icons:
        width, height = struct.unpack(">II", icon.read_bytes()[16:24])
        assert f"{width}x{height}" == icon.parents[1].name
    sizes = {icon.parents[1].name for icon in icons}
    assert {"16x16", "22x22", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512"} == sizes
    assert (share / "icons/hicolor/scalable/apps/ascent-table.svg").is_file()


def test_the_software_centre_is_told_of_every_game_in_each_language(share: Path) -> None:
    file = share / "metainfo" / "ascent-table.metainfo.xml"
    root = ET.parse(file).getroot()
    assert root.findtext("id") == "ascent-table"
    (release,) = root.iter("release")
    assert release.attrib["version"] == desktop.__version__
    images = [str(image.text) for image in root.iter("image")]
    assert len(images) == len(languages()) * (len(find_games()) + 1)
    assert all(
        re.fullmatch(rf"{PICTURES}/[\w]+(-table)?-(en|ja|ru)-(light|dark)\.png", one) for one in images
    )
    assert {kind.text for kind in root.iter("mediatype")} == set(_kinds(share))
    text = file.read_text("utf-8")
    assert "@" not in text
    for tag in ("summary", "caption", "p"):
        spoken = [one.attrib.get(XML_LANG, "en") for one in root.iter(tag)]
        assert {spoken.count(code) for code, _ in languages()} == {len(spoken) // len(languages())}


def test_the_debian_package_tells_of_every_game() -> None:
    control = (CHECKOUT / "packaging" / "debian" / "control.in").read_text("utf-8")
    words = Words(CHECKOUT / "i18n", "en")
    told = " ".join(control.split())
    assert [name for game in find_games() if (name := words.tr(f"{game}.name")) not in told] == []


@pytest.mark.parametrize("language", [code for code, _ in languages()])
def test_the_manual_says_what_the_help_says(share: Path, language: str) -> None:
    below = share / "man" if language == "en" else share / "man" / language
    page = (below / "man1" / "ascent-table.1").read_text("utf-8")
    plain = page.replace("\\-", "-").replace("\\e", "\\").replace("\\fR", "").replace("\\&", "")
    told = subprocess.run(
        [sys.executable, "-m", "desktop", "--language", language, "--help"],
        cwd=CHECKOUT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    lines = [line.strip().removeprefix("ascent-table ") for line in told.splitlines() if line.strip()]
    assert len(lines) > 15
    assert [line for line in lines if line not in plain] == []
    assert page.startswith(f'.TH ASCENT\\-TABLE 1 "" "ascent\\-table {desktop.__version__}"')


def test_the_desktop_knows_the_files_of_the_program(share: Path, tmp_path: Path) -> None:
    """Files as the program writes them; a match on the shelf is known by how it begins."""
    data = tmp_path / "data"
    shutil.copytree(share / "mime", data / "mime")
    for name, content in _files().items():
        (tmp_path / name).write_bytes(content)
    script = (
        "import sys\nfrom PySide6.QtCore import QMimeDatabase\n"
        "for name in sys.argv[1:]: print(QMimeDatabase().mimeTypeForFile(name).name())\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, *(str(tmp_path / name) for name in _files())],
        env=os.environ | {"XDG_DATA_HOME": str(data)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.split()
    assert told == [
        "application/x-ascent-table-match",
        "application/x-ascent-table-match",
        "application/x-ascent-table-position",
        "application/x-ascent-table-deck",
    ]


def _files() -> dict[str, bytes]:
    match = write_match(header_of(), ())[0]
    begun = begin()
    deck = {"format": "ascent-table-deck", "version": 1, "finished": True, "deck": {}}
    return {
        "0123456789abcdef.jsonl": match,
        f"партия 1{MATCH_SUFFIX}": match,
        f"局面{POSITION_SUFFIX}": write_position(begun.rules, begun.state),
        "my deck.ascentdeck": json.dumps(deck, indent=2).encode(),
    }
