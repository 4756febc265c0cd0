"""Reading and writing files: checked TOML, ledgers, files that are never left half written."""
