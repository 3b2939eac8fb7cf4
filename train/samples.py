"""Samples of the kernel as tensors."""

from dataclasses import dataclass

import torch
from torch import Tensor

from sixtysix.search.network import OUTCOMES, POLICY
from sixtysix.search.self_play import SAMPLE_BYTES, SAMPLE_ON

_MASK_AT = 2 * SAMPLE_ON


@dataclass(frozen=True, slots=True)
class Samples:
    on: Tensor
    """Features that are on, n x SAMPLE_ON."""
    legal: Tensor
    """Choices there were, n x POLICY, bool."""
    held: Tensor
    """The other hand, n x 24, bool."""
    chance: Tensor
    advantage: Tensor
    worth: Tensor
    choice: Tensor
    outcome: Tensor
    needs: Tensor
    kind: Tensor

    def __len__(self) -> int:
        return len(self.choice)


def to_tensors(raw: bytearray) -> Samples:
    rows = torch.frombuffer(raw, dtype=torch.uint8).view(-1, SAMPLE_BYTES)

    def part(at: int, size: int, dtype: torch.dtype) -> Tensor:
        return rows[:, at : at + size].contiguous().view(dtype)

    mask = part(_MASK_AT, 4, torch.int32)
    small = rows[:, _MASK_AT + 20 :].long()
    held = part(_MASK_AT + 4, 4, torch.int32)
    return Samples(
        on=part(0, 2 * SAMPLE_ON, torch.int16).long(),
        legal=(mask >> torch.arange(POLICY) & 1).bool(),
        held=(held >> torch.arange(24) & 1).bool(),
        chance=part(_MASK_AT + 8, 4, torch.float32).squeeze(1),
        advantage=part(_MASK_AT + 12, 4, torch.float32).squeeze(1),
        worth=part(_MASK_AT + 16, 4, torch.float32).squeeze(1),
        choice=small[:, 0],
        outcome=small[:, 1].clamp(0, OUTCOMES - 1),
        needs=small[:, 2],
        kind=small[:, 3],
    )
