# Alıştırma oyunu ve başkalarının paylaştıkları

practice-apart = Alıştırma: bu oyun hiçbir yerde sayılmaz.
practice-compared = Alıştırma: bu oyun hiçbir yerde sayılmaz. İlk sefer { $own }, şimdi { $other }.
practice-waits = Bu oyun alıştırmadır, hiçbir yerde sayılmaz. Maçın bekliyor.
practice-restart = Baştan
shared-deal = Paylaşılan oyun
shared-damaged = Bu bağlantı bozuk: bir parçası eksik ya da değiştirilmiş. Yeniden iste ve tamamını kopyala.
shared-newer = Bu bağlantı daha yeni bir sürümden. Bu sayfayı yeniden yükle, sonra bağlantıyı bir daha aç.
shared-impossible = Böyle bir oyun olamaz: kartlar tam bir deste değil ya da kurallar birbirine uymuyor. Başka bir bağlantı iste.
shared-failed = Bu tarayıcı kartları dağıtamadı. Bu sayfayı yeniden yükle, sonra bağlantıyı bir daha aç.
shared-untouched = Hiçbir şey değişmedi: maçın bıraktığın yerde.
shared-go-on = Maçıma devam et
