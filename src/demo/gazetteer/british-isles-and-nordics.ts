/** Places of the British Isles and the Nordic countries; the notation is explained in `../gazetteer.ts`. */
export const britishIslesAndNordics = `
= gb
London | 51.507 -0.128 | city river
~ In the City, London keeps its crooked medieval lanes and has simply set glass towers on top. / In der City hat London seine krummen mittelalterlichen Gassen behalten und einfach Glastürme daraufgestellt.
+ the Tower of London; the British Museum; Westminster Abbey / den Tower; das British Museum; die Westminster Abbey
! walk the South Bank from Tate Modern to Tower Bridge / am Südufer von der Tate Modern zur Tower Bridge spazieren
* salt beef on a bagel in Brick Lane / einen Bagel mit Pökelrind in der Brick Lane
Edinburgh | 55.953 -3.188 | city hills
~ Edinburgh sets its castle on one extinct volcano and takes its Sunday walk on another. / Edinburgh hat seine Burg auf einen erloschenen Vulkan gesetzt und macht auf einem zweiten seinen Sonntagsspaziergang.
+ the castle; the closes off the Royal Mile; the Georgian New Town / die Burg; die Gassen an der Royal Mile; die georgianische New Town
! climb Arthur's Seat before breakfast / vor dem Frühstück auf den Arthur's Seat steigen
* haggis with neeps and tatties / Haggis mit Steckrüben und Kartoffeln
Fort William | 56.820 -5.105 | town mountain lake hike rail
~ At Fort William the West Highland Way ends and the path up Ben Nevis begins. / In Fort William endet der West Highland Way, und der Weg auf den Ben Nevis beginnt.
+ Glen Coe; the Glenfinnan Viaduct; the locks of Neptune's Staircase / das Glen Coe; das Glenfinnan-Viadukt; die Schleusentreppe Neptune's Staircase
! ride the steam train to Mallaig / mit dem Dampfzug nach Mallaig fahren
* Cullen skink, a soup of smoked haddock / Cullen Skink, eine Suppe aus geräuchertem Schellfisch
Keswick | 54.601 -3.134 | town lake mountain hike
~ Keswick made its name with pencils and keeps it with fells that start behind the last house. / Keswick wurde mit Bleistiften bekannt und bleibt es mit Bergen, die hinter dem letzten Haus beginnen.
+ Derwentwater; the Castlerigg stone circle / den See Derwentwater; den Steinkreis von Castlerigg
! walk the ridge of Cat Bells / über den Grat der Cat Bells wandern
* Cumberland sausage with mash / Cumberland-Wurst mit Kartoffelbrei
St Ives | 50.211 -5.481 | town coast hike
~ The light over the harbour of St Ives has brought painters to the far end of Cornwall since the nineteenth century. / Das Licht über dem Hafen von St Ives lockt seit dem neunzehnten Jahrhundert Maler ans äußerste Ende von Cornwall.
+ Tate St Ives; the garden of Barbara Hepworth; St Michael's Mount / die Tate St Ives; den Garten von Barbara Hepworth; den St Michael's Mount
! follow the coast path to Zennor / auf dem Küstenpfad nach Zennor wandern
* a Cornish pasty on the harbour wall / eine Cornish Pasty auf der Hafenmauer
= ie
Dublin | 53.350 -6.260 | city coast
~ Dublin is a city of writers where the best stories are still told across a bar. / Dublin ist eine Stadt der Schriftsteller, in der die besten Geschichten noch immer am Tresen erzählt werden.
+ the Book of Kells; the National Museum; the Georgian squares / das Book of Kells; das Nationalmuseum; die georgianischen Plätze
! walk the cliffs of Howth / über die Klippen von Howth wandern
* oysters with brown bread and stout / Austern mit dunklem Brot und Stout
Galway | 53.271 -9.057 | city coast
~ Galway lives between the river Corrib and the Atlantic, usually with a fiddle within earshot. / Galway lebt zwischen dem Corrib und dem Atlantik, und meist ist eine Geige in Hörweite.
+ the Cliffs of Moher; Dún Aonghasa on Inishmore; the lakes of Connemara / die Cliffs of Moher; die Festung Dún Aonghasa auf Inishmore; die Seen von Connemara
! cycle between the stone walls of Inishmore / zwischen den Steinmauern von Inishmore radeln
* seafood chowder with soda bread / Fischsuppe mit Sodabrot
Killarney | 52.060 -9.507 | town lake mountain hike bike
~ Killarney's three lakes lie beneath Ireland's highest mountains, with red deer in the oak woods between. / Killarneys drei Seen liegen unter den höchsten Bergen Irlands, dazwischen leben Rothirsche in Eichenwäldern.
+ Ross Castle; Muckross Abbey; the Ring of Kerry / das Ross Castle; die Muckross Abbey; den Ring of Kerry
! cross the Gap of Dunloe on foot / durch das Gap of Dunloe wandern
* Kerry lamb stew / einen Eintopf vom Kerry-Lamm
= is
Reykjavik / Reykjavík | 64.147 -21.943 | city coast north
~ Reykjavik heats its houses and its swimming pools with hot water from the ground. / Reykjavík heizt seine Häuser und seine Schwimmbäder mit heißem Wasser aus der Erde.
+ the Hallgrímskirkja; the Harpa concert hall; the rift of Thingvellir / die Hallgrímskirkja; das Konzerthaus Harpa; den Grabenbruch von Thingvellir
! sit in the hot tub of a neighbourhood pool / im heißen Becken eines Stadtteilbads sitzen
* a lamb hot dog with crisp onions / einen Lamm-Hotdog mit Röstzwiebeln
Vík | 63.419 -19.006 | village coast volcano
~ Vík is Iceland's southernmost village, between a black beach and a volcano under ice. / Vík ist Islands südlichstes Dorf, zwischen schwarzem Strand und einem Vulkan unter Eis.
+ the basalt columns of Reynisfjara; the Skógafoss waterfall; the cliffs of Dyrhólaey / die Basaltsäulen von Reynisfjara; den Wasserfall Skógafoss; die Klippen von Dyrhólaey
! walk on the Sólheimajökull glacier with crampons / mit Steigeisen über den Gletscher Sólheimajökull gehen
* slow-cooked lamb soup / lange gekochte Lammsuppe
Höfn | 64.254 -15.208 | town coast snow north
~ Höfn looks across its lagoon to four tongues of ice from Europe's most voluminous ice cap. / Höfn blickt über seine Lagune auf vier Eiszungen der volumenreichsten Eiskappe Europas.
+ the Jökulsárlón glacier lagoon; the Diamond Beach; Mount Vestrahorn / die Gletscherlagune Jökulsárlón; den Diamantstrand; den Berg Vestrahorn
! visit an ice cave in winter / im Winter eine Eishöhle besuchen
* grilled langoustine in butter / gegrillten Kaisergranat in Butter
Akureyri | 65.683 -18.091 | town coast north wildlife snow
~ Akureyri lies at the head of a long northern fjord, and its red traffic lights are heart-shaped. / Akureyri liegt am Ende eines langen Fjords im Norden, und seine roten Ampeln haben die Form eines Herzens.
+ the Goðafoss waterfall; Lake Mývatn; the botanic garden / den Wasserfall Goðafoss; den See Mývatn; den Botanischen Garten
! watch humpback whales in Eyjafjörður / im Eyjafjörður Buckelwale beobachten
* smoked Arctic char on rye bread / geräucherten Seesaibling auf Roggenbrot
= no
Oslo | 59.913 10.752 | city coast forest north
~ Oslo swims in its fjord before work and takes the metro to the ski trails after it. / Oslo schwimmt vor der Arbeit im Fjord und fährt danach mit der U-Bahn zur Loipe.
+ the roof of the Opera House; the Munch museum; the sculptures of Vigeland Park / das Dach des Opernhauses; das Munch-Museum; die Skulpturen im Vigelandpark
! sweat in a floating sauna on the harbour / in einer schwimmenden Sauna am Hafen schwitzen
* fresh prawns on white bread / frische Garnelen auf Weißbrot
Bergen | 60.393 5.324 | city coast mountain rail
~ Bergen has seven mountains, a Hanseatic wharf and rain on well over two hundred days a year. / Bergen hat sieben Berge, einen hanseatischen Kai und Regen an weit über zweihundert Tagen im Jahr.
+ the wooden houses of Bryggen; the fish market; Mount Fløyen / die Holzhäuser von Bryggen; den Fischmarkt; den Berg Fløyen
! walk across the Vidden plateau / über die Hochfläche Vidden wandern
* creamy Bergen fish soup / sahnige Bergener Fischsuppe
Flåm | 60.863 7.114 | village mountain coast hike bike rail
~ In Flåm one of the world's steepest standard-gauge railways comes down to an arm of the Sognefjord. / In Flåm endet eine der steilsten Normalspurbahnen der Welt an einem Arm des Sognefjords.
+ the Nærøyfjord; the Stegastein lookout; the Borgund stave church / den Nærøyfjord; den Aussichtspunkt Stegastein; die Stabkirche von Borgund
! cycle down the old navvies' road / die alte Straße der Bahnarbeiter hinunterradeln
* brown goat's cheese from Undredal / braunen Ziegenkäse aus Undredal
Reine | 67.932 13.089 | village island coast mountain hike north
~ In Reine, on the Lofoten, red fishermen's cabins stand on stilts below granite peaks, and cod dries on racks from February on. / In Reine auf den Lofoten stehen rote Fischerhütten auf Pfählen unter Granitgipfeln, und ab Februar trocknet der Kabeljau auf Gestellen.
+ the fishing village of Å; the beach of Kvalvika; the Viking longhouse at Borg / das Fischerdorf Å; den Strand von Kvalvika; das Wikinger-Langhaus in Borg
! climb the stone steps to Reinebringen / über die Steintreppe auf den Reinebringen steigen
* stockfish with bacon and potatoes / Stockfisch mit Speck und Kartoffeln
Tromsø | 69.649 18.955 | city island coast north snow wildlife
~ In Tromsø the sun stays away for about seven weeks in winter and stays up for two months in summer. / In Tromsø bleibt die Sonne im Winter rund sieben Wochen fort und im Sommer zwei Monate am Himmel.
+ the Arctic Cathedral; the Polar Museum; the island of Kvaløya / die Eismeerkathedrale; das Polarmuseum; die Insel Kvaløya
! look for the northern lights away from the town / abseits der Stadt nach Nordlichtern suchen
* bidos, the Sami reindeer stew / Bidos, den Rentiereintopf der Samen
= se
Stockholm | 59.329 18.069 | city coast island
~ Stockholm is built on fourteen islands, and the ferries count as public transport. / Stockholm ist auf vierzehn Inseln gebaut, und die Fähren zählen zum Nahverkehr.
+ the Vasa; the lanes of Gamla Stan; the open-air museum of Skansen / die Vasa; die Gassen von Gamla Stan; das Freilichtmuseum Skansen
! paddle among the islands of the archipelago / zwischen den Schäreninseln paddeln
* meatballs with lingonberries / Fleischbällchen mit Preiselbeeren
Visby | 57.639 18.296 | town coast island bike
~ Visby, on Gotland, keeps more than three kilometres of town wall and some ten ruined churches among roses. / Visby auf Gotland besitzt noch mehr als drei Kilometer Stadtmauer und rund zehn Kirchenruinen zwischen Rosen.
+ the town wall; the ruin of Sankta Karin; the sea stacks of Fårö / die Stadtmauer; die Ruine von Sankta Karin; die Kalksteinsäulen von Fårö
! cycle along the coast to Tofta beach / an der Küste entlang zum Strand von Tofta radeln
* saffron pancake with dewberry jam / Safranpfannkuchen mit Kratzbeerenkonfitüre
Abisko | 68.350 18.830 | village mountain lake hike snow north rail
~ Abisko lies in the rain shadow of the mountains, which is why the northern lights show here so often. / Abisko liegt im Regenschatten der Berge, weshalb sich hier so oft Nordlichter zeigen.
+ the U-shaped valley of Lapporten; Lake Torneträsk; the Abiskojåkka canyon / das Trogtal Lapporten; den See Torneträsk; die Schlucht des Abiskojåkka
! walk the first stage of the Kungsleden / die erste Etappe des Kungsleden gehen
* Arctic char with almond potatoes / Seesaibling mit Mandelkartoffeln
= dk
Copenhagen / Kopenhagen | 55.676 12.568 | city coast bike
~ In Copenhagen bicycles outnumber cars and the harbour is clean enough to swim in. / In Kopenhagen gibt es mehr Fahrräder als Autos, und der Hafen ist sauber genug zum Schwimmen.
+ the Nyhavn; Rosenborg Castle; the Tivoli Gardens / den Nyhavn; das Schloss Rosenborg; den Tivoli
! cycle the harbour circle / auf dem Hafenring radeln
* smørrebrød with pickled herring / Smørrebrød mit eingelegtem Hering
Skagen | 57.725 10.584 | town coast bike
~ At Skagen two seas run into each other at the tip of a sandbar one can stand on. / Bei Skagen laufen zwei Meere an der Spitze einer Sandbank ineinander, auf der man stehen kann.
+ the museum of the Skagen painters; the church buried in sand; the dune of Råbjerg Mile / das Museum der Skagen-Maler; die versandete Kirche; die Wanderdüne Råbjerg Mile
! walk out to the tip of Grenen / bis an die Spitze von Grenen laufen
* fried plaice with parsley sauce / gebratene Scholle mit Petersiliensoße
= fi
Helsinki | 60.170 24.938 | city coast island
~ Helsinki is a city of pale granite, trams and public saunas with a ladder into the Baltic. / Helsinki ist eine Stadt aus hellem Granit, mit Straßenbahnen und öffentlichen Saunen, von denen eine Leiter in die Ostsee führt.
+ the sea fortress of Suomenlinna; the Rock Church; the Oodi library / die Seefestung Suomenlinna; die Felsenkirche; die Bibliothek Oodi
! take a sauna and a sea bath in the harbour / am Hafen saunieren und im Meer baden
* salmon soup with dill / Lachssuppe mit Dill
Savonlinna | 61.868 28.880 | town lake forest rail
~ Savonlinna lies on islands in Lake Saimaa, and opera is sung each July in its castle. / Savonlinna liegt auf Inseln im Saimaa-See, und in seiner Burg wird jeden Juli Oper gesungen.
+ Olavinlinna Castle; the ridge of Punkaharju; the wooden church of Kerimäki / die Burg Olavinlinna; den Höhenrücken Punkaharju; die Holzkirche von Kerimäki
! paddle through the Linnansaari National Park / durch den Nationalpark Linnansaari paddeln
* fried vendace from the market stall / gebratene Maränen vom Marktstand
Inari | 68.906 27.028 | village lake forest north snow wildlife
~ Inari, the seat of Finland's Sami parliament, lies on a lake with more than three thousand islands. / Inari, Sitz des finnischen Sami-Parlaments, liegt an einem See mit mehr als dreitausend Inseln.
+ the Sami museum Siida; the wilderness church of Pielpajärvi / das Sami-Museum Siida; die Wildmarkkirche von Pielpajärvi
! drive a husky sled through the forest / mit dem Huskyschlitten durch den Wald fahren
* sautéed reindeer with mashed potato / geschnetzeltes Rentier mit Kartoffelpüree
`;
