/**
 * Places of Croatia, Bosnia and Herzegovina, Montenegro, Albania, Greece, Turkey, Malta and Cyprus; the notation is
 * explained in `../gazetteer.ts`.
 */
export const balkansGreeceTurkey = `
= hr
Dubrovnik | 42.641 18.108 | city coast
~ Dubrovnik's wall runs for almost two kilometres round a town of polished limestone. / Dubrovniks Mauer zieht sich fast zwei Kilometer um eine Stadt aus blank gelaufenem Kalkstein.
+ the Stradun; the Rector's Palace; the island of Lokrum / den Stradun; den Rektorenpalast; die Insel Lokrum
! walk the town wall when it opens / gleich zur Öffnung über die Stadtmauer gehen
* oysters from nearby Ston / Austern aus dem nahen Ston
Split | 43.508 16.440 | city coast ruins
~ Split grew inside the retirement palace of the emperor Diocletian, and people still live between its walls. / Split wuchs im Alterssitz des Kaisers Diokletian heran, und noch heute wohnt man zwischen seinen Mauern.
+ the Peristyle; the cathedral in Diocletian's mausoleum; the old town of Trogir / das Peristyl; die Kathedrale in Diokletians Mausoleum; die Altstadt von Trogir
! walk up Marjan hill through the pines / durch die Kiefern auf den Marjan steigen
* pašticada, beef braised in wine and prunes / Pašticada, in Wein und Pflaumen geschmortes Rind
Hvar | 43.173 16.441 | town island coast wine bike | on Hvar / auf Hvar
~ On Hvar lavender and vines grow, some of them in fields that Greek settlers measured out in the fourth century BC. / Auf Hvar wachsen Lavendel und Reben, einige davon auf Feldern, die griechische Siedler im vierten Jahrhundert v. Chr. abgesteckt haben.
+ the plain of Stari Grad; the Spanish fortress; the Pakleni islands / die Ebene von Stari Grad; die Spanische Festung; die Pakleni-Inseln
! kayak to the Pakleni islands / mit dem Kajak zu den Pakleni-Inseln fahren
* gregada, a white fish stew / Gregada, einen hellen Fischeintopf
Plitvice Lakes / Plitvicer Seen | 44.865 15.582 | lake forest hike | at the Plitvice Lakes / an den Plitvicer Seen
~ Sixteen lakes spill into one another over barriers of travertine that are still growing. / Sechzehn Seen laufen über Travertinbarrieren ineinander, die bis heute wachsen.
+ the Great Waterfall; the wooden boardwalks; Lake Kozjak / den Großen Wasserfall; die Holzstege; den Kozjak-See
! walk from the lower lakes to the upper ones / von den unteren zu den oberen Seen wandern
* trout with chard and potatoes / Forelle mit Mangold und Kartoffeln
= ba
Sarajevo | 43.856 18.413 | city mountain
~ In Sarajevo a line in the pavement marks where the Ottoman street meets the Austro-Hungarian one. / In Sarajevo markiert eine Linie im Pflaster, wo die osmanische Straße auf die österreichisch-ungarische trifft.
+ the Baščaršija bazaar; the Gazi Husrev-beg Mosque; the Tunnel of Hope / den Basar Baščaršija; die Gazi-Husrev-Beg-Moschee; den Tunnel der Hoffnung
! walk down the abandoned bobsleigh track on Trebević / die stillgelegte Bobbahn am Trebević hinunterlaufen
* ćevapi in flatbread with raw onion / Ćevapi im Fladenbrot mit rohen Zwiebeln
Mostar | 43.343 17.808 | town river bike
~ Mostar is named after the keepers of its bridge, which was shot down in 1993 and rebuilt stone by stone. / Mostar ist nach den Wächtern seiner Brücke benannt, die 1993 zerschossen und Stein für Stein wiederaufgebaut wurde.
+ the Old Bridge; the dervish house at Blagaj; the Kravica waterfalls / die Alte Brücke; das Derwischhaus in Blagaj; die Kravica-Wasserfälle
! cycle the Ćiro trail along the old narrow-gauge line / auf dem Ćiro-Radweg der alten Schmalspurbahn folgen
* japrak, stuffed leaves with yoghurt / Japrak, gefüllte Blätter mit Joghurt
= me
Kotor | 42.425 18.771 | town coast mountain hike
~ Kotor's walls climb straight up the mountain at the end of a bay that looks like a fjord. / Kotors Mauern steigen am Ende einer Bucht, die wie ein Fjord aussieht, geradewegs den Berg hinauf.
+ the Cathedral of St Tryphon; Perast and its island church; the fortress of San Giovanni / die Sankt-Tryphon-Kathedrale; das Städtchen Perast und seine Inselkirche; die Festung San Giovanni
! hike the Ladder of Kotor with its hairpin bends / die Leiter von Kotor mit ihren Serpentinen hinaufwandern
* black risotto with cuttlefish / schwarzen Risotto mit Tintenfisch
Žabljak | 43.155 19.122 | town mountain lake forest hike snow
~ Žabljak lies at about 1450 metres, among the highest towns in the Balkans, with Durmitor's peaks at its back. / Žabljak liegt auf rund 1450 Metern, so hoch wie wenige Orte auf dem Balkan, mit den Gipfeln des Durmitor im Rücken.
+ the Black Lake; the Đurđevića Tara Bridge; the ice cave below Obla Glava / den Schwarzen See; die Đurđevića-Tara-Brücke; die Eishöhle unter der Obla Glava
! raft down the Tara canyon / durch die Tara-Schlucht raften
* kačamak with melted mountain cheese / Kačamak mit geschmolzenem Bergkäse
= al
Tirana | 41.328 19.819 | city
~ Tirana painted its concrete in bright colours and turned its bunkers into museums. / Tirana hat seinen Beton bunt gestrichen und seine Bunker zu Museen gemacht.
+ Skanderbeg Square; the Bunk'Art museums; the Et'hem Bey Mosque / den Skanderbeg-Platz; die Bunk'Art-Museen; die Et'hem-Bey-Moschee
! ride the cable car up Mount Dajt / mit der Seilbahn auf den Dajt fahren
* fërgesë with peppers and curd cheese / Fërgesë mit Paprika und Frischkäse
Berat | 40.706 19.952 | town river hills wine
~ In Berat white Ottoman houses stand so close above one another that they seem to be all windows. / In Berat stehen weiße osmanische Häuser so dicht übereinander, dass sie nur aus Fenstern zu bestehen scheinen.
+ the inhabited citadel; the icons of Onufri; the quarter of Mangalem / die bewohnte Zitadelle; die Ikonen von Onufri; das Viertel Mangalem
! hike through the Osum canyon / durch die Osum-Schlucht wandern
* tavë kosi, lamb baked in yoghurt / Tavë Kosi, in Joghurt überbackenes Lamm
Theth | 42.396 19.774 | village mountain river hike
~ Theth lies in a bowl of the Accursed Mountains, with one stone church in the middle of its meadows. / Theth liegt in einem Kessel der Verwunschenen Berge, mit einer einzigen Steinkirche mitten in den Wiesen.
+ the lock-in tower; the Grunas waterfall; the Blue Eye of Kaprre / den Blutracheturm; den Grunas-Wasserfall; das Blaue Auge von Kaprre
! hike over the pass to Valbona / über den Pass nach Valbona wandern
* flija, a pancake of many layers / Flija, einen Pfannkuchen aus vielen Schichten
= gr
Athens / Athen | 37.984 23.728 | city ruins
~ In Athens the Parthenon appears at the end of the most ordinary streets. / In Athen taucht der Parthenon am Ende der gewöhnlichsten Straßen auf.
+ the Acropolis and its museum; the ancient Agora; the lanes of Plaka / die Akropolis und ihr Museum; die antike Agora; die Gassen der Plaka
! watch the sunset from Philopappos Hill / vom Philopapposhügel den Sonnenuntergang betrachten
* souvlaki in pitta near Monastiraki / Souvlaki in Pita am Monastiraki
Santorini | 36.393 25.461 | island coast volcano wine hike | on Santorini / auf Santorini
~ Santorini is the rim of a volcano that blew itself apart in the Bronze Age. / Santorini ist der Rand eines Vulkans, der sich in der Bronzezeit selbst in die Luft gesprengt hat.
+ the caldera rim at Oia; the buried town of Akrotiri; the Red Beach / den Kraterrand bei Oia; die verschüttete Stadt Akrotiri; den Roten Strand
! walk the rim from Fira to Oia / am Kraterrand von Fira nach Oia wandern
* yellow fava with a glass of Assyrtiko / gelbe Fava mit einem Glas Assyrtiko
Crete / Kreta | 35.240 24.809 | island coast mountain hike ruins | on Crete / auf Kreta
~ Crete has snow on its mountains in spring while people already swim in the Libyan Sea. / Auf Kreta liegt im Frühling noch Schnee auf den Bergen, während man im Libyschen Meer schon badet.
+ the palace of Knossos; the Venetian harbour of Chania; the monastery of Arkadi / den Palast von Knossos; den venezianischen Hafen von Chania; das Kloster Arkadi
! hike down the Samaria gorge / durch die Samaria-Schlucht hinunterwandern
* dakos, barley rusk with tomato and mizithra / Dakos, Gerstenzwieback mit Tomate und Mizithra
Meteora | 39.714 21.631 | mountain temple hike village
~ In Meteora monks built monasteries on top of rock pillars and pulled up supplies in nets. / In Meteora bauten Mönche Klöster auf Felsnadeln und zogen ihre Vorräte in Netzen hinauf.
+ the monastery of Great Meteoron; the monastery of Varlaam; the rocks above Kastraki / das Kloster Megalo Meteoro; das Kloster Varlaam; die Felsen über Kastraki
! walk the old monks' paths at dawn / im Morgengrauen die alten Mönchspfade gehen
* spetzofai, country sausage with peppers / Spetzofai, Landwurst mit Paprika
Nafplio | 37.568 22.806 | town coast ruins
~ Nafplio was an early capital of modern Greece and has three fortresses, one of them out in the water. / Nafplio war eine frühe Hauptstadt des modernen Griechenland und hat drei Festungen, eine davon mitten im Wasser.
+ the Palamidi fortress; the theatre of Epidaurus; the Lion Gate of Mycenae / die Festung Palamidi; das Theater von Epidauros; das Löwentor von Mykene
! climb the long stairs to the Palamidi / die lange Treppe zur Palamidi hinaufsteigen
* grilled octopus with ouzo / gegrillten Oktopus mit Ouzo
Naxos | 37.104 25.376 | island coast mountain hike village | on Naxos / auf Naxos
~ Naxos is the largest of the Cyclades and green enough to live off its own cheese and potatoes. / Naxos ist die größte der Kykladen und grün genug, um vom eigenen Käse und den eigenen Kartoffeln zu leben.
+ the marble gate of the Portara; the unfinished kouros of Apollonas; the village of Apiranthos / das Marmortor Portara; den unvollendeten Kouros von Apollonas; das Dorf Apiranthos
! climb Mount Zas, the highest of the Cyclades / den Zas, den höchsten Berg der Kykladen, besteigen
* graviera cheese with citron liqueur / Graviera-Käse mit Zitronatzitronenlikör
= tr
Istanbul | 41.008 28.978 | city coast
~ In Istanbul a ferry takes about twenty minutes from Europe to Asia, and tea is served on the way. / In Istanbul braucht die Fähre von Europa nach Asien etwa zwanzig Minuten, Tee gibt es unterwegs.
+ Hagia Sophia; Topkapı Palace; the Grand Bazaar / die Hagia Sophia; den Topkapı-Palast; den Großen Basar
! cruise up the Bosphorus to the Black Sea / auf dem Bosporus bis zum Schwarzen Meer fahren
* a fish sandwich by the Galata Bridge / ein Fischbrötchen an der Galatabrücke
Göreme | 38.643 34.829 | village volcano hike ruins
~ Around Göreme people carved homes, churches and dovecotes into the tuff of old volcanoes. / Rund um Göreme haben Menschen Häuser, Kirchen und Taubenschläge in den Tuff alter Vulkane gegraben.
+ the rock churches of the open-air museum; the underground city of Derinkuyu; the castle rock of Uçhisar / die Felskirchen des Freilichtmuseums; die unterirdische Stadt Derinkuyu; den Burgfelsen von Uçhisar
! hike through the Rose Valley / durch das Rosental wandern
* testi kebab, stewed in a sealed clay jug / Testi Kebap, im versiegelten Tonkrug geschmort
Selçuk | 37.951 27.368 | town ruins hills
~ Selçuk is the small town beside Ephesus, and storks nest on its Byzantine aqueduct. / Selçuk ist die Kleinstadt neben Ephesos, und auf ihrem byzantinischen Aquädukt nisten Störche.
+ the Library of Celsus; the terrace houses of Ephesus; the Basilica of St John / die Celsus-Bibliothek; die Hanghäuser von Ephesos; die Johannesbasilika
! walk among the vines and orchards of Şirince / zwischen den Reben und Obstgärten von Şirince spazieren
* çöp şiş, small skewers over charcoal / Çöp Şiş, kleine Spieße vom Holzkohlegrill
Kaş | 36.200 29.639 | town coast hike ruins
~ In Kaş Lycian sarcophagi stand in the street, and the Greek island of Kastellorizo lies opposite. / In Kaş stehen lykische Sarkophage auf der Straße, und gegenüber liegt die griechische Insel Kastellorizo.
+ the theatre above the sea; the sunken ruins of Kekova; the beach of Kaputaş / das Theater über dem Meer; die versunkenen Ruinen von Kekova; den Strand von Kaputaş
! hike a stage of the Lycian Way / eine Etappe des Lykischen Wegs wandern
* meze and grilled sea bream / Meze und gegrillte Dorade
Pamukkale | 37.924 29.119 | village ruins hills
~ At Pamukkale warm water has been laying down white terraces of lime for thousands of years. / In Pamukkale lagert warmes Wasser seit Jahrtausenden weiße Kalkterrassen ab.
+ the travertine pools; the theatre of Hierapolis; the ruins of Laodicea / die Sinterbecken; das Theater von Hierapolis; die Ruinen von Laodikeia
! walk barefoot up the terraces / barfuß über die Terrassen hinaufgehen
* gözleme filled with herbs and cheese / Gözleme mit Kräutern und Käse
= mt
Valletta | 35.899 14.514 | city coast
~ Valletta was built by knights after a siege, with straight streets so that the sea breeze could pass. / Valletta wurde nach einer Belagerung von Rittern gebaut, mit geraden Straßen, damit die Meeresbrise hindurchzieht.
+ St John's Co-Cathedral; the Upper Barrakka Gardens; the silent town of Mdina / die St.-Johannes-Konkathedrale; die Oberen Barrakka-Gärten; die stille Stadt Mdina
! cross the Grand Harbour in a small wooden boat / in einem kleinen Holzboot über den Großen Hafen setzen
* pastizzi filled with ricotta / Pastizzi mit Ricotta
= cy
Paphos | 34.776 32.425 | town coast ruins
~ In Paphos the floors of Roman villas lie open beside the sea, and Aphrodite is said to have come ashore nearby. / In Paphos liegen die Böden römischer Villen offen am Meer, und in der Nähe soll Aphrodite an Land gegangen sein.
+ the mosaics of the House of Dionysos; the Tombs of the Kings; the rock of Aphrodite / die Mosaike im Haus des Dionysos; die Königsgräber; den Felsen der Aphrodite
! hike through the Avakas gorge / durch die Avakas-Schlucht wandern
* halloumi from the grill / Halloumi vom Grill
Omodos | 34.848 32.808 | village hills wine hike
~ Omodos presses wine on the southern slopes of the Troodos and gathers in the evening round its monastery. / Omodos keltert Wein an den Südhängen des Troodos und versammelt sich abends um sein Kloster.
+ the monastery of the Holy Cross; the medieval wine press; the painted churches of the Troodos / das Kloster zum Heiligen Kreuz; die mittelalterliche Weinpresse; die bemalten Kirchen des Troodos
! walk to the Caledonia falls / zu den Kaledonia-Wasserfällen wandern
* a glass of sweet Commandaria / ein Glas süßen Commandaria
`;
