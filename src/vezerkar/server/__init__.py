"""The table in the browser: HTTP and WebSocket, guests and accounts, storage."""
