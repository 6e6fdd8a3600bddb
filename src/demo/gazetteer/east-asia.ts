/** Places of Japan, South Korea, China and Taiwan; the notation is explained in `../gazetteer.ts`. */
export const eastAsia = `
= jp
Tokyo / Tokio | 35.681 139.767 | city rail
~ Every neighbourhood of Tokyo grows round its railway station, and the trains apologise when they are late. / Jedes Viertel Tokios wächst um seinen Bahnhof herum, und wenn ein Zug sich verspätet, bittet er um Entschuldigung.
+ the Senso-ji temple in Asakusa; the Meiji Shrine; the Shibuya crossing / den Tempel Senso-ji in Asakusa; den Meiji-Schrein; die Kreuzung von Shibuya
! have breakfast at the outer market of Tsukiji / auf dem äußeren Markt von Tsukiji frühstücken
* sushi at the counter / Sushi am Tresen
Hakone | 35.232 139.107 | town mountain lake hike rail volcano
~ Hakone has hot springs, a smoking crater and, when the clouds allow it, Mount Fuji beyond the lake. / Hakone hat heiße Quellen, einen rauchenden Krater und, wenn die Wolken es erlauben, den Fuji hinter dem See.
+ the Hakone Open-Air Museum; the sulphur valley of Owakudani; Lake Ashi / das Freilichtmuseum von Hakone; das Schwefeltal Owakudani; den Ashi-See
! bathe in an onsen under the open sky / unter freiem Himmel in einem Onsen baden
* black eggs boiled in a sulphur spring / schwarze, in einer Schwefelquelle gekochte Eier
Takayama | 36.146 137.252 | town mountain hike rail
~ Takayama's carpenters were so good that the imperial court took them instead of taxes. / Takayamas Zimmerleute waren so gut, dass der Kaiserhof sie anstelle von Steuern nahm.
+ the wooden houses of Sanmachi; the thatched farms of Shirakawa-go / die Holzhäuser von Sanmachi; die strohgedeckten Höfe von Shirakawa-go
! shop at the morning market by the river / auf dem Morgenmarkt am Fluss einkaufen
* Hida beef grilled on a magnolia leaf / Hida-Rind, auf einem Magnolienblatt gegrillt
Kanazawa | 36.561 136.656 | city coast rail
~ Kanazawa beats gold until it is thin enough to float, and eats it on ice cream. / Kanazawa schlägt Gold, bis es dünn genug zum Schweben ist, und isst es auf Eiscreme.
+ the Kenroku-en garden; the geisha quarter of Higashi Chaya; the 21st Century Museum / den Garten Kenroku-en; das Geishaviertel Higashi Chaya; das Museum des 21. Jahrhunderts
! drink matcha in a samurai house / in einem Samuraihaus Matcha trinken
* snow crab from the Omicho market / Schneekrabbe vom Omicho-Markt
Kyoto | 35.011 135.768 | city temple rail
~ Kyoto was the emperors' city for more than a thousand years and has kept some two thousand temples and shrines. / Kyoto war mehr als tausend Jahre lang Kaiserstadt und hat rund zweitausend Tempel und Schreine behalten.
+ the vermilion gates of Fushimi Inari; the Golden Pavilion; the rock garden of Ryoan-ji / die zinnoberroten Tore von Fushimi Inari; den Goldenen Pavillon; den Steingarten des Ryoan-ji
! walk the Philosopher's Path before the crowds / vor dem großen Andrang den Philosophenweg gehen
* yudofu, tofu warmed in kelp broth / Yudofu, in Algenbrühe erwärmten Tofu
Nara | 34.685 135.805 | city temple forest wildlife
~ Nara's deer bow for a biscuit and cross the road when they please. / Naras Hirsche verbeugen sich für einen Keks und überqueren die Straße, wann sie wollen.
+ the Great Buddha of Todai-ji; the lanterns of Kasuga-taisha / den Großen Buddha im Todai-ji; die Laternen des Kasuga-taisha
! walk through the old forest on Mount Kasuga / durch den alten Wald am Berg Kasuga wandern
* sushi wrapped in persimmon leaves / in Kakiblätter gewickeltes Sushi
Mount Koya / Koya-san | 34.213 135.586 | temple mountain forest hike rail | on Mount Koya / auf dem Koya-san > auf den Koya-san
~ On Mount Koya guests sleep in the temples and are woken for morning prayers. / Auf dem Koya-san schlafen Gäste in den Tempeln und werden zum Morgengebet geweckt.
+ the Kongobu-ji temple; the great pagoda of the Danjo Garan / den Tempel Kongobu-ji; die große Pagode im Danjo Garan
! walk the lantern path through the cedar cemetery of Okunoin / auf dem Laternenweg durch den Zedernfriedhof Okunoin gehen
* shojin ryori, the monks' vegetarian meal / Shojin Ryori, das vegetarische Mahl der Mönche
Hiroshima | 34.385 132.455 | city coast rail
~ Hiroshima rebuilt everything but one dome, which stands as that morning in 1945 left it. / Hiroshima hat alles wieder aufgebaut bis auf eine Kuppel, die so dasteht, wie jener Morgen 1945 sie zurückließ.
+ the Peace Memorial Museum; the gate in the sea at Miyajima / das Friedensmuseum; das Tor im Meer vor Miyajima
! climb Mount Misen for the view of the Inland Sea / für den Blick über die Inlandsee auf den Misen steigen
* okonomiyaki with a layer of noodles / Okonomiyaki mit einer Schicht Nudeln
Sapporo | 43.062 141.354 | city snow mountain
~ Nearly five metres of snow fall on Sapporo in a winter, and the city makes sculptures of it. / Fast fünf Meter Schnee fallen in einem Winter auf Sapporo, und die Stadt macht Skulpturen daraus.
+ the Historic Village of Hokkaido; the Beer Museum; the canal of Otaru / das Freilichtmuseum von Hokkaido; das Biermuseum; den Kanal von Otaru
! ski the powder snow of Niseko / im Pulverschnee von Niseko Ski fahren
* miso ramen with butter and corn / Miso-Ramen mit Butter und Mais
= kr
Seoul | 37.567 126.978 | city mountain hike rail
~ In Seoul five royal palaces stand between office towers, and the mountains begin at a metro stop. / In Seoul stehen fünf Königspaläste zwischen Bürotürmen, und die Berge beginnen an der U-Bahn-Station.
+ the Gyeongbokgung Palace; the hanok houses of Bukchon; the Secret Garden of Changdeokgung / den Palast Gyeongbokgung; die Hanok-Häuser von Bukchon; den Geheimen Garten des Changdeokgung
! hike to a granite summit in Bukhansan / im Bukhansan auf einen Granitgipfel wandern
* mung-bean pancakes at Gwangjang Market / Mungbohnenpfannkuchen auf dem Gwangjang-Markt
Gyeongju | 35.856 129.225 | city temple ruins bike
~ The kings of Silla lie under grassy mounds in the middle of Gyeongju, and the town cycles round them. / Die Könige von Silla liegen mitten in Gyeongju unter Grashügeln, und die Stadt radelt um sie herum.
+ the Bulguksa temple; the Seokguram grotto; the royal tombs of Daereungwon / den Tempel Bulguksa; die Seokguram-Grotte; die Königsgräber von Daereungwon
! see the palace pond of Wolji lit up after dark / nach Einbruch der Dunkelheit den beleuchteten Palastteich Wolji ansehen
* hwangnam bread with a red-bean filling / Hwangnam-Brot mit einer Füllung aus roten Bohnen
Busan | 35.180 129.075 | city coast rail
~ Busan puts a temple at the surf, a fish market on the quay and skyscrapers on the beach. / Busan stellt einen Tempel an die Brandung, einen Fischmarkt an den Kai und Wolkenkratzer an den Strand.
+ the Gamcheon Culture Village; the Haedong Yonggungsa temple; the Jagalchi fish market / das Kulturdorf Gamcheon; den Tempel Haedong Yonggungsa; den Fischmarkt Jagalchi
! walk the cliff path of Igidae / auf dem Klippenweg von Igidae wandern
* dwaeji gukbap, pork soup with rice / Dwaeji-Gukbap, Schweinefleischsuppe mit Reis
Jeju | 33.362 126.533 | island volcano coast hike | on Jeju / auf Jeju
~ On Jeju women dive for abalone without oxygen, many of them past seventy. / Auf Jeju tauchen Frauen ohne Sauerstoff nach Seeohren, viele von ihnen jenseits der siebzig.
+ the crater of Seongsan Ilchulbong; the Manjanggul lava tube / den Krater Seongsan Ilchulbong; die Lavaröhre Manjanggul
! hike a stage of the Olle trail / eine Etappe des Olle-Wegs wandern
* black pork from the charcoal grill / schwarzes Schwein vom Holzkohlegrill
= cn
Beijing / Peking | 39.904 116.407 | city rail
~ Beijing is drawn along one straight axis, with the Forbidden City in the middle of it. / Peking ist entlang einer geraden Achse gezeichnet, und in ihrer Mitte liegt die Verbotene Stadt.
+ the Forbidden City; the Temple of Heaven; the Summer Palace / die Verbotene Stadt; den Himmelstempel; den Sommerpalast
! walk on the Great Wall at Mutianyu / auf der Großen Mauer bei Mutianyu wandern
* Peking duck with thin pancakes / Pekingente mit dünnen Pfannkuchen
Xi'an | 34.261 108.942 | city bike ruins rail
~ In 1974 farmers digging a well near Xi'an struck an army of clay soldiers. / 1974 stießen Bauern beim Brunnenbau nahe Xi'an auf ein Heer aus Tonsoldaten.
+ the Terracotta Army; the Great Mosque; the Big Wild Goose Pagoda / die Terrakotta-Armee; die Große Moschee; die Große Wildganspagode
! cycle round the top of the city wall / oben auf der Stadtmauer um die Altstadt radeln
* hand-pulled biang biang noodles / handgezogene Biangbiang-Nudeln
Dunhuang | 40.142 94.662 | town desert temple
~ For a thousand years travellers paid for painted caves at Dunhuang, an oasis at the edge of the desert. / Tausend Jahre lang stifteten Reisende bemalte Höhlen in Dunhuang, einer Oase am Rand der Wüste.
+ the Mogao Caves; the Crescent Lake among the dunes / die Mogao-Grotten; den Mondsichelsee zwischen den Dünen
! climb the Mingsha dunes towards evening / gegen Abend die Mingsha-Dünen hinaufsteigen
* xingpishui, cold apricot tea / Xingpishui, kalten Aprikosentee
Shanghai | 31.230 121.474 | city river rail
~ Shanghai looks at itself across the Huangpu: banks of the 1920s on one side, towers of today on the other. / Shanghai betrachtet sich über den Huangpu hinweg: hier die Banken der Zwanzigerjahre, drüben die Türme von heute.
+ the Bund; the Yu Garden; the Shanghai Museum / den Bund; den Yu-Garten; das Shanghai-Museum
! stroll under the plane trees of the former French Concession / unter den Platanen der ehemaligen Französischen Konzession spazieren
* xiaolongbao, dumplings filled with soup / Xiaolongbao, mit Suppe gefüllte Teigtaschen
Yangshuo | 24.778 110.497 | town river hills bike hike
~ The karst hills near Yangshuo are printed on the twenty-yuan note, and on the Li River they stand in earnest. / Die Karsthügel bei Yangshuo sind auf den Zwanzig-Yuan-Schein gedruckt, und am Li-Fluss stehen sie in Wirklichkeit.
+ the Li River at Xingping; the rice terraces of Longsheng / den Li-Fluss bei Xingping; die Reisterrassen von Longsheng
! float down the Yulong on a bamboo raft / auf einem Bambusfloß den Yulong hinuntertreiben
* beer fish from the wok / Bierfisch aus dem Wok
Chengdu | 30.657 104.066 | city wildlife temple
~ Chengdu drinks its tea in the park, has its ears cleaned there and is in no hurry. / Chengdu trinkt seinen Tee im Park, lässt sich dort die Ohren putzen und hat es nicht eilig.
+ the panda breeding base; the Wenshu Monastery; the Giant Buddha of Leshan / die Panda-Aufzuchtstation; das Wenshu-Kloster; den Großen Buddha von Leshan
! see a Sichuan opera with its changing masks / eine Sichuan-Oper mit ihren Maskenwechseln sehen
* mapo tofu with Sichuan pepper / Mapo-Tofu mit Sichuanpfeffer
Lijiang | 26.872 100.230 | town mountain hike
~ The Naxi priests of Lijiang wrote in pictures, and the shop signs of the town keep up the habit. / Die Naxi-Priester von Lijiang schrieben in Bildern, und die Ladenschilder der Stadt halten daran fest.
+ the old town of Dayan; the Black Dragon Pool; the Jade Dragon Snow Mountain / die Altstadt Dayan; den Teich des Schwarzen Drachen; den Jadedrachen-Schneeberg
! hike the high path through Tiger Leaping Gorge / auf dem Höhenweg durch die Tigersprungschlucht wandern
* baba, a flaky flatbread, sweet or savoury / Baba, ein blättriges Fladenbrot, süß oder salzig
Zhangjiajie | 29.325 110.435 | mountain forest hike
~ Thousands of sandstone pillars rise from the forest at Zhangjiajie, and the fog takes away their feet. / Bei Zhangjiajie ragen Tausende Sandsteinsäulen aus dem Wald, und der Nebel nimmt ihnen die Füße.
+ the pillars of Yuanjiajie; the Bailong lift on its cliff / die Säulen von Yuanjiajie; den Bailong-Aufzug an der Felswand
! walk along the Golden Whip Stream / am Goldpeitschenbach entlangwandern
* sanxiaguo, a hotpot of the Tujia / Sanxiaguo, einen Feuertopf der Tujia
= tw
Taipei / Taipeh | 25.033 121.565 | city mountain rail
~ Taipei eats at night, in markets that open when the offices close. / Taipeh isst nachts, auf Märkten, die öffnen, wenn die Büros schließen.
+ the National Palace Museum; the Longshan Temple; the tower of Taipei 101 / das Nationale Palastmuseum; den Longshan-Tempel; den Turm Taipei 101
! climb Elephant Mountain for the view of the lights / für den Blick auf die Lichter auf den Elefantenberg steigen
* noodle soup with braised beef / Nudelsuppe mit geschmortem Rind
Tainan | 22.991 120.213 | city temple coast rail
~ Tainan was Taiwan's capital for some two hundred years and smells of incense on every other corner. / Tainan war rund zweihundert Jahre lang Taiwans Hauptstadt und duftet an jeder zweiten Ecke nach Weihrauch.
+ the Dutch Fort Zeelandia; the Confucius temple; the banyan-covered warehouse of Anping / das niederländische Fort Zeelandia; den Konfuziustempel; das von Banyanbäumen überwachsene Lagerhaus in Anping
! take a raft through the mangrove tunnel of Sicao / mit dem Floß durch den Mangroventunnel von Sicao fahren
* danzai noodles with a prawn on top / Danzai-Nudeln mit einer Garnele obenauf
Sun Moon Lake / Sonne-Mond-See | 23.857 120.916 | lake mountain bike hike temple | at Sun Moon Lake / am Sonne-Mond-See > an den Sonne-Mond-See
~ One half of Sun Moon Lake is round like the sun, and the other is curved like the moon. / Die eine Hälfte des Sonne-Mond-Sees ist rund wie die Sonne und die andere gebogen wie der Mond.
+ the Wenwu Temple; the Ci'en Pagoda / den Wenwu-Tempel; die Ci'en-Pagode
! cycle the lakeside path from Shuishe / auf dem Uferweg ab Shuishe radeln
* black tea from Yuchi and an egg boiled in tea / Schwarztee aus Yuchi und ein in Tee gekochtes Ei
Alishan | 23.510 120.803 | forest mountain rail hike
~ The forest railway to Alishan climbs more than two thousand metres in spirals and zigzags. / Die Waldbahn nach Alishan klettert in Spiralen und Spitzkehren mehr als zweitausend Meter hinauf.
+ the giant cypresses; the tea villages around Shizhuo / die Riesenzypressen; die Teedörfer um Shizhuo
! ride the early train to see the sun rise at Zhushan / mit dem Frühzug zum Sonnenaufgang am Zhushan fahren
* a pot of high-mountain oolong / eine Kanne Hochland-Oolong
`;
