"""The kernel as WebAssembly, the file that the page loads, behind the same methods as the native one."""

from functools import cache
from pathlib import Path
from typing import Final

from wasmtime import Engine, Func, Instance, Memory, Module, Store

from sixtysix.search import kernel
from sixtysix.search.kernel import SIGNATURES, Argument, Kernel

BUILT: Final = Path(kernel.__file__).parent / "_kernel" / "kernel.wasm"
PAGE: Final = 65536


class WasmKernel(Kernel):
    """One instance: arrays are copied into its memory behind its own stack and constants, and back."""

    def __init__(self, path: Path = BUILT) -> None:
        self._store = Store(Engine())
        module = Module(self._store.engine, path.read_bytes())
        self.imports = [wanted.name for wanted in module.imports]
        self._exports = Instance(self._store, module, []).exports(self._store)
        memory, base = self._exports["memory"], self._exports["__heap_base"]
        assert isinstance(memory, Memory)
        self._memory = memory
        self._base = int(base.value(self._store))  # type: ignore[union-attr]  # a global
        self.require_abi(path.name)

    def call(self, function: str, *arguments: Argument) -> int:
        """Calls an export; numbers are taken and given back unsigned."""
        letters, result = SIGNATURES[function].split(":")
        called = self._exports[function]
        assert isinstance(called, Func)
        places, end = list[int](), self._base
        shared = dict[int, int]()
        """Bytes given twice lie in one place, as they do for the shared library."""
        for argument in arguments:
            if isinstance(argument, bytes) and id(argument) in shared:
                places.append(shared[id(argument)])
                continue
            shared[id(argument)] = end
            places.append(end)
            end += 0 if isinstance(argument, int) else len(argument) + 15 & ~15
        self._make_room(end)
        passed = list[int]()
        for argument, letter, place in zip(arguments, letters, places, strict=True):
            if isinstance(argument, int):
                passed.append(_signed(argument, 64 if letter == "q" else 32))
            else:
                self._memory.write(self._store, argument, place)
                passed.append(place)
        found = called(self._store, *passed)
        for argument, place in zip(arguments, places, strict=True):
            if isinstance(argument, bytearray):
                argument[:] = self._memory.read(self._store, place, place + len(argument))
        return found & (1 << (64 if result == "q" else 32)) - 1 if result else 0

    def _make_room(self, end: int) -> None:
        lacking = end - self._memory.data_len(self._store)
        if lacking > 0:
            self._memory.grow(self._store, -(-lacking // PAGE))


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


@cache
def page_kernel() -> WasmKernel:
    """The kernel of the page, one for all tests of a process."""
    return WasmKernel()
