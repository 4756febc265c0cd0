"""Reading and writing files: checked TOML, ledgers, writes that are whole or not there."""
