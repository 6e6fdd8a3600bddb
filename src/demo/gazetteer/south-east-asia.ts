/**
 * Places of Vietnam, Thailand, Cambodia, Laos, Indonesia, Malaysia, Singapore and the Philippines; the notation is
 * explained in `../gazetteer.ts`.
 */
export const southEastAsia = `
= vn
Hanoi | 21.028 105.854 | city lake rail
~ The lanes of Hanoi's old quarter are named after what they used to sell, and a few sell it to this day. / Die Gassen in Hanois Altstadt heißen nach dem, was sie früher verkauften, und einige verkaufen es bis heute.
+ the Temple of Literature; Hoan Kiem Lake; the Ho Chi Minh Mausoleum / den Literaturtempel; den Hoan-Kiem-See; das Ho-Chi-Minh-Mausoleum
! see a water puppet show / eine Vorstellung des Wasserpuppentheaters sehen
* pho for breakfast on a plastic stool / Pho zum Frühstück auf einem Plastikhocker
Ha Long Bay / Halong-Bucht | 20.910 107.184 | coast island | in Ha Long Bay / in der Halong-Bucht > in die Halong-Bucht
~ Some sixteen hundred limestone islands stand in Ha Long Bay, most of them too steep to live on. / Rund sechzehnhundert Kalksteininseln stehen in der Halong-Bucht, die meisten zu steil zum Wohnen.
+ the Sung Sot Cave; Lan Ha Bay / die Sung-Sot-Höhle; die Lan-Ha-Bucht
! paddle a kayak through a rock arch into a lagoon / im Kajak durch einen Felsbogen in eine Lagune paddeln
* squid cakes, pounded by hand / von Hand gestampfte Tintenfischküchlein
Sapa | 22.336 103.844 | town mountain hike
~ Around Sapa the Hmong and the Dao have cut rice terraces into the slopes below Fansipan. / Rund um Sapa haben Hmong und Dao Reisterrassen in die Hänge unter dem Fansipan geschnitten.
+ the Muong Hoa valley; the summit of Fansipan / das Muong-Hoa-Tal; den Gipfel des Fansipan
! hike from village to village with a Hmong guide / mit einer Hmong-Führerin von Dorf zu Dorf wandern
* black chicken grilled with honey / mit Honig gegrilltes schwarzes Huhn
Hue | 16.464 107.590 | city river ruins rail
~ Thirteen emperors ruled from Hue, and several of them lie buried in gardens along the Perfume River. / Dreizehn Kaiser regierten von Hue aus, und mehrere von ihnen liegen in Gärten am Parfümfluss begraben.
+ the Imperial Citadel; the Thien Mu Pagoda; the tomb of Tu Duc / die Kaiserliche Zitadelle; die Thien-Mu-Pagode; das Grabmal von Tu Duc
! ride over the Hai Van Pass on the back of a motorbike / auf dem Rücksitz eines Motorrads über den Hai-Van-Pass fahren
* bun bo Hue, beef noodle soup with lemongrass / Bun Bo Hue, Nudelsuppe mit Rind und Zitronengras
Hoi An | 15.880 108.338 | town river coast bike
~ Hoi An's harbour silted up, the trade moved to Da Nang, and so the merchants' houses stayed as they were. / Hoi Ans Hafen verlandete, der Handel zog nach Da Nang, und so blieben die Kaufmannshäuser, wie sie waren.
+ the Japanese Bridge; the Cham temples of My Son / die Japanische Brücke; die Cham-Tempel von My Son
! cycle through the rice fields to An Bang beach / durch die Reisfelder zum Strand An Bang radeln
* cao lau, noodles with pork and herbs / Cao Lau, Nudeln mit Schweinefleisch und Kräutern
Ho Chi Minh City / Ho-Chi-Minh-Stadt | 10.776 106.701 | city river
~ Half of Ho Chi Minh City seems to be out on a scooter, and many on it say Saigon. / Halb Ho-Chi-Minh-Stadt scheint auf dem Motorroller unterwegs zu sein, und viele darauf sagen Saigon.
+ the War Remnants Museum; the Central Post Office; the Cu Chi tunnels / das War Remnants Museum; das Hauptpostamt; die Tunnel von Cu Chi
! go from street kitchen to street kitchen by scooter / auf dem Motorroller von Garküche zu Garküche ziehen
* banh mi with pâté and pickles / Banh Mi mit Pastete und eingelegtem Gemüse
Sa Dec | 10.291 105.756 | town river
~ Marguerite Duras spent part of her youth in Sa Dec, and the house of her lover stands by the river. / Marguerite Duras verbrachte einen Teil ihrer Jugend in Sa Dec, und am Fluss steht das Haus ihres Geliebten.
+ the house of Huynh Thuy Le; the Kien An Cung temple / das Haus von Huynh Thuy Le; den Tempel Kien An Cung
! take a boat between the flower beds of Tan Quy Dong / mit dem Boot zwischen den Blumenbeeten von Tan Quy Dong hindurchfahren
* hu tieu, clear soup with rice noodles / Hu Tieu, klare Suppe mit Reisnudeln
Can Tho | 10.034 105.787 | city river bike
~ On Can Tho's floating market each boat hangs a sample of its goods from a pole. / Auf Can Thos schwimmendem Markt hängt jedes Boot eine Probe seiner Ware an eine Stange.
+ the floating market of Cai Rang; the Binh Thuy house / den schwimmenden Markt Cai Rang; das Haus Binh Thuy
! cycle on narrow paths between orchards and canals / auf schmalen Wegen zwischen Obstgärten und Kanälen radeln
* banh xeo, a crisp turmeric pancake / Banh Xeo, einen knusprigen Kurkumapfannkuchen
Chau Doc | 10.703 105.117 | town river hills
~ In Chau Doc many houses float on the river, with a fish farm under the living-room floor. / In Chau Doc schwimmen viele Häuser auf dem Fluss, mit einer Fischzucht unter dem Wohnzimmerboden.
+ Sam Mountain and its temples; the flooded forest of Tra Su / den Berg Sam mit seinen Tempeln; den Überschwemmungswald Tra Su
! take a boat to the Cham villages / mit dem Boot zu den Dörfern der Cham fahren
* bun ca, fish noodle soup with turmeric / Bun Ca, Fischnudelsuppe mit Kurkuma
= th
Bangkok | 13.756 100.502 | city river temple
~ Bangkok moves on canals, on rails and on three wheels, and the river boat is often the fastest way. / Bangkok bewegt sich auf Kanälen, auf Schienen und auf drei Rädern, und oft ist das Flussboot am schnellsten.
+ the Grand Palace; Wat Pho; Wat Arun / den Großen Palast; den Wat Pho; den Wat Arun
! take a longtail boat through the canals of Thonburi / im Longtailboot durch die Kanäle von Thonburi fahren
* boat noodles in very small bowls / Bootsnudeln in sehr kleinen Schalen
Ayutthaya | 14.353 100.568 | city ruins river temple bike
~ At Ayutthaya the roots of a bodhi tree hold the stone head of a Buddha just above the ground. / In Ayutthaya halten die Wurzeln eines Bodhibaums einen steinernen Buddhakopf knapp über dem Boden.
+ Wat Mahathat; Wat Chaiwatthanaram / den Wat Mahathat; den Wat Chaiwatthanaram
! cycle from ruin to ruin / von Ruine zu Ruine radeln
* grilled river prawns / gegrillte Flussgarnelen
Chiang Mai | 18.788 98.985 | city temple mountain hike rail
~ Chiang Mai's old town is a square inside a moat, with more than thirty temples in it. / Chiang Mais Altstadt ist ein Quadrat in einem Wassergraben, mit mehr als dreißig Tempeln darin.
+ Wat Phra Singh; the temple on Doi Suthep / den Wat Phra Singh; den Tempel auf dem Doi Suthep
! cook a curry, from the paste to the plate / ein Curry von der Paste bis zum Teller kochen
* khao soi, curry noodles with a crisp topping / Khao Soi, Currynudeln mit knuspriger Haube
Krabi | 8.086 98.906 | town coast island reef
~ Near Krabi limestone walls drop straight into the Andaman Sea and leave beaches that only boats can reach. / Bei Krabi fallen Kalkwände senkrecht in die Andamanensee und lassen Strände frei, die nur Boote erreichen.
+ Railay Beach; the Phi Phi Islands / den Strand von Railay; die Phi-Phi-Inseln
! climb on the limestone of Ton Sai / am Kalkstein von Ton Sai klettern
* massaman curry with roti / Massaman-Curry mit Roti
= kh
Siem Reap | 13.362 103.860 | town temple ruins jungle bike
~ Near Siem Reap the Khmer kings built towers like lotus buds, and the forest took over several of their temples. / Bei Siem Reap bauten die Khmer-Könige Türme wie Lotosknospen, und mehrere ihrer Tempel hat der Wald übernommen.
+ Angkor Wat; the faces of the Bayon; Ta Prohm among its roots / Angkor Wat; die Gesichter des Bayon; Ta Prohm zwischen seinen Wurzeln
! cycle along the walls of Angkor Thom / auf den Mauern von Angkor Thom radeln
* fish amok, steamed in a banana leaf / Fisch-Amok, im Bananenblatt gedämpft
Phnom Penh | 11.556 104.928 | city river
~ At Phnom Penh the Tonle Sap changes direction twice a year, when the Mekong pushes it back and later lets it go. / In Phnom Penh wechselt der Tonle Sap zweimal im Jahr die Richtung, wenn der Mekong ihn zurückdrängt und später wieder loslässt.
+ the Royal Palace; the National Museum; the Tuol Sleng memorial / den Königspalast; das Nationalmuseum; die Gedenkstätte Tuol Sleng
! visit the weavers of Silk Island by bicycle / mit dem Rad die Weberinnen auf der Seideninsel besuchen
* num banh chok, rice noodles with green fish gravy / Num Banh Chok, Reisnudeln mit grüner Fischsoße
Kampong Cham | 11.993 105.463 | town river bike
~ For decades Kampong Cham built a new bamboo bridge every dry season, because the Mekong had taken the old one. / Jahrzehntelang baute Kampong Cham in jeder Trockenzeit eine neue Bambusbrücke, weil der Mekong die alte mitgenommen hatte.
+ the temple of Wat Nokor; the twin hills of Phnom Pros and Phnom Srei / den Tempel Wat Nokor; die Zwillingshügel Phnom Pros und Phnom Srei
! cycle round the river island of Koh Paen / um die Flussinsel Koh Paen radeln
* prahok ktis, a dip of pork and fermented fish / Prahok Ktis, einen Dip aus Schweinehack und fermentiertem Fisch
= la
Luang Prabang | 19.886 102.135 | town river temple hills rail
~ Before sunrise the monks of Luang Prabang walk barefoot through the lanes, and the town waits with rice. / Vor Sonnenaufgang gehen die Mönche von Luang Prabang barfuß durch die Gassen, und die Stadt wartet mit Reis.
+ Wat Xieng Thong; the Kuang Si Falls; the caves of Pak Ou / den Wat Xieng Thong; die Wasserfälle von Kuang Si; die Höhlen von Pak Ou
! climb Mount Phousi at the end of the day / am Ende des Tages auf den Phousi steigen
* river weed with sesame and chilli paste / Flussalgen mit Sesam und Chilipaste
Vientiane | 17.967 102.612 | city river temple rail
~ Vientiane is a capital with a riverside market, French bakeries and Thailand on the other bank. / Vientiane ist eine Hauptstadt mit Ufermarkt, französischen Bäckereien und Thailand gegenüber.
+ the golden Pha That Luang; Wat Si Saket; the Buddha Park / den goldenen Pha That Luang; den Wat Si Saket; den Buddha-Park
! sweat in a herbal steam bath at a forest temple / im Kräuterdampfbad eines Waldtempels schwitzen
* laap with sticky rice / Laap mit Klebreis
Si Phan Don | 13.958 105.920 | river island village bike
~ At Si Phan Don the Mekong spreads up to fourteen kilometres wide and splits, as the name says, into four thousand islands. / In Si Phan Don wird der Mekong bis zu vierzehn Kilometer breit und teilt sich, wie der Name sagt, in viertausend Inseln.
+ the Khone Phapheng Falls; the Khmer temple of Vat Phou / die Khone-Phapheng-Fälle; den Khmer-Tempel Vat Phou
! cycle from island to island over the old French railway bridge / über die alte französische Eisenbahnbrücke von Insel zu Insel radeln
* tam mak hoong, a hot papaya salad / Tam Mak Hoong, einen scharfen Papayasalat
= id
Ubud | -8.507 115.263 | town hills temple jungle bike
~ In Ubud little offerings of flowers and rice lie on the doorsteps before the first guest is up. / In Ubud liegen kleine Opfergaben aus Blumen und Reis auf den Schwellen, bevor der erste Gast aufsteht.
+ the rice terraces of Tegallalang; the Elephant Cave; the holy springs of Tirta Empul / die Reisterrassen von Tegallalang; die Elefantenhöhle; die heiligen Quellen von Tirta Empul
! walk the Campuhan ridge before breakfast / vor dem Frühstück über den Campuhan-Grat wandern
* babi guling, spit-roast pork with spices / Babi Guling, würziges Spanferkel vom Spieß
Yogyakarta | -7.797 110.371 | city temple ruins volcano rail
~ Yogyakarta has a sultan to this day, and he is also the governor. / Yogyakarta hat bis heute einen Sultan, und der ist zugleich Gouverneur.
+ the temple mountain of Borobudur; the Hindu towers of Prambanan; the sultan's palace / den Tempelberg Borobudur; die Hindutürme von Prambanan; den Sultanspalast
! learn to draw batik with hot wax / mit heißem Wachs Batik zeichnen lernen
* gudeg, jackfruit stewed in palm sugar / Gudeg, in Palmzucker geschmorte Jackfrucht
Mount Bromo / Bromo | -7.942 112.953 | volcano mountain hike | at Mount Bromo / am Bromo > zum Bromo
~ Bromo smokes in the middle of a sea of grey sand, inside the crater of a much older volcano. / Der Bromo raucht inmitten eines Meers aus grauem Sand, im Krater eines viel älteren Vulkans.
+ the Tengger Sand Sea; the viewpoint of Penanjakan / das Sandmeer von Tengger; den Aussichtspunkt Penanjakan
! climb the steps to the crater rim in the first light / im ersten Licht die Stufen zum Kraterrand hinaufsteigen
* rawon, black beef soup with keluak nuts / Rawon, schwarze Rindfleischsuppe mit Keluaknüssen
Labuan Bajo | -8.496 119.888 | town coast island reef wildlife
~ From Labuan Bajo boats leave for the islands of the Komodo dragon, a lizard of up to three metres. / Von Labuan Bajo fahren Boote zu den Inseln des Komodowarans, einer bis zu drei Meter langen Echse.
+ Komodo National Park; the ridge of Padar; the Pink Beach / den Nationalpark Komodo; den Grat von Padar; den rosa Strand
! snorkel with manta rays / mit Mantarochen schnorcheln
* grilled snapper from the night market / gegrillten Schnapper vom Nachtmarkt
Lombok | -8.565 116.351 | island coast volcano hike reef | on Lombok / auf Lombok
~ Lombok is one strait away from Bali, and the naturalist Wallace noticed that the cockatoos begin here. / Lombok liegt nur eine Meerenge von Bali entfernt, und dem Naturforscher Wallace fiel auf, dass hier die Kakadus anfangen.
+ the Gili Islands; the weaving village of Sukarara; the waterfalls of Senaru / die Gili-Inseln; das Weberdorf Sukarara; die Wasserfälle von Senaru
! trek up Rinjani to the rim above the crater lake / am Rinjani zum Rand über dem Kratersee wandern
* ayam taliwang, chilli-grilled chicken / Ayam Taliwang, mit Chili gegrilltes Huhn
Rantepao | -2.969 119.899 | town hills hike
~ Around Rantepao the roofs of the Toraja houses curve like boats, and the dead rest in cliffs. / Rund um Rantepao schwingen sich die Dächer der Toraja-Häuser wie Boote, und die Toten ruhen in Felswänden.
+ the cliff graves of Lemo; the village of Kete Kesu / die Felsengräber von Lemo; das Dorf Kete Kesu
! walk through the rice terraces of Batutumonga / durch die Reisterrassen von Batutumonga wandern
* pa'piong, meat and herbs cooked in bamboo / Pa'piong, im Bambusrohr gegartes Fleisch mit Kräutern
= my
Kuala Lumpur | 3.139 101.687 | city temple rail
~ Kuala Lumpur began as a tin camp where two muddy rivers meet, as its name admits. / Kuala Lumpur begann als Zinnlager am Zusammenfluss zweier schlammiger Flüsse, was der Name auch zugibt.
+ the Petronas Towers; the Batu Caves; the Islamic Arts Museum / die Petronas Towers; die Batu-Höhlen; das Museum für Islamische Kunst
! eat your way along Jalan Alor / sich durch die Jalan Alor essen
* nasi lemak with sambal / Nasi Lemak mit Sambal
George Town | 5.414 100.329 | city coast
~ In George Town a church, a Chinese temple, a Hindu temple and a mosque are neighbours on the Street of Harmony. / In George Town sind eine Kirche, ein chinesischer Tempel, ein Hindutempel und eine Moschee an der Straße der Harmonie Nachbarn.
+ the Khoo Kongsi clan house; the Clan Jetties; Penang Hill / das Clanhaus Khoo Kongsi; die Clan-Stege; den Penang Hill
! look for murals in the shophouse lanes / in den Gassen der Ladenhäuser nach Wandbildern suchen
* assam laksa, a sour fish noodle soup / Assam Laksa, eine säuerliche Nudelsuppe mit Fisch
Kinabatangan | 5.513 118.279 | river jungle wildlife | on the Kinabatangan / am Kinabatangan > an den Kinabatangan
~ At dusk proboscis monkeys gather in the trees above the Kinabatangan and watch the boats go by. / In der Dämmerung sammeln sich die Nasenaffen in den Bäumen am Kinabatangan und sehen den Booten nach.
+ the orangutans of Sepilok; the Gomantong Caves / die Orang-Utans von Sepilok; die Gomantong-Höhlen
! search the banks by boat for pygmy elephants / vom Boot aus am Ufer nach Zwergelefanten suchen
* hinava, raw fish cured with lime / Hinava, mit Limette marinierten rohen Fisch
= sg
Singapore / Singapur | 1.290 103.850 | city coast
~ Singapore grows gardens up its towers and likes best to eat at a plastic table. / Singapur lässt Gärten an seinen Türmen wachsen und isst am liebsten am Plastiktisch.
+ the Gardens by the Bay; the Botanic Gardens; the lanes of Kampong Glam / die Gardens by the Bay; den Botanischen Garten; die Gassen von Kampong Glam
! walk through the treetops at the MacRitchie Reservoir / am MacRitchie-Reservoir durch die Baumkronen spazieren
* chicken rice at the Maxwell Food Centre / Hühnerreis im Maxwell Food Centre
Pulau Ubin | 1.412 103.957 | island forest bike village coast | on Pulau Ubin / auf Pulau Ubin
~ Ten minutes by boat from Changi, Pulau Ubin shows how Singapore lived before the tower blocks. / Zehn Bootsminuten von Changi zeigt Pulau Ubin, wie man in Singapur vor den Hochhäusern lebte.
+ the Chek Jawa wetlands; the old granite quarries / die Feuchtgebiete von Chek Jawa; die alten Granitsteinbrüche
! cycle between coconut palms and mangroves / zwischen Kokospalmen und Mangroven radeln
* a fresh coconut by the jetty / eine frische Kokosnuss am Anleger
Sentosa | 1.249 103.830 | island coast | on Sentosa / auf Sentosa
~ Sentosa was a British fortress and is now where Singapore goes swimming. / Sentosa war eine britische Festung und ist heute der Ort, an dem Singapur baden geht.
+ the guns of Fort Siloso; the beach of Palawan / die Geschütze des Fort Siloso; den Strand Palawan
! float over the harbour by cable car / mit der Seilbahn über den Hafen schweben
* chilli crab with fried buns / Chilikrabbe mit frittierten Brötchen
= ph
El Nido | 11.179 119.391 | town coast island reef
~ In the bay of El Nido the limestone islands hide lagoons with entrances hardly wider than a kayak. / In der Bucht von El Nido verbergen Kalksteininseln Lagunen, deren Einfahrt kaum breiter ist als ein Kajak.
+ the Small Lagoon of Miniloc; Nacpan Beach; the underground river of Puerto Princesa / die Kleine Lagune von Miniloc; den Strand von Nacpan; den unterirdischen Fluss von Puerto Princesa
! hop from island to island by outrigger / mit dem Auslegerboot von Insel zu Insel fahren
* kinilaw, raw fish in vinegar and ginger / Kinilaw, rohen Fisch in Essig und Ingwer
Bohol | 9.850 124.143 | island coast wildlife river reef | on Bohol / auf Bohol
~ More than a thousand round hills stand on Bohol, and in the dry season they turn as brown as chocolate. / Mehr als tausend runde Hügel stehen auf Bohol und werden in der Trockenzeit braun wie Schokolade.
+ the Chocolate Hills; the tarsiers of Corella / die Chocolate Hills; die Koboldmakis von Corella
! cruise up the Loboc river under palm trees / unter Palmen den Loboc hinauffahren
* halo-halo with purple yam / Halo-Halo mit lila Yams
Banaue | 16.912 121.061 | town mountain hike
~ The Ifugao built Banaue's rice terraces by hand and lead the water of the forest from one to the next. / Die Ifugao haben Banaues Reisterrassen von Hand gebaut und leiten das Wasser des Waldes von einer zur nächsten.
+ the terraces of Batad; the Tappiya Falls / die Terrassen von Batad; den Tappiya-Wasserfall
! hike along the terrace walls to Bangaan / auf den Terrassenmauern nach Bangaan wandern
* red mountain rice with etag, cured pork / roten Bergreis mit Etag, gepökeltem Schweinefleisch
`;
