no-script = Qui le carte le dà uno script. Consenti JavaScript per questa pagina e ricaricala.
not-loaded = Il tavolo non è arrivato. Controlla la connessione e ricarica la pagina.
