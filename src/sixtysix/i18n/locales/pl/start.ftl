no-script = Karty rozdaje tu skrypt. Zezwól na JavaScript na tej stronie i wczytaj ją ponownie.
not-loaded = Stół się nie wczytał. Sprawdź połączenie i wczytaj stronę ponownie.
