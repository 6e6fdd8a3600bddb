/** Places of eastern and southern Africa and of Madagascar; the notation is explained in `../gazetteer.ts`. */
export const africaSouthOfTheSahara = `
= ke
Nairobi | -1.286 36.817 | city wildlife
~ Nairobi is the capital with a national park on its doorstep, where lions walk in front of the skyline. / Nairobi hat einen Nationalpark vor der Haustür, in dem Löwen vor der Skyline umherstreifen.
+ Nairobi National Park; the Karen Blixen Museum; the Giraffe Centre / den Nairobi-Nationalpark; das Karen-Blixen-Museum; das Giraffenzentrum
! walk the trails of Karura Forest / auf den Pfaden des Karura-Walds spazieren
* nyama choma with ugali / Nyama Choma mit Ugali
Maasai Mara / Masai Mara | -1.490 35.143 | wildlife river | in the Maasai Mara / in der Masai Mara > in die Masai Mara
~ Between July and October the wildebeest cross the Mara river here, and the crocodiles know it. / Zwischen Juli und Oktober queren hier die Gnus den Mara-Fluss, und die Krokodile wissen das.
+ the Mara river crossings; the lion prides of the Musiara marsh / die Furten des Mara-Flusses; die Löwenrudel am Musiara-Sumpf
! walk with a Maasai guide in a conservancy / mit einem Massai-Führer durch ein Schutzgebiet gehen
* chai boiled with milk and ginger / mit Milch und Ingwer gekochten Chai
Lamu | -2.269 40.902 | town island coast | on Lamu / auf Lamu
~ Lamu's lanes are too narrow for cars, so donkeys and dhows do the carrying. / Lamus Gassen sind zu schmal für Autos, also tragen Esel und Dhaus die Lasten.
+ the Swahili old town; the Lamu Fort; the beach of Shela / die Swahili-Altstadt; die Festung von Lamu; den Strand von Shela
! sail a dhow through the mangroves / mit einer Dhau durch die Mangroven segeln
* crab in coconut and tamarind / Krebs in Kokos und Tamarinde
= tz
Arusha | -3.387 36.683 | city mountain wildlife
~ Arusha lies under Mount Meru, and most safaris of northern Tanzania set out from its coffee gardens. / Arusha liegt unter dem Mount Meru, und die meisten Safaris in den Norden Tansanias brechen zwischen seinen Kaffeegärten auf.
+ Arusha National Park; the Momella Lakes; the central market / den Arusha-Nationalpark; die Momella-Seen; den Zentralmarkt
! roast coffee with a Meru farmer / mit einem Meru-Bauern Kaffee rösten
* mishkaki, grilled beef skewers / Mishkaki, gegrillte Rindfleischspieße
Serengeti | -2.333 34.833 | wildlife | in the Serengeti / in der Serengeti > in die Serengeti
~ The Maasai word behind Serengeti means the place where the land runs on for ever, and it does. / Der Name Serengeti kommt von einem Massai-Wort für das Land, das endlos weiterläuft, und so sieht es aus.
+ the leopards of the Seronera valley; the granite kopjes; the great migration / die Leoparden im Seronera-Tal; die Granit-Kopjes; die Große Wanderung
! set out on a game drive before sunrise / vor Sonnenaufgang auf Pirschfahrt gehen
* pilau with kachumbari salad / Pilau mit Kachumbari-Salat
Moshi | -3.335 37.340 | town mountain hike forest
~ In Moshi people look north in the early morning, when Kilimanjaro stands free of cloud. / In Moshi blickt man frühmorgens nach Norden, wenn der Kilimandscharo frei von Wolken steht.
+ the Materuni waterfall; the Chagga coffee gardens; the springs of Kikuletwa / den Materuni-Wasserfall; die Kaffeegärten der Chagga; die Quellen von Kikuletwa
! climb Kilimanjaro by the Machame route / den Kilimandscharo über die Machame-Route besteigen
* mtori, a soup of green bananas and beef / Mtori, eine Suppe aus Kochbananen und Rind
Zanzibar / Sansibar | -6.163 39.189 | island coast town | on Zanzibar / auf Sansibar
~ Zanzibar smells of cloves, and its Stone Town keeps hundreds of carved doors behind the seafront. / Sansibar riecht nach Gewürznelken, und seine Stone Town bewahrt hinter der Uferstraße Hunderte geschnitzter Türen.
+ the Old Fort; the former slave market; the red colobus monkeys of Jozani / das Alte Fort; den früheren Sklavenmarkt; die Roten Stummelaffen von Jozani
! taste your way through a spice farm / sich durch eine Gewürzfarm kosten
* urojo, a tangy mango and tamarind soup / Urojo, eine säuerliche Suppe mit Mango und Tamarinde
= ug
Bwindi | -1.050 29.650 | jungle forest mountain wildlife hike
~ Bwindi is called impenetrable, and almost half of all mountain gorillas live in it. / Bwindi heißt der Undurchdringliche, und in diesem Wald lebt fast die Hälfte aller Berggorillas.
+ the gorilla families of Buhoma; the Munyaga waterfall; the islands of Lake Bunyonyi / die Gorillafamilien von Buhoma; den Munyaga-Wasserfall; die Inseln im Bunyonyi-See
! spend an hour with a gorilla family / eine Stunde bei einer Gorillafamilie verbringen
* matoke with groundnut sauce / Matoke mit Erdnusssoße
Jinja | 0.440 33.203 | town river lake
~ At Jinja the White Nile leaves Lake Victoria for a journey of about three months to the sea. / Bei Jinja verlässt der Weiße Nil den Victoriasee und ist dann etwa drei Monate bis zum Meer unterwegs.
+ the source of the Nile; the rapids at Itanda / die Nilquelle; die Stromschnellen von Itanda
! raft the rapids of the White Nile / durch die Stromschnellen des Weißen Nils raften
* a rolex, an omelette rolled in chapati / einen Rolex, in Chapati gerolltes Omelett
= rw
Kigali | -1.944 30.062 | city hills
~ Kigali spreads over green ridges and clears its streets of cars for runners two Sundays a month. / Kigali zieht sich über grüne Hügelkämme und sperrt an zwei Sonntagen im Monat Straßen für Läuferinnen und Läufer.
+ the Genocide Memorial; the Kimironko market; the Inema Arts Center / die Genozid-Gedenkstätte; den Kimironko-Markt; das Inema Arts Center
! walk through the Nyandungu wetlands / durch das Feuchtgebiet Nyandungu spazieren
* grilled tilapia with fried plantain / gegrillten Tilapia mit gebratenen Kochbananen
Musanze | -1.500 29.635 | town mountain volcano jungle wildlife hike
~ Above Musanze stand the Virunga volcanoes, where Dian Fossey studied her gorillas. / Über Musanze stehen die Virunga-Vulkane, in denen Dian Fossey ihre Gorillas erforschte.
+ Volcanoes National Park; the twin lakes of Burera and Ruhondo; the Musanze caves / den Vulkan-Nationalpark; die Zwillingsseen Burera und Ruhondo; die Höhlen von Musanze
! hike to the crater lake of Bisoke / zum Kratersee des Bisoke wandern
* isombe, cassava leaves with peanut / Isombe, Maniokblätter mit Erdnuss
= za
Cape Town / Kapstadt | -33.925 18.424 | city coast mountain hike
~ Cape Town has a flat-topped mountain in the middle and penguins at the end of the suburban railway. / Kapstadt hat einen Tafelberg in der Mitte und Pinguine am Ende der Vorortbahn.
+ Table Mountain; Robben Island; the penguins of Boulders Beach / den Tafelberg; die Insel Robben Island; die Pinguine von Boulders Beach
! climb Lion's Head for the sunrise / zum Sonnenaufgang auf den Lion's Head steigen
* a gatsby to share / ein Gatsby-Sandwich zum Teilen
Stellenbosch | -33.932 18.860 | town wine mountain bike
~ Stellenbosch planted its oaks in the seventeenth century and its vines shortly after. / Stellenbosch pflanzte im siebzehnten Jahrhundert seine Eichen und bald darauf seine Reben.
+ the gabled houses of Dorp Street; the wine estates below the Simonsberg; the Jonkershoek valley / die Giebelhäuser der Dorp Street; die Weingüter unter dem Simonsberg; das Jonkershoek-Tal
! cycle from cellar to cellar / von Keller zu Keller radeln
* bobotie with a glass of Pinotage / Bobotie mit einem Glas Pinotage
Knysna | -34.036 23.049 | town coast forest lake hike
~ At Knysna the sea enters a lagoon between two sandstone cliffs, and the forest begins behind the town. / Bei Knysna strömt das Meer zwischen zwei Sandsteinklippen in eine Lagune, und hinter der Stadt beginnt der Wald.
+ the Knysna Heads; the yellowwoods of Diepwalle; Tsitsikamma National Park / die Knysna Heads; die Gelbholzbäume von Diepwalle; den Tsitsikamma-Nationalpark
! walk the peninsula of Robberg / die Halbinsel Robberg umwandern
* oysters by the lagoon / Austern an der Lagune
Kruger National Park / Kruger-Nationalpark | -24.990 31.592 | wildlife forest river | in Kruger National Park / im Kruger-Nationalpark > in den Kruger-Nationalpark
~ Kruger is about as large as Wales, and the best sightings come to those who wait at a waterhole. / Der Kruger-Nationalpark ist etwa so groß wie Hessen, und am meisten sieht, wer an einem Wasserloch wartet.
+ the Sabie river at Skukuza; the elephants of Letaba; the Blyde River Canyon / den Sabie-Fluss bei Skukuza; die Elefanten von Letaba; den Blyde River Canyon
! walk the bush at first light with a ranger / mit einem Ranger im ersten Licht durch den Busch gehen
* a braai beneath the stars / ein Braai unter den Sternen
Drakensberg / Drakensberge | -28.750 28.920 | mountain hike | in the Drakensberg / in den Drakensbergen > in die Drakensberge
~ The Drakensberg rises in a wall of basalt, and San painters left thousands of pictures beneath it. / Die Drakensberge steigen als Basaltwand auf, unter der die San Tausende Malereien hinterlassen haben.
+ the Amphitheatre; the Tugela Falls; the rock paintings of Giant's Castle / das Amphitheater; die Tugela-Fälle; die Felsmalereien von Giant's Castle
! hike up the chain ladders to the plateau / über die Kettenleitern auf das Plateau steigen
* bunny chow, curry in a hollowed loaf / Bunny Chow, Curry im ausgehöhlten Brot
= na
Windhoek | -22.560 17.066 | city desert hills
~ Windhoek lies at 1650 metres among dry hills and is small enough to leave in ten minutes. / Windhoek liegt auf 1650 Metern zwischen trockenen Hügeln und ist klein genug, um in zehn Minuten draußen zu sein.
+ the Christuskirche; the Independence Museum; the market of Katutura / die Christuskirche; das Unabhängigkeitsmuseum; den Markt von Katutura
! cycle through Katutura with a local guide / mit einem einheimischen Führer durch Katutura radeln
* kapana, beef cut straight from the grill / Kapana, Rindfleisch direkt vom Grill
Sossusvlei | -24.727 15.343 | desert hike | at Sossusvlei / am Sossusvlei > zum Sossusvlei
~ At Sossusvlei the river ends among dunes of over three hundred metres that turn red at sunrise. / Am Sossusvlei endet der Fluss zwischen über dreihundert Meter hohen Dünen, die bei Sonnenaufgang rot werden.
+ the dead camel-thorn trees of Deadvlei; Dune 45; the Sesriem canyon / die toten Kameldornbäume im Deadvlei; die Düne 45; den Sesriem-Canyon
! climb the ridge of Big Daddy / über den Grat auf Big Daddy steigen
* apple pie from the bakery in Solitaire / Apfelkuchen aus der Bäckerei in Solitaire
Swakopmund | -22.678 14.527 | town coast desert
~ In Swakopmund the desert ends in the Atlantic, and morning fog hangs over half-timbered houses. / In Swakopmund endet die Wüste im Atlantik, und über den Fachwerkhäusern hängt der Morgennebel.
+ the jetty; the flamingos of Walvis Bay; Sandwich Harbour / die Landungsbrücke; die Flamingos von Walvis Bay; die Lagune von Sandwich Harbour
! look for geckos and chameleons in the dunes / in den Dünen nach Geckos und Chamäleons suchen
* oysters from Walvis Bay / Austern aus Walvis Bay
Etosha | -18.856 16.329 | wildlife desert
~ Etosha's salt pan can be seen from space, and its waterholes draw every animal for miles. / Etoshas Salzpfanne sieht man vom Weltall aus, und an ihren Wasserlöchern sammelt sich alles Wild der Umgebung.
+ the floodlit waterhole of Okaukuejo; the Etosha Pan; the fort of Namutoni / das beleuchtete Wasserloch von Okaukuejo; die Etosha-Pfanne; das Fort Namutoni
! wait for black rhino at night / nachts auf Spitzmaulnashörner warten
* grilled oryx steak / gegrilltes Oryx-Steak
= bw
Maun | -19.995 23.418 | town river wildlife
~ Maun is the last town before the Okavango Delta, where a river spreads out and never reaches the sea. / Maun ist die letzte Stadt vor dem Okavangodelta, in dem sich ein Fluss verzweigt und nie das Meer erreicht.
+ the channels of the Okavango Delta; Moremi Game Reserve; the Nhabe Museum / die Kanäle des Okavangodeltas; das Moremi-Wildreservat; das Nhabe-Museum
! glide through the reeds in a mokoro / im Mokoro durch das Schilf gleiten
* seswaa, pounded beef with maize / Seswaa, gestampftes Rindfleisch mit Mais
Kasane | -17.817 25.150 | town river wildlife
~ In Kasane warthogs graze along the main road, and elephants swim across the Chobe in the evening. / In Kasane grasen Warzenschweine an der Hauptstraße, und abends schwimmen Elefanten durch den Chobe.
+ the river front of Chobe National Park; the hippos of Sedudu Island / das Flussufer des Chobe-Nationalparks; die Flusspferde der Sedudu-Insel
! watch elephants from a boat / vom Boot aus Elefanten beobachten
* fried bream from the Chobe / gebratenen Buntbarsch aus dem Chobe
= zw
Victoria Falls / Victoriafälle | -17.924 25.857 | town river wildlife rail | at Victoria Falls / an den Victoriafällen
~ The Zambezi drops about a hundred metres here along a line of 1.7 kilometres, and the spray falls as rain. / Auf 1,7 Kilometern Breite stürzt der Sambesi hier rund hundert Meter ab, und die Gischt fällt als Regen zurück.
+ the Main Falls; the rainforest along the gorge; the bridge of 1905 / die Hauptfälle; den Regenwald an der Schlucht; die Brücke von 1905
! paddle a canoe on the upper Zambezi / im Kanu auf dem oberen Sambesi paddeln
* sadza with relish / Sadza mit würzigem Gemüse
Hwange | -18.730 26.950 | wildlife forest
~ Hwange has tens of thousands of elephants and, in the dry months, pumped waterholes that keep them alive. / Hwange hat Zehntausende Elefanten und für die trockenen Monate gepumpte Wasserstellen, die sie am Leben halten.
+ the Nyamandlovu pan; the painted dog centre at Dete / die Nyamandlovu-Pfanne; das Wildhundzentrum in Dete
! track lions on foot with a guide / mit einem Führer zu Fuß Löwen aufspüren
* a sundowner at the waterhole / einen Sundowner am Wasserloch
= zm
Livingstone | -17.850 25.867 | town river wildlife rail
~ Near Livingstone one walks to the very lip of the falls, which people here call the smoke that thunders. / Bei Livingstone geht man bis an die Kante der Fälle, die hier der donnernde Rauch heißen.
+ the Knife-Edge Bridge; the Livingstone Museum; Mosi-oa-Tunya National Park / die Knife-Edge-Brücke; das Livingstone-Museum; den Nationalpark Mosi-oa-Tunya
! swim in a rock pool at the edge in the dry season / in der Trockenzeit in einem Felsbecken an der Kante baden
* nshima with river fish / Nshima mit Flussfisch
= mg
Andasibe | -18.933 48.417 | village jungle forest wildlife hike
~ In Andasibe the indri, largest of the lemurs, sings across the rainforest in the morning. / In Andasibe singt morgens der Indri, der größte aller Lemuren, über den Regenwald.
+ the indris of Analamazaotra; the primary forest of Mantadia / die Indris von Analamazaotra; den Primärwald von Mantadia
! look for chameleons by torchlight / im Schein der Taschenlampe nach Chamäleons suchen
* romazava, a stew of beef and greens / Romazava, einen Eintopf aus Rind und Blattgemüse
Morondava | -20.288 44.317 | town coast forest
~ North of Morondava a sandy road runs between baobabs thirty metres tall, and it fills with carts at sunset. / Nördlich von Morondava läuft eine Sandpiste zwischen dreißig Meter hohen Baobabs, und zum Sonnenuntergang füllt sie sich mit Karren.
+ the Avenue of the Baobabs; the dry forest of Kirindy; the pinnacles of the Tsingy de Bemaraha / die Allee der Baobabs; den Trockenwald von Kirindy; die Felsnadeln der Tsingy de Bemaraha
! ride a pirogue through the mangroves to Betania / mit der Piroge durch die Mangroven nach Betania fahren
* zebu skewers with green mango / Zebuspieße mit grüner Mango
`;
