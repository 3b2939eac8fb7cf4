"""Matches played at home: against the engine on this machine, without a server. Both tables of the terminal share them."""
