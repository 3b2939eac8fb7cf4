"""Kernels to compare: the shared library, and the page's WebAssembly."""

import pytest

from sixtysix.search.kernel import Kernel, NativeKernel, native
from tests.kit.wasm import WasmKernel


@pytest.fixture(scope="session")
def shared() -> NativeKernel:
    """The kernel as a shared library."""
    return native()


@pytest.fixture(scope="session")
def wasm() -> WasmKernel:
    """The kernel as WebAssembly."""
    return WasmKernel()


@pytest.fixture(params=["shared", "wasm"])
def kernel(request: pytest.FixtureRequest) -> Kernel:
    """Either of them."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Kernel)
    return found
