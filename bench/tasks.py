"""The tasks of a page's main thread, by the processor time they take: what else runs on the machine does not lengthen them."""

from collections import defaultdict
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, Page

_TASK = "ThreadControllerImpl::RunTask"
_MAIN = "CrRendererMain"


class Tasks:
    """Records from its `with` on; afterwards `milliseconds` has all tasks of the busiest page, the longest first."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.milliseconds: list[float] = []
        self._page = page
        self._session: Any = browser.new_browser_cdp_session()
        self._events: list[dict[str, Any]] = []
        self._complete = False
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._session.on("Tracing.tracingComplete", self._end)

    def __enter__(self) -> Self:
        config = {"includedCategories": ["toplevel"], "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
        return self

    def __exit__(
        self, _: type[BaseException] | None, fault: BaseException | None, __: TracebackType | None
    ) -> None:
        self._session.send("Tracing.end")
        while fault is None and not self._complete:
            self._page.wait_for_timeout(50)
        names = {
            _thread(each): each["args"]["name"] for each in self._events if each["name"] == "thread_name"
        }
        found: dict[tuple[int, int], list[float]] = defaultdict(list)
        for each in self._events:
            if each["name"] == _TASK and names.get(_thread(each)) == _MAIN:
                found[_thread(each)].append(each.get("tdur", 0) / 1000)
        self.milliseconds = sorted(max(found.values(), key=sum, default=[]), reverse=True)

    def _end(self, _: object) -> None:
        self._complete = True


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return (event["pid"], event["tid"])
