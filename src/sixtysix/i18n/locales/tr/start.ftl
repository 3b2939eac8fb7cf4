no-script = Kartları burada bir betik dağıtır. Bu sayfa için JavaScript’e izin ver, sonra sayfayı yenile.
not-loaded = Masa gelmedi. Bağlantını denetle, sonra sayfayı yenile.
