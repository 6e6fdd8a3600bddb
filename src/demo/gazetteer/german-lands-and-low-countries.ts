/**
 * Places of Germany, the Netherlands, Czechia, Slovakia, Hungary and Serbia; the notation is explained in
 * `../gazetteer.ts`.
 */
export const germanLandsAndLowCountries = `
= de
Berlin | 52.520 13.405 | city
~ Berlin wears its scars openly and fills the gaps between them with gardens, galleries and late breakfasts. / Berlin trägt seine Narben offen und füllt die Lücken dazwischen mit Gärten, Galerien und späten Frühstücken.
+ the Museum Island; the Wall memorial on Bernauer Straße; the Reichstag dome / die Museumsinsel; die Gedenkstätte Berliner Mauer; die Reichstagskuppel
! cycle across the old Tempelhof airfield / über das Tempelhofer Feld radeln
* currywurst at a corner stand / Currywurst am Imbiss
Munich / München | 48.137 11.575 | city mountain
~ On a clear day Munich moves outdoors, to the beer gardens and the banks of the Isar. / An klaren Tagen zieht München ins Freie, in die Biergärten und an die Isar.
+ the Viktualienmarkt; Nymphenburg Palace; the Deutsches Museum / den Viktualienmarkt; das Schloss Nymphenburg; das Deutsche Museum
! watch the surfers on the Eisbach wave / den Surfern an der Eisbachwelle zusehen
* white sausage before noon, with sweet mustard / Weißwürste mit süßem Senf, vor zwölf Uhr
Füssen | 47.570 10.701 | town mountain lake hike bike
~ Füssen lies at the foot of the Alps and of a king's very expensive dream. / Füssen liegt am Fuß der Alpen und eines sehr teuren Königstraums.
+ Neuschwanstein Castle; the Lech Falls / das Schloss Neuschwanstein; den Lechfall
! walk round the Alpsee / um den Alpsee wandern
* cheese spätzle with fried onions / Kässpatzen mit Röstzwiebeln
Freiburg | 47.999 7.842 | city forest hike bike wine
~ In Freiburg little streams run along the pavements and the Black Forest begins at the last tram stop. / In Freiburg laufen Bächle die Gehwege entlang, und an der letzten Haltestelle beginnt der Schwarzwald.
+ the Minster and its market; the Feldberg and Lake Titisee / das Münster und seinen Markt; den Feldberg und den Titisee
! ride the Schauinsland cable car / mit der Schauinslandbahn fahren
* Black Forest gateau with plenty of kirsch / Schwarzwälder Kirschtorte mit reichlich Kirschwasser
Cologne / Köln | 50.938 6.960 | city river
~ Cologne arranges its whole skyline around one cathedral and its whole mood around the Rhine. / Köln richtet seine Silhouette nach dem Dom und seine Laune nach dem Rhein.
+ the cathedral; the Romanesque churches; the Ludwig Museum / den Dom; die romanischen Kirchen; das Museum Ludwig
! cross the Hohenzollern Bridge with its thousands of padlocks / über die Hohenzollernbrücke mit ihren Tausenden von Schlössern gehen
* a Kölsch and Himmel un Ääd / ein Kölsch zu Himmel un Ääd
Koblenz | 50.357 7.594 | city river wine
~ At Koblenz the Moselle joins the Rhine in front of a very large emperor on a very large horse. / In Koblenz mündet die Mosel vor einem sehr großen Kaiser auf einem sehr großen Pferd in den Rhein.
+ the Deutsches Eck; the Ehrenbreitstein Fortress / das Deutsche Eck; die Festung Ehrenbreitstein
! take the cable car across the Rhine / mit der Seilbahn über den Rhein schweben
* Döppekooche, a potato bake / Döppekooche aus dem Ofen
Rüdesheim | 49.979 7.923 | town river wine hills
~ Below Rüdesheim the Rhine narrows, the castles begin and the Riesling ripens on slate. / Unterhalb von Rüdesheim wird der Rhein eng, die Burgen beginnen, und der Riesling reift auf Schiefer.
+ the Niederwald Monument; the Lorelei rock / das Niederwalddenkmal; den Loreley-Felsen
! float over the vineyards by gondola / mit der Gondel über die Weinberge schweben
* Rüdesheim coffee with asbach brandy / Rüdesheimer Kaffee mit Weinbrand
Passau | 48.574 13.461 | town river bike
~ Three rivers of three colours meet at Passau, and for a while they flow side by side. / In Passau treffen drei Flüsse in drei Farben aufeinander und fließen eine Weile nebeneinanderher.
+ St Stephen's Cathedral with its vast organ; the Veste Oberhaus / den Stephansdom mit seiner riesigen Orgel; die Veste Oberhaus
! walk to the very tip where the rivers meet / bis zur Spitze gehen, an der sich die Flüsse treffen
* roast pork with dark beer gravy / Schweinebraten mit Dunkelbiersoße
Dresden | 51.050 13.737 | city river bike
~ Dresden rebuilt its skyline stone by numbered stone. / Dresden hat seine Silhouette Stein für nummerierten Stein wieder aufgebaut.
+ the Frauenkirche; the Zwinger; the Bastei rocks / die Frauenkirche; den Zwinger; die Basteifelsen
! ride a paddle steamer up the Elbe / mit dem Raddampfer elbaufwärts fahren
* Eierschecke, a three-layer cheesecake / Dresdner Eierschecke
Meissen / Meißen | 51.163 13.474 | town river wine
~ Meissen kept the secret of porcelain in its castle and still paints every cup by hand. / Meißen hütete das Geheimnis des Porzellans in seiner Burg und bemalt noch immer jede Tasse von Hand.
+ the Albrechtsburg; the porcelain manufactory / die Albrechtsburg; die Porzellanmanufaktur
! taste Saxon wine on the terraces / auf den Terrassen sächsischen Wein verkosten
* a Meissner Fummel, a pastry as light as air / einen Meißner Fummel, federleichtes Gebäck
= nl
Amsterdam | 52.373 4.892 | city river bike
~ Amsterdam leans a little: its gables, its bicycles and, after a jenever, its visitors. / Amsterdam steht ein wenig schief: seine Giebel, seine Fahrräder und nach einem Genever auch seine Gäste.
+ the Rijksmuseum; the Anne Frank House; the canal ring / das Rijksmuseum; das Anne-Frank-Haus; den Grachtengürtel
! rent a bicycle and cross the IJ by ferry / ein Fahrrad mieten und mit der Fähre über das IJ setzen
* herring with onions from a stall / Hering mit Zwiebeln vom Stand
Rotterdam | 51.922 4.480 | city river bike
~ Rotterdam lost its old town and has been trying out new ones ever since. / Rotterdam hat seine Altstadt verloren und probiert seither neue aus.
+ the Cube Houses; the Markthal; the windmills of Kinderdijk / die Kubushäuser; die Markthal; die Windmühlen von Kinderdijk
! take a water taxi to the Hotel New York quay / mit dem Wassertaxi zum alten Auswandererkai fahren
* a kapsalon, the city's own invention / ein Kapsalon, eine Erfindung der Stadt
Texel | 53.055 4.798 | island coast bike | on Texel / auf Texel
~ Texel is wide beaches, sheep, larks and a lighthouse at the far end. / Texel besteht aus weiten Stränden, Schafen, Lerchen und einem Leuchtturm am Ende.
+ the seal sanctuary of Ecomare; the dunes of De Slufter / die Seehundstation Ecomare; die Dünen von De Slufter
! cycle the dune path to the lighthouse / auf dem Dünenweg zum Leuchtturm radeln
* Texel lamb with sea lavender / Texeler Lamm mit Salzgemüse
= cz
Prague / Prag | 50.076 14.438 | city river rail
~ Prague keeps its Gothic, baroque and Art Nouveau in one walkable heap below the castle. / Prag hält Gotik, Barock und Jugendstil in einem begehbaren Durcheinander unter der Burg bereit.
+ the Charles Bridge; Prague Castle; the astronomical clock / die Karlsbrücke; die Prager Burg; die astronomische Uhr
! cross the Charles Bridge before seven in the morning / vor sieben Uhr morgens über die Karlsbrücke gehen
* svíčková with bread dumplings / Svíčková mit Böhmischen Knödeln
Český Krumlov | 48.811 14.315 | town river forest
~ The Vltava ties a knot around Český Krumlov, and the castle holds the ends. / Die Moldau schlingt einen Knoten um Český Krumlov, und das Schloss hält die Enden.
+ the castle and its baroque theatre; the Latrán quarter / das Schloss mit seinem Barocktheater; das Viertel Latrán
! paddle a canoe through the town / im Kanu durch die Stadt paddeln
* trout and South Bohemian beer / Forelle und südböhmisches Bier
Olomouc / Olmütz | 49.594 17.251 | city rail
~ Olomouc has Prague's fountains and squares without Prague's queues. / Olmütz hat Brunnen und Plätze wie Prag, nur ohne dessen Schlangen.
+ the Holy Trinity Column; the archbishop's palace / die Dreifaltigkeitssäule; den Erzbischöflichen Palast
! follow the ring of baroque fountains / der Runde der Barockbrunnen folgen
* tvarůžky, a famously strong cheese / Quargel, einen berühmt kräftigen Käse
= sk
Bratislava | 48.149 17.107 | city river
~ Bratislava is a capital small enough to cross between two coffees. / Bratislava ist eine Hauptstadt, die man zwischen zwei Kaffees durchquert.
+ the white castle; the Blue Church; the ruins of Devín / die weiße Burg; die Blaue Kirche; die Ruine Devín
! walk the coronation route of the Hungarian kings / den Krönungsweg der ungarischen Könige gehen
* bryndzové halušky with sheep's cheese / Bryndzové Halušky mit Schafskäse
High Tatras / Hohe Tatra | 49.139 20.220 | mountain lake snow hike rail | in the High Tatras / in der Hohen Tatra > in die Hohe Tatra
~ The High Tatras are a whole Alpine range in a space of thirty kilometres. / Die Hohe Tatra ist ein ganzes Hochgebirge auf dreißig Kilometern.
+ the mountain lake of Štrbské Pleso; the Skok Waterfall / den Bergsee Štrbské Pleso; den Wasserfall Skok
! hike the Tatranská magistrála / auf der Tatranská magistrála wandern
* sour cabbage soup with sausage / Sauerkrautsuppe mit Wurst
= hu
Budapest | 47.498 19.040 | city river rail
~ Budapest is two cities with one river, and both of them bathe. / Budapest besteht aus zwei Städten an einem Fluss, und beide baden gern.
+ the Parliament; the Fisherman's Bastion; the Great Market Hall / das Parlament; die Fischerbastei; die Große Markthalle
! soak in the Széchenyi Baths / im Széchenyi-Bad ins warme Wasser steigen
* fisherman's soup red with paprika / paprikarote Fischsuppe
Eger | 47.903 20.377 | town hills wine hike
~ Eger defended its castle against an army and tells the story over bull's blood wine. / Eger verteidigte seine Burg gegen ein Heer und erzählt davon bei einem Glas Erlauer Stierblut.
+ the castle; the northernmost Ottoman minaret / die Burg; das nördlichste osmanische Minarett
! go from cellar to cellar in the Valley of the Beautiful Woman / im Tal der Schönen Frauen von Keller zu Keller ziehen
* lángos with sour cream / Lángos mit saurer Sahne
Lake Balaton / Plattensee | 46.880 17.880 | lake wine bike | on Lake Balaton / am Plattensee
~ Lake Balaton is shallow, mild and milky green, with old volcanoes standing on its northern shore. / Der Plattensee ist flach, mild und milchig grün, mit alten Vulkanen am Nordufer.
+ the abbey of Tihany; the lavender fields; the basalt hills of Badacsony / die Abtei Tihany; die Lavendelfelder; die Basaltkuppen von Badacsony
! cycle the north shore / am Nordufer radeln
* pike-perch and an Olaszrizling / Zander und einen Olaszrizling
= rs
Belgrade / Belgrad | 44.817 20.457 | city river
~ Belgrade sits where the Sava meets the Danube and goes to bed late on both. / Belgrad liegt, wo die Save in die Donau mündet, und geht an beiden Flüssen spät ins Bett.
+ the Kalemegdan Fortress; the bohemian lane of Skadarlija; the Church of Saint Sava / die Festung Kalemegdan; die Künstlergasse Skadarlija; den Dom des Heiligen Sava
! watch the sun set over two rivers / den Sonnenuntergang über zwei Flüssen betrachten
* ćevapi with kajmak / Ćevapi mit Kajmak
Novi Sad | 45.255 19.845 | city river wine bike
~ Novi Sad spends its evenings across the river on the ramparts of Petrovaradin. / Novi Sad verbringt seine Abende jenseits des Flusses auf den Wällen von Petrovaradin.
+ the Petrovaradin Fortress; the monasteries of Fruška Gora / die Festung Petrovaradin; die Klöster der Fruška Gora
! taste bermet in Sremski Karlovci / in Sremski Karlovci Bermet verkosten
* river fish stew from the kettle / Flussfischtopf aus dem Kessel
Tara National Park / Nationalpark Tara | 43.910 19.430 | forest mountain river hike | in Tara National Park / im Nationalpark Tara
~ In Tara the Drina has cut a gorge through some of the densest forest in the Balkans. / In der Tara hat die Drina eine Schlucht durch einen der dichtesten Wälder des Balkans geschnitten.
+ the viewpoint of Banjska Stena; the little house on the Drina / den Aussichtspunkt Banjska Stena; das Häuschen auf der Drina
! hike through spruce forest to the rim of the gorge / durch Fichtenwald zum Rand der Schlucht wandern
* kačamak, corn mash with cream / Kačamak, Maisbrei mit Rahm
`;
