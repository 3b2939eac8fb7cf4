"""The database: SQLite in one file. `file` opens it and is light to import, `store` reads and writes."""
