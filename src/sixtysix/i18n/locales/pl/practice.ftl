# Rozdanie treningowe i rozdania udostępnione przez innych

practice-apart = Trening: to rozdanie się nie liczy.
practice-compared = Trening: to rozdanie się nie liczy. Za pierwszym razem { $own }, teraz { $other }.
practice-waits = To rozdanie jest treningiem i się nie liczy. Twoja partia czeka.
practice-restart = Od początku
shared-deal = Udostępnione rozdanie
shared-damaged = Ten link jest uszkodzony: czegoś brakuje albo coś zmieniono. Poproś o niego ponownie i skopiuj go w całości.
shared-newer = Ten link pochodzi z nowszej wersji. Odśwież tę stronę i otwórz link jeszcze raz.
shared-impossible = Takiego rozdania nie może być: karty nie są pełną talią albo zasady do siebie nie pasują. Poproś o inny link.
shared-failed = Ta przeglądarka nie mogła rozdać kart. Odśwież tę stronę i otwórz link jeszcze raz.
shared-untouched = Nic się nie zmieniło: twoja partia czeka tam, gdzie ją przerwano.
shared-go-on = Wróć do mojej partii
