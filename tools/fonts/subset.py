"""Cuts the fallback faces in assets/fonts out of the Noto families (SIL OFL 1.1). Run by hand, when a face is renewed:

    pip install fonttools && cd tools/fonts
    for f in noto-sans noto-sans-sc noto-sans-kr noto-sans-arabic noto-sans-hebrew noto-emoji; do npm pack @expo-google-fonts/$f; done
    python3 subset.py DIRECTORY_WITH_THE_TGZ_FILES ../../assets/fonts

What is kept: Latin, Greek, Cyrillic; kana and the hanzi of GB 2312, JIS X 0208 level 1 and Big5 level 1; the Hangul of
KS X 1001; Hebrew; Arabic letters with their joined forms (given code points of their own, Arabic Presentation Forms-B,
so that no shaping engine is needed); emoji of one code point, in one colour. Their points lie on a grid of 256 steps an em,
half a pixel in the largest name (on a poster). The faces of the pictures, which lie in the target already, keep all their characters. All
lose their hints and the tables of layout, which `ab_glyph` does not read.
"""

import glob
import io
import sys
import tarfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem


def charset(codec, rows, cells):
    """The characters of a double-byte character set."""
    out = set()
    for high in rows:
        for low in cells:
            try:
                out.add(ord(bytes((high, low)).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                pass
    return out


def span(*pairs):
    return {c for low, high in pairs for c in range(low, high + 1)}


CELLS = range(0xA1, 0xFF)
HAN = charset("gb2312", range(0xB0, 0xF8), CELLS) | charset("euc_jp", range(0xB0, 0xD0), CELLS)
HAN |= charset("big5", range(0xA4, 0xC7), list(range(0x40, 0x7F)) + list(CELLS))
HAN = {c for c in HAN if 0x4E00 <= c <= 0x9FFF}
HANGUL = charset("euc_kr", range(0xB0, 0xC9), CELLS)

STEPS = 256
# The faces of the pictures.
OWN = [
    "BarlowSemiCondensed_500Medium.ttf",
    "BarlowSemiCondensed_600SemiBold.ttf",
    "BarlowSemiCondensed_700Bold.ttf",
    "Cinzel_700Bold.ttf",
    "CormorantGaramond_600SemiBold_Italic.ttf",
]
FACES = {
    "NotoSans-Subset.ttf": (
        "noto-sans",
        "NotoSans_600SemiBold.ttf",
        span((0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2027), (0x20A0, 0x20BF)),
    ),
    "NotoSansSC-Subset.ttf": (
        "noto-sans-sc",
        "NotoSansSC_500Medium.ttf",
        HAN | span((0x3000, 0x303F), (0x3040, 0x30FF), (0xFF01, 0xFF9F)),
    ),
    "NotoSansKR-Subset.ttf": ("noto-sans-kr", "NotoSansKR_500Medium.ttf", HANGUL),
    "NotoSansHebrew-Subset.ttf": ("noto-sans-hebrew", "NotoSansHebrew_600SemiBold.ttf", span((0x5D0, 0x5EA), (0x5F0, 0x5F4))),
    "NotoSansArabic-Subset.ttf": (
        "noto-sans-arabic",
        "NotoSansArabic_600SemiBold.ttf",
        span((0x60C, 0x60C), (0x61B, 0x61B), (0x61F, 0x61F), (0x621, 0x64A), (0x660, 0x669), (0x671, 0x671), (0x67E, 0x67E), (0x686, 0x686), (0x698, 0x698), (0x6A9, 0x6A9), (0x6AF, 0x6AF), (0x6CC, 0x6CC), (0x6F0, 0x6F9), (0xFB50, 0xFBFF), (0xFE70, 0xFEFC)),
    ),
    "NotoEmoji-Subset.ttf": (
        "noto-emoji",
        "NotoEmoji_700Bold.ttf",
        span((0x2190, 0x21FF), (0x2300, 0x23FF), (0x2600, 0x27BF), (0x2B00, 0x2BFF), (0x1F300, 0x1FAFF)) - span((0x1F3FB, 0x1F3FF)),
    ),
}


def joined(font):
    """Gives the joined forms of Arabic letters the code points of Presentation Forms-B, where the font has only features."""
    import unicodedata

    wanted = {"<isolated>": None, "<final>": "fina", "<initial>": "init", "<medial>": "medi"}
    singles = {}
    gsub = font["GSUB"].table
    for feature in gsub.FeatureList.FeatureRecord:
        for index in feature.Feature.LookupListIndex:
            for sub in gsub.LookupList.Lookup[index].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                if getattr(sub, "mapping", None):
                    singles.setdefault(feature.FeatureTag, {}).update(sub.mapping)
    cmap = font.getBestCmap()
    added = {}
    for code in list(range(0xFB50, 0xFC00)) + list(range(0xFE70, 0xFEF5)):
        parts = unicodedata.decomposition(chr(code)).split()
        if code in cmap or len(parts) != 2 or parts[0] not in wanted:
            continue
        base = cmap.get(int(parts[1], 16))
        feature = wanted[parts[0]]
        if base is not None:
            added[code] = base if feature is None else singles.get(feature, {}).get(base, base)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(added)
    return len(added)


def cut(font, characters):
    """Removes all other characters, and what is not read."""
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "STAT", "vhea", "vmtx", "VORG", "BASE", "DSIG", "meta", "post"]
    options.glyph_names = False
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)


def main(source, target):
    total = 0
    for name in OWN:
        font = TTFont(f"{target}/{name}", recalcTimestamp=False)
        cut(font, list(font.getBestCmap()))
        font.save(f"{target}/{name}")
    for name, (package, file, characters) in FACES.items():
        (archive,) = glob.glob(f"{source}/expo-google-fonts-{package}-[0-9]*.tgz")
        with tarfile.open(archive) as tar:
            member = next(m for m in tar.getmembers() if m.name.endswith(file))
            font = TTFont(io.BytesIO(tar.extractfile(member).read()), recalcTimestamp=False)
            licence = next(m for m in tar.getmembers() if m.name.endswith("LICENSE_FONT"))
            text = tar.extractfile(licence).read()
        if package == "noto-sans-arabic":
            print("joined forms added:", joined(font))
        cut(font, characters)
        scale_upem(font, STEPS)
        out = f"{target}/{name}"
        font.save(out)
        size = len(open(out, "rb").read())
        total += size
        print(f"{name}: {len(font.getBestCmap())} characters, {size} bytes")
        open(f"{target}/OFL-{package}.txt", "wb").write(text)
    print("together", total, "bytes")


main(sys.argv[1], sys.argv[2])
