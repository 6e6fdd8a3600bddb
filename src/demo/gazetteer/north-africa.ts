/** Places of Egypt, Morocco and Tunisia; the notation is explained in `../gazetteer.ts`. */
export const northAfrica = `
= eg
Cairo / Kairo | 30.044 31.236 | city river ruins
~ Cairo reaches to the very edge of the desert, and the pyramids begin where the last blocks of flats end. / Kairo reicht bis an den Rand der Wüste, und wo die letzten Wohnblocks enden, beginnen die Pyramiden.
+ the pyramids of Giza; the Grand Egyptian Museum; the mosques of the Islamic old town / die Pyramiden von Gizeh; das Große Ägyptische Museum; die Moscheen der islamischen Altstadt
! sail a felucca at dusk / in der Dämmerung mit einer Feluke segeln
* koshari with lentils, pasta and crisp onions / Koschari mit Linsen, Nudeln und Röstzwiebeln
Luxor | 25.687 32.640 | city river ruins desert temple
~ In Luxor the living town lies on the east bank and the tombs of the pharaohs on the west. / In Luxor liegt die Stadt der Lebenden am Ostufer, die Gräber der Pharaonen liegen am Westufer.
+ the temple of Karnak; the Valley of the Kings; the temple of Hatshepsut / den Tempel von Karnak; das Tal der Könige; den Tempel der Hatschepsut
! float over the west bank in a balloon at sunrise / bei Sonnenaufgang im Ballon über das Westufer schweben
* stuffed pigeon with freekeh / gefüllte Taube mit Freekeh
Edfu | 24.978 32.873 | town river temple ruins
~ Edfu has the best-preserved temple in Egypt, because the sand kept it safe almost up to the roof. / Edfu besitzt den besterhaltenen Tempel Ägyptens, weil der Sand ihn fast bis zum Dach bewahrt hat.
+ the temple of Horus; the granite falcon at its door / den Tempel des Horus; den Granitfalken vor seinem Tor
! read the wall reliefs with an Egyptologist / mit einer Ägyptologin die Wandreliefs lesen
* warm bread with ful and cumin / warmes Brot mit Ful und Kreuzkümmel
Kom Ombo | 24.452 32.928 | town river temple ruins
~ The temple of Kom Ombo stands right above the Nile and has two of everything, for it serves two gods. / Der Tempel von Kom Ombo steht direkt über dem Nil und hat alles doppelt, denn er dient zwei Göttern.
+ the double temple of Sobek and Haroeris; the museum of crocodile mummies / den Doppeltempel von Sobek und Haroeris; das Museum der Krokodilmumien
! visit the floodlit temple after dark / den angestrahlten Tempel nach Einbruch der Dunkelheit besuchen
* sugar cane juice, freshly pressed / frisch gepressten Zuckerrohrsaft
Aswan / Assuan | 24.089 32.900 | city river island desert
~ At Aswan the Nile breaks up between granite boulders, and Nubia begins. / Bei Assuan zerteilt sich der Nil zwischen Granitblöcken, und Nubien beginnt.
+ the temple of Philae; the unfinished obelisk; the Nubian Museum / den Tempel von Philae; den Unvollendeten Obelisken; das Nubische Museum
! sail round Elephantine Island / um die Insel Elephantine segeln
* karkadeh, hibiscus tea served cold / Karkadeh, kalten Hibiskustee
= ma
Marrakesh / Marrakesch | 31.630 -7.990 | city
~ In Marrakesh the great square empties at noon and fills at dusk with smoke, drums and storytellers. / In Marrakesch leert sich der große Platz am Mittag und füllt sich zur Dämmerung mit Rauch, Trommeln und Erzählern.
+ the Djemaa el-Fna; the Ben Youssef Madrasa; the Saadian Tombs / den Platz Djemaa el-Fna; die Medersa Ben Youssef; die Saadier-Gräber
! find a way through the dyers' souk / sich durch den Souk der Färber schlagen
* tanjia, meat slow-cooked in the hammam embers / Tanjia, in der Glut des Hamams gegartes Fleisch
Fez / Fès | 34.033 -5.000 | city
~ The old town of Fez has thousands of lanes and most of them admit nothing wider than a donkey. / Die Altstadt von Fès hat Tausende Gassen, und durch die allermeisten kommt nur ein Esel.
+ the Bou Inania Madrasa; the Chouara tannery; the Al-Qarawiyyin mosque from outside / die Medersa Bou Inania; die Gerberei Chouara; die Al-Qarawiyyin-Moschee von außen
! knead your own bread for the neighbourhood oven / das eigene Brot für den Viertelsofen kneten
* pastilla with pigeon and almonds / Pastilla mit Taube und Mandeln
Chefchaouen | 35.169 -5.264 | town mountain hike
~ Chefchaouen paints its walls blue each spring, and nobody agrees on why. / Chefchaouen streicht seine Mauern jedes Frühjahr blau, und über den Grund ist man sich nicht einig.
+ the kasbah; the Ras el-Maa spring; the waterfalls of Akchour / die Kasbah; die Quelle Ras el-Maa; die Wasserfälle von Akchour
! hike to God's Bridge near Akchour / bei Akchour zur Gottesbrücke wandern
* bissara, a soup of broad beans / Bissara, eine Suppe aus Saubohnen
Imlil | 31.137 -7.920 | village mountain hike snow
~ Imlil stands among walnut terraces at 1740 metres, where the mule track to Toubkal begins. / Imlil liegt zwischen Walnussterrassen auf 1740 Metern, wo der Maultierpfad zum Toubkal beginnt.
+ the Kasbah du Toubkal; the shrine of Sidi Chamharouch; the villages of the Aït Mizane / die Kasbah du Toubkal; das Heiligtum Sidi Chamharouch; die Dörfer im Tal Aït Mizane
! climb Toubkal, the highest peak in North Africa / den Toubkal, den höchsten Gipfel Nordafrikas, besteigen
* Berber omelette with tomato and cumin / Berber-Omelett mit Tomate und Kreuzkümmel
Merzouga | 31.099 -4.012 | village desert
~ Behind Merzouga's last houses the dunes of Erg Chebbi rise to about 150 metres. / Hinter den letzten Häusern von Merzouga steigen die Dünen des Erg Chebbi rund 150 Meter hoch auf.
+ the dunes of Erg Chebbi; the Gnawa musicians of Khamlia; the seasonal lake of Dayet Srji / die Dünen des Erg Chebbi; die Gnawa-Musiker von Khamlia; den zeitweiligen See Dayet Srji
! ride a camel to a camp in the dunes / auf dem Dromedar zu einem Lager in den Dünen reiten
* medfouna, a flatbread stuffed with meat / Medfouna, ein mit Fleisch gefülltes Fladenbrot
Essaouira | 31.513 -9.770 | town coast
~ Essaouira has Atlantic wind all summer, blue boats in the harbour and cats on every wall. / Essaouira hat den ganzen Sommer Atlantikwind, blaue Boote im Hafen und Katzen auf jeder Mauer.
+ the sea bastion with its cannons; the fishing harbour; the woodcarvers' workshops / die Seebastion mit ihren Kanonen; den Fischerhafen; die Werkstätten der Holzschnitzer
! ride along the beach to Diabat / am Strand entlang nach Diabat reiten
* sardines from the harbour grill / Sardinen vom Hafengrill
= tn
Tunis | 36.806 10.181 | city coast ruins
~ Tunis has a medina of studded doors, a boulevard of cafés and Carthage along the suburban line. / Tunis hat eine Medina voller beschlagener Türen, einen Boulevard voller Cafés und Karthago an der Vorortbahn.
+ the mosaics of the Bardo Museum; the ruins of Carthage; the blue doors of Sidi Bou Saïd / die Mosaike des Bardo-Museums; die Ruinen von Karthago; die blauen Türen von Sidi Bou Saïd
! ride the suburban train to Carthage and Sidi Bou Saïd / mit der Vorortbahn nach Karthago und Sidi Bou Saïd fahren
* brik with egg and tuna / Brik mit Ei und Thunfisch
Kairouan | 35.678 10.096 | city temple
~ Kairouan's Great Mosque rests on a forest of columns taken from Roman and Byzantine buildings. / Kairouans Große Moschee ruht auf einem Wald von Säulen aus römischen und byzantinischen Bauten.
+ the Great Mosque; the Aghlabid Basins; the amphitheatre of El Djem / die Große Moschee; die Aghlabiden-Becken; das Amphitheater von El Djem
! watch a carpet weaver at her loom / einer Teppichweberin am Webstuhl zusehen
* makroudh, semolina pastry with dates / Makroudh, Grießgebäck mit Datteln
Tozeur | 33.919 8.134 | town desert
~ Tozeur lays its yellow bricks in patterns like a carpet and for centuries watered its palms by a plan of the thirteenth century. / Tozeur mauert seine gelben Ziegel in Mustern wie auf einem Teppich und bewässerte seine Palmen jahrhundertelang nach einem Plan aus dem dreizehnten Jahrhundert.
+ the brick quarter of Ouled el-Hadef; the salt lake Chott el-Djerid; the mountain oasis of Chebika / das Ziegelviertel Ouled el-Hadef; den Salzsee Chott el-Djerid; die Bergoase Chebika
! cycle through the palm grove / durch den Palmenhain radeln
* deglet nour dates straight from the palm / Deglet-Nour-Datteln frisch von der Palme
`;
