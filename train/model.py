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
    PHASES,
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
        self.second = nn.Parameter(torch.randn(PHASES, FIRST, SECOND, generator=g) * (2 / FIRST) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(PHASES, SECOND))
        self.out = nn.Parameter(torch.randn(PHASES, SECOND, OUT, generator=g) * 0.01)
        self.out_bias = nn.Parameter(torch.zeros(PHASES, OUT))
        with torch.no_grad():
            self.first[FEATURES] = 0  # what samples are filled up with
            self.out_bias[:, POLICY - 2] = -3.0  # closing is rare

    def forward(self, on: Tensor, phase: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Logits of policy, outcomes and beliefs, and the cards that beliefs are about: a row a sample.

        `on`: the features that are on, a row a sample; `phase`: whose upper layers are asked.
        """
        dense = torch.zeros(on.shape[0], FEATURES + 1, dtype=torch.bfloat16).scatter_(1, on, 1.0)
        first = dense[:, :FEATURES] @ self.first[:FEATURES].bfloat16()  # zeros and ones are exact in 16 bits
        hidden = torch.relu(first.float() + self.first_bias)
        out = torch.empty(len(on), OUT)
        for number in range(PHASES):
            rows = (phase == number).nonzero()[:, 0]
            upper = torch.relu(torch.addmm(self.second_bias[number], hidden[rows], self.second[number]))
            out = out.index_put((rows,), torch.addmm(self.out_bias[number], upper, self.out[number]))
        unseen = dense[:, UNSEEN : UNSEEN + CARDS].float()
        return out[:, :POLICY], out[:, OUTCOME_AT : OUTCOME_AT + OUTCOMES], out[:, BELIEF_AT:OUT], unseen


def to_bytes(parameters: list[Tensor]) -> bytes:
    """The weights as the kernel takes them."""
    first, first_bias, *upper = (p.detach() for p in parameters)
    by_phase = [part[number] for number in range(PHASES) for part in upper]
    flat = torch.cat([part.reshape(-1) for part in (first[:FEATURES], first_bias, *by_phase)])
    if flat.numel() != WEIGHTS:
        raise ValueError(f"{flat.numel()} weights, expected {WEIGHTS}")
    return ctypes.string_at(flat.contiguous().data_ptr(), flat.numel() * 4)


@torch.no_grad()
def load_bytes(net: Network, weights: bytes) -> None:
    """Puts weights, as the kernel takes them, into a network."""
    flat = torch.frombuffer(bytearray(weights), dtype=torch.float32)
    if flat.numel() != WEIGHTS:
        raise ValueError(f"{flat.numel()} weights, expected {WEIGHTS}")
    first, first_bias, *upper = net.parameters()
    at = 0
    for into in (first[:FEATURES], first_bias, *(part[number] for number in range(PHASES) for part in upper)):
        into.copy_(flat[at : at + into.numel()].view_as(into))
        at += into.numel()
