"""The HTTP API, a file for each part of it. The paths are described in docs/protocol.md."""
