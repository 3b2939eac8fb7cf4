no-script = Itt egy szkript osztja a lapokat. Engedélyezd a JavaScriptet ezen az oldalon, majd töltsd be újra.
not-loaded = Az asztal nem érkezett meg. Nézd meg a kapcsolatot, majd töltsd be újra az oldalt.
