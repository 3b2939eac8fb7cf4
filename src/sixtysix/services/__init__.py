"""The referee's work around the rules: tables that keep their history, take commands and tell each seat what it may know."""
