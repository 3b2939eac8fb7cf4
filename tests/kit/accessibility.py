"""axe-core's verdict on a page."""

import functools
import importlib.resources

from playwright.sync_api import Page

_RUN = """
async (ignored) => {
  // a key is called by the words that it shows: those who speak to the page say what they read
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  for (const name of ignored) rules[name] = { enabled: false };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${help}: ${node.target.join(' ')}`));
}
"""


@functools.cache
def _axe() -> str:
    return (
        importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    )


def accessibility_faults(page: Page, *, ignore: tuple[str, ...] = ()) -> list[str]:
    """The faults that axe-core finds in a page as it is now, one line each; `ignore` names axe's rules."""
    page.evaluate(_axe())
    found: list[str] = page.evaluate(_RUN, list(ignore))
    return found
