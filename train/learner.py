"""One step of learning: all choices of a decision at once, in the clipped form of PPO; and a mean of past weights, which ships."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy

from sixtysix.search.network import POLICY
from train.model import Network, load_bytes
from train.samples import Samples

CLOSE = POLICY - 2


@dataclass(frozen=True, slots=True)
class Settings:
    epochs: int = 2
    batch: int = 4096
    clip: float = 0.2
    outcome_weight: float = 0.5
    belief_weight: float = 0.5
    gradient_norm: float = 0.5
    mean_decay: float = 0.998
    """Of the mean of weights, a step."""


@dataclass(slots=True)
class Rates:
    """What changes in the course of training."""

    learning: float
    entropy: float
    closing: float
    """Keeps closing from being given up before its worth is known: it is bad for who plays badly."""


class Learner:
    """A network, its optimizer, and the mean of its weights."""

    def __init__(self, seed: int, settings: Settings) -> None:
        self.settings = settings
        self.net = Network(seed)
        self.mean = [p.detach().clone() for p in self.net.parameters()]
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-5)
        self.steps = 0

    def begin_with(self, weights: bytes) -> None:
        """Takes over a network."""
        load_bytes(self.net, weights)
        self.mean = [p.detach().clone() for p in self.net.parameters()]

    def state(self) -> dict[str, Any]:
        """All that it takes to go on."""
        return {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "mean": self.mean,
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Goes on from a state."""
        self.net.load_state_dict(state["net"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.mean, self.steps = state["mean"], state["steps"]

    def learn(self, samples: Samples, rates: Rates, generator: torch.Generator) -> dict[str, float]:
        """Learns from samples; gives back means of what was measured."""
        for group in self.optimizer.param_groups:
            group["lr"] = rates.learning
        old = self._policies(samples)
        scale = samples.advantage[samples.tried].std() + 1e-6
        totals: dict[str, float] = {}
        count = 0
        for _ in range(self.settings.epochs):
            order = torch.randperm(len(samples), generator=generator)
            for batch in order.split(self.settings.batch):
                if len(batch) < self.settings.batch // 2:
                    continue
                for name, value in self._step(samples, batch, old[batch], scale, rates).items():
                    totals[name] = totals.get(name, 0.0) + value
                count += 1
        return {name: value / max(count, 1) for name, value in totals.items()} | {"spread": float(scale) * 3}

    @torch.no_grad()
    def _policies(self, samples: Samples) -> Tensor:
        """The policy before learning."""
        parts: list[Tensor] = []
        for batch in torch.arange(len(samples)).split(self.settings.batch):
            logits = self.net(samples.on[batch], samples.phase[batch])[0]
            parts.append(torch.softmax(logits.masked_fill(~samples.legal[batch], -1e9), 1))
        return torch.cat(parts)

    def _step(
        self, samples: Samples, batch: Tensor, old: Tensor, scale: Tensor, rates: Rates
    ) -> dict[str, float]:
        settings = self.settings
        logits, outcomes, beliefs, unseen = self.net(samples.on[batch], samples.phase[batch])
        legal = samples.legal[batch]
        log_policy = torch.log_softmax(logits.masked_fill(~legal, -1e9), 1)
        policy = log_policy.exp()
        # all choices at once: the ratio to the old policy is clipped for each, weighed by its old chance
        ratio = policy / old.clamp_min(1e-6)
        advantage = samples.advantage[batch] / scale
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -(old * torch.min(ratio * advantage, clipped * advantage)).sum(1).mean()
        entropy = -(policy * log_policy.masked_fill(~legal, 0.0)).sum(1).mean()
        outcome_loss = cross_entropy(outcomes, samples.outcome[batch])
        held = samples.held[batch].float()
        belief_loss = (
            binary_cross_entropy_with_logits(beliefs, held, reduction="none") * unseen
        ).sum() / unseen.sum()
        may_close = legal[:, CLOSE].float()
        shyness = -(log_policy[:, CLOSE].clamp_min(-20.0) * may_close).mean()
        loss = (
            policy_loss
            + settings.outcome_weight * outcome_loss
            + settings.belief_weight * belief_loss
            - rates.entropy * entropy
            + rates.closing * shyness
        )
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), settings.gradient_norm)
        self.optimizer.step()
        self._follow()
        return {
            "policy": policy_loss.item(),
            "outcome": outcome_loss.item(),
            "belief": belief_loss.item(),
            "entropy": entropy.item(),
            "closing": ((policy[:, CLOSE] * may_close).sum() / may_close.sum()).item(),
            "clipped": (((ratio - 1).abs() > settings.clip) * old).sum(1).mean().item(),
        }

    @torch.no_grad()
    def _follow(self) -> None:
        """The mean moves towards the weights; early on, faster."""
        self.steps += 1
        decay = min(self.settings.mean_decay, 1 - 1 / (self.steps + 1))
        for mean, now in zip(self.mean, self.net.parameters(), strict=True):
            mean.lerp_(now, 1 - decay)
