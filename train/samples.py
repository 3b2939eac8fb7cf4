"""Samples of the kernel as tensors."""

from dataclasses import dataclass

import torch
from torch import Tensor

from sixtysix.search.network import OUTCOMES, POLICY
from sixtysix.search.self_play import SAMPLE_BYTES, SAMPLE_ON

_MASKS_AT = 2 * SAMPLE_ON
_ADVANTAGE_AT = _MASKS_AT + 12
_SMALL_AT = _ADVANTAGE_AT + 128


@dataclass(frozen=True, slots=True)
class Samples:
    on: Tensor
    """Features that are on, n x SAMPLE_ON."""
    legal: Tensor
    """Choices there were, n x POLICY, bool."""
    tried: Tensor
    """Those that were tried, n x POLICY, bool."""
    held: Tensor
    """The other hand, n x 24, bool."""
    advantage: Tensor
    """What each choice brought more than the mean, n x POLICY; 0 if not tried."""
    outcome: Tensor
    kind: Tensor
    phase: Tensor

    def __len__(self) -> int:
        return len(self.outcome)


def to_tensors(raw: bytearray) -> Samples:
    rows = torch.frombuffer(raw, dtype=torch.uint8).view(-1, SAMPLE_BYTES)

    def part(at: int, size: int, dtype: torch.dtype) -> Tensor:
        return rows[:, at : at + size].contiguous().view(dtype)

    def bits(at: int, count: int) -> Tensor:
        return (part(at, 4, torch.int32) >> torch.arange(count) & 1).bool()

    small = rows[:, _SMALL_AT:].long()
    return Samples(
        on=part(0, 2 * SAMPLE_ON, torch.int16).long(),
        legal=bits(_MASKS_AT, POLICY),
        tried=bits(_MASKS_AT + 4, POLICY),
        held=bits(_MASKS_AT + 8, 24),
        advantage=part(_ADVANTAGE_AT, 128, torch.float32)[:, :POLICY],
        outcome=small[:, 0].clamp(0, OUTCOMES - 1),
        kind=small[:, 1],
        phase=small[:, 2],
    )
