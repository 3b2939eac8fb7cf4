"""The network of kernel/net.h in torch, its weights in the kernel's order."""

import ctypes

import torch
from torch import Tensor, nn

from sixtysix.search.network import (
    BELIEF_AT,
    FEATURES,
    FIRST,
    OUT,
    OUTCOME_AT,
    OUTCOMES,
    POLICY,
    SECOND,
    WEIGHTS,
)

UNSEEN, CARDS = 48, 24
"""The features of unseen cards, in kernel/observation.h."""


class Network(nn.Module):
    def __init__(self, seed: int) -> None:
        super().__init__()
        g = torch.Generator().manual_seed(seed)
        self.first = nn.Parameter(torch.randn(FEATURES + 1, FIRST, generator=g) * 0.15)
        self.first_bias = nn.Parameter(torch.zeros(FIRST))
        self.second = nn.Parameter(torch.randn(FIRST, SECOND, generator=g) * (2 / FIRST) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(SECOND))
        self.out = nn.Parameter(torch.randn(SECOND, OUT, generator=g) * 0.01)
        self.out_bias = nn.Parameter(torch.zeros(OUT))
        with torch.no_grad():
            self.first[FEATURES] = 0  # what samples are filled up with
            self.out_bias[POLICY - 2] = -3.0  # closing is rare

    def forward(self, on: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Logits of policy, outcomes and beliefs, and the cards that beliefs are about, from the features that are on: a row a sample."""
        dense = torch.zeros(on.shape[0], FEATURES + 1, dtype=torch.bfloat16).scatter_(1, on, 1.0)
        first = dense[:, :FEATURES] @ self.first[:FEATURES].bfloat16()  # zeros and ones are exact in 16 bits
        hidden = torch.relu(first.float() + self.first_bias)
        hidden = torch.relu(torch.addmm(self.second_bias, hidden, self.second))
        out = torch.addmm(self.out_bias, hidden, self.out)
        unseen = dense[:, UNSEEN : UNSEEN + CARDS].float()
        return out[:, :POLICY], out[:, OUTCOME_AT : OUTCOME_AT + OUTCOMES], out[:, BELIEF_AT:OUT], unseen


def to_bytes(parameters: list[Tensor]) -> bytes:
    """The weights as the kernel takes them."""
    first, first_bias, second, second_bias, out, out_bias = (p.detach() for p in parameters)
    flat = torch.cat(
        [part.reshape(-1) for part in (first[:FEATURES], first_bias, second, second_bias, out, out_bias)]
    )
    if flat.numel() != WEIGHTS:
        raise ValueError(f"{flat.numel()} weights, expected {WEIGHTS}")
    return ctypes.string_at(flat.contiguous().data_ptr(), flat.numel() * 4)


@torch.no_grad()
def load_bytes(net: Network, weights: bytes) -> None:
    """Puts weights, as the kernel takes them, into a network."""
    flat = torch.frombuffer(bytearray(weights), dtype=torch.float32)
    if flat.numel() != WEIGHTS:
        raise ValueError(f"{flat.numel()} weights, expected {WEIGHTS}")
    at = 0
    for place, parameter in enumerate(net.parameters()):
        into = parameter[:FEATURES] if place == 0 else parameter
        into.copy_(flat[at : at + into.numel()].view_as(into))
        at += into.numel()
