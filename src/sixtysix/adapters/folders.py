"""Where the files of this user are kept, by the custom of the platform."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """The folder of this program's data; it may not be there yet."""
    home = Path.home() if home is None else home
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME", ""))
        base = named if named.is_absolute() else home / ".local" / "share"
    return base / "sixtysix"


def state_folder(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> Path:
    """The folder of what goes on at the next start; it may not be there yet."""
    home = Path.home() if home is None else home
    if platform in ("win32", "darwin"):
        return data_folder(environment, platform, home)
    named = Path(environment.get("XDG_STATE_HOME", ""))
    return (named if named.is_absolute() else home / ".local" / "state") / "sixtysix"
