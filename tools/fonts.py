"""Cuts the two font families down to what the screens use, from a folder of full fonts.

Fraunces becomes one weight at one optical size, Atkinson Hyperlegible Next keeps its weights;
both keep Latin-1, the letters of Central Europe and the punctuation in use. Needs fonttools and
brotli:
`python tools/fonts.py FOLDER`, the folder holding the *.woff2 and *-OFL.txt files.
"""

import argparse
import shutil
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parent.parent / "src" / "yuletable" / "web" / "fonts"

LATIN = "".join(chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0x100)))
CENTRAL_EUROPE = (
    "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț"
)
PUNCTUATION = "‐–—‘’‚“”„†•…‹›⁄€™−×÷←↑→↓"


FACES = (
    ("fraunces-latin-full-normal", "fraunces", LATIN + PUNCTUATION),
    ("fraunces-latin-ext-full-normal", "fraunces-ce", CENTRAL_EUROPE),
    ("atkinson-hyperlegible-next-latin-wght-normal", "atkinson", LATIN + PUNCTUATION),
    ("atkinson-hyperlegible-next-latin-ext-wght-normal", "atkinson-ce", CENTRAL_EUROPE),
)
AXES = {
    "fraunces": {"wght": 620, "opsz": 36, "SOFT": 50, "WONK": 0},
    "atkinson": {"wght": (400, 750)},
}


def cut(source: Path, target: Path, text: str, axes: dict[str, float | tuple[float, float]]) -> int:
    """Write the smaller font; returns its size in bytes."""
    options = Options(
        layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"],
        name_IDs=[0, 1, 2, 13, 14],
        hinting=False,
        desubroutinize=True,
    )
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    font = TTFont(source)
    subsetter.subset(font)
    plain = BytesIO()
    font.flavor = None
    font.save(plain)
    plain.seek(0)
    font = instantiateVariableFont(TTFont(plain), axes)
    font.flavor = "woff2"
    font.save(target)
    return target.stat().st_size


def main() -> None:
    """Cut every face and copy the licences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    FONTS.mkdir(parents=True, exist_ok=True)
    total = 0
    for source, name, text in FACES:
        axes = AXES[name.removesuffix("-ce")]
        size = cut(folder / f"{source}.woff2", FONTS / f"{name}.woff2", text, axes)
        total += size
        print(f"{name:12} {size:6} bytes")
    for licence in sorted(folder.glob("*-OFL.txt")):
        shutil.copyfile(licence, FONTS / licence.name)
    print(f"{'together':12} {total:6} bytes")


if __name__ == "__main__":
    main()
