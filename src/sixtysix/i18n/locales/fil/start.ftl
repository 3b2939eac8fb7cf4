no-script = Script ang namimigay ng baraha rito. Payagan ang JavaScript sa pahinang ito, saka i-load muli.
not-loaded = Hindi dumating ang mesa. Tingnan ang koneksiyon, saka i-load muli ang pahina.
