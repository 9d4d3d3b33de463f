#!/usr/bin/env python3
"""Builds a release: the program without the playground, in an archive with what an owner needs, its checksum and its signature.

    tools/release/build.py --out FOLDER [--key PRIVATE_KEY] [--program BINARY]

FOLDER gets casus-belli-VERSION-TARGET.tar.gz, SHA256SUMS over all archives in it, and with --key (an SSH key of the releaser)
SHA256SUMS.sig. --program takes a binary that is there instead of building one. The same commit and binary give the same archive:
names are sorted, and every time is that of the commit, or SOURCE_DATE_EPOCH. Run it from a clean clone.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "casus-belli"
NAMESPACE = "casus-belli"  # Of the signature: one of another kind of file is not taken for it.
MOST_BYTES = 30_000_000  # Of the program.
# Of the linker that Rust brings for this machine: the same code is kept once, ends of texts too, relocations are packed (which
# needs a C library like that of Debian 12).
LINKER_FLAGS = {"x86_64-unknown-linux-gnu": ["--icf=all", "-O2", "-z,pack-relative-relocs"]}
# With frame pointers the tables for unwinding are a third smaller, which is more than the code grows.
COMPILER_FLAGS = ["-Cforce-frame-pointers=yes"]
# Parts of SQLite that the bot's database does not use: search in texts and areas, sizes of pages.
SQLITE_FLAGS = [f"-USQLITE_ENABLE_{part}" for part in ("FTS3", "FTS3_PARENTHESIS", "FTS5", "RTREE", "DBSTAT_VTAB")]
# Where each file of the archive comes from.
FILES = {
    "config.example.toml": "config.example.toml",
    "casus-belli.service": "tools/release/casus-belli.service",
    "Containerfile": "tools/release/Containerfile",
    "README.md": "README.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "operations.md": "docs/operations.md",
    "data.md": "docs/guide/data.md",
    "LICENSE-MIT": "LICENSE-MIT",
    "LICENSE-APACHE": "LICENSE-APACHE",
}
LICENCE_NAMES = re.compile(r"(licen[cs]e|copying|notice|unlicense)", re.IGNORECASE)


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def host():
    return re.search(r"^host: (.+)$", output("rustc", "-vV"), re.MULTILINE).group(1)


def metadata(target):
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--no-default-features"]
    return json.loads(output(*command, "--filter-platform", target))


def commit_time():
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or output("git", "log", "-1", "--format=%ct"))


def build(target):
    """Compiles the program, as small as the linker can make it."""
    flags = [f"-Clink-arg=-Wl,{flag}" for flag in LINKER_FLAGS.get(target, [])] + COMPILER_FLAGS
    # Messages of panics name the files of dependencies: not where this machine keeps them.
    sources = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo")) / "registry/src"
    flags += [f"--remap-path-prefix={folder}=dependencies" for folder in sorted(sources.glob("*"))]
    chosen = {"CARGO_ENCODED_RUSTFLAGS": "\x1f".join(flags), "LIBSQLITE3_FLAGS": " ".join(SQLITE_FLAGS)}
    command = ["cargo", "build", "--locked", "--profile", "dist", "--no-default-features", "--bin", NAME, "--target", target]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **chosen})
    folder = os.environ.get("CARGO_TARGET_DIR", ROOT / "target")
    return Path(folder) / target / "dist" / NAME


def check(program, version):
    size = program.stat().st_size
    if size > MOST_BYTES:
        sys.exit(f"{program} has {size} bytes; a release has at most {MOST_BYTES}")
    said = subprocess.run([program, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip()
    if said != f"{NAME} {version}":
        sys.exit(f"{program} says that it is {said!r}, not {NAME} {version}")
    print(f"the program has {size} bytes, of {MOST_BYTES}")


def linked(resolved):
    """The packages that are compiled into the program: all that its own package needs, without tests and build scripts."""
    nodes = {node["id"]: node for node in resolved["resolve"]["nodes"]}
    open_ids, found = [resolved["resolve"]["root"]], set()
    while open_ids:
        package = open_ids.pop()
        if package in found:
            continue
        found.add(package)
        for needed in nodes[package]["deps"]:
            if any(kind["kind"] is None for kind in needed["dep_kinds"]):
                open_ids.append(needed["pkg"])
    packages = [package for package in resolved["packages"] if package["id"] in found and package["source"]]
    return sorted(packages, key=lambda package: (package["name"], package["version"]))


def licences(resolved):
    """The licences of everything that is in the program and is not ours: a list, and then each text once."""
    lines, texts = [], {}
    for package in linked(resolved):
        title = f"{package['name']} {package['version']}"
        lines.append(f"{title}: {package['license'] or 'see its text'}")
        folder = Path(package["manifest_path"]).parent
        for file in sorted(folder.iterdir()):
            if file.is_file() and LICENCE_NAMES.match(file.name):
                texts.setdefault(file.read_text(errors="replace").strip(), []).append(title)
    for file in sorted((ROOT / "assets/fonts").glob("OFL-*.txt")):
        lines.append(f"font {file.stem.removeprefix('OFL-')}: OFL-1.1")
        texts.setdefault(file.read_text().strip(), []).append(f"font {file.stem.removeprefix('OFL-')}")
    parts = ["Casus Belli contains these works of others.\n", "\n".join(lines)]
    parts += [f"\n{'=' * 80}\n{', '.join(names)}\n{'-' * 80}\n{text}" for text, names in sorted(texts.items())]
    return ("\n".join(parts) + "\n").encode()


def archive(path, folder, files, time):
    """Writes files, a map from name to (content, mode); None is an empty folder."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, (content, mode) in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}" if name else folder)
            entry.mtime, entry.mode = time, mode
            entry.type = tarfile.DIRTYPE if content is None else tarfile.REGTYPE
            entry.size = len(content or b"")
            tar.addfile(entry, io.BytesIO(content or b""))
    with open(path, "wb") as out, gzip.GzipFile(filename="", fileobj=out, mode="wb", mtime=time) as packed:
        packed.write(raw.getvalue())


def checksums(folder):
    archives = sorted(folder.glob(f"{NAME}-*.tar.gz"))
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in archives]
    (folder / "SHA256SUMS").write_text("".join(lines))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--key", type=Path)
    arguments.add_argument("--program", type=Path)
    given = arguments.parse_args()
    target = host()
    resolved = metadata(target)
    root = resolved["resolve"]["root"]
    version = next(package["version"] for package in resolved["packages"] if package["id"] == root)
    program = (given.program or build(target)).resolve()
    check(program, version)
    name = f"{NAME}-{version}-{target}"
    files = {ours: ((ROOT / source).read_bytes(), 0o644) for ours, source in FILES.items()}
    files |= {"": (None, 0o755), "data": (None, 0o755), NAME: (program.read_bytes(), 0o755)}
    files["THIRD-PARTY-LICENCES.txt"] = (licences(resolved), 0o644)
    given.out.mkdir(parents=True, exist_ok=True)
    archive(given.out / f"{name}.tar.gz", name, files, commit_time())
    checksums(given.out)
    signature = given.out / "SHA256SUMS.sig"
    signature.unlink(missing_ok=True)
    if given.key:
        sign = ["ssh-keygen", "-Y", "sign", "-n", NAMESPACE, "-f", given.key, given.out / "SHA256SUMS"]
        subprocess.run(sign, check=True, stderr=subprocess.DEVNULL)
    print(f"{given.out / name}.tar.gz and SHA256SUMS{', signed' if given.key else ', NOT signed'}")


if __name__ == "__main__":
    main()
