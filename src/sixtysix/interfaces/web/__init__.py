"""The web server: HTTP, one WebSocket per table, and the page."""
