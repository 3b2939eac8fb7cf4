"""axe-core's verdict on a page."""

import functools
import importlib.resources
import tomllib
from pathlib import Path

from playwright.sync_api import Page

_RUN = """
async (ignored) => {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // a key is called by the words that it shows: those who speak to the page say what they read
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  for (const name of ignored) rules[name] = { enabled: false };
  const runOnly = { type: 'tag', values };
  const { violations, incomplete } = await axe.run(document, { resultTypes: ['violations', 'incomplete'], runOnly, rules });
  const told = (all, kind) => all.flatMap(({ id, impact, help, nodes }) => nodes.map((node) => {
    const why = [...node.any, ...node.all, ...node.none].find((each) => each.data?.messageKey)?.data.messageKey;
    return [kind(id, why), `${id} (${impact}): ${help}: ${node.target.join(' ')}`];
  }));
  return [...told(violations, () => ''), ...told(incomplete, (id, why) => [id, why].filter(Boolean).join(' '))];
}
"""
_UNDECIDED = Path(__file__).with_name("axe_undecided.toml")


@functools.cache
def _axe() -> str:
    return (
        importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    )


@functools.cache
def _decided_elsewhere() -> dict[str, str]:
    return tomllib.loads(_UNDECIDED.read_text(encoding="utf-8"))


def accessibility_faults(page: Page, *, ignore: tuple[str, ...] = ()) -> list[str]:
    """The faults that axe-core finds in a page as it is now, one line each; `ignore` names axe's rules.

    What axe leaves undecided counts as a fault, unless `axe_undecided.toml` says who decides it.
    """
    page.evaluate(_axe())
    found: list[tuple[str, str]] = page.evaluate(_RUN, list(ignore))
    return [
        f"undecided, {kind}: {fault}" if kind else fault
        for kind, fault in found
        if not kind or kind not in _decided_elsewhere()
    ]
