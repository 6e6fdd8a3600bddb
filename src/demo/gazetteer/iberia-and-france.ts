/** Places of Portugal, Spain and France; the notation is explained in `../gazetteer.ts`. */
export const iberiaAndFrance = `
= pt
Lisbon / Lissabon | 38.722 -9.139 | city coast wine
~ Lisbon climbs seven hills in yellow trams, with the light of the Tagus at the end of every street. / Lissabon klettert mit gelben Straßenbahnen über sieben Hügel, und am Ende jeder Gasse glänzt der Tejo.
+ the Jerónimos Monastery; the lanes of Alfama; the São Jorge Castle / das Hieronymuskloster; die Gassen der Alfama; die Burg São Jorge
! ride tram 28 through the old quarters / mit der Straßenbahn 28 durch die alten Viertel fahren
* warm custard tarts from Belém / warme Puddingtörtchen aus Belém
Porto | 41.150 -8.611 | city river wine
~ Porto stacks its tiled houses above the Douro, opposite the cellars where port wine has aged for centuries. / Porto stapelt seine gekachelten Häuser über dem Douro, gegenüber den Kellern, in denen seit Jahrhunderten Portwein reift.
+ the Ribeira waterfront; the azulejo hall of São Bento station; the Dom Luís I Bridge / das Ribeira-Ufer; die Azulejo-Halle des Bahnhofs São Bento; die Brücke Dom Luís I.
! taste port in a lodge in Vila Nova de Gaia / in Vila Nova de Gaia Portwein verkosten
* a francesinha with plenty of sauce / eine Francesinha mit viel Soße
Pinhão | 41.190 -7.545 | village river wine hills
~ Around Pinhão the vines stand on walled terraces that follow every bend of the Douro. / Rund um Pinhão stehen die Reben auf ummauerten Terrassen, die jeder Biegung des Douro folgen.
+ the tiled railway station; the vineyard terraces of the Upper Douro / den gekachelten Bahnhof; die Weinbergterrassen des oberen Douro
! walk between the vines to a viewpoint above the river / zwischen den Reben zu einem Aussichtspunkt über dem Fluss wandern
* kid goat from the oven with Douro red / Zicklein aus dem Ofen mit rotem Douro-Wein
Peso da Régua | 41.162 -7.787 | town river wine hills
~ Régua is where the barrels were once loaded onto flat-bottomed rabelo boats bound for the coast. / In Régua lud man einst die Fässer auf flache Rabelo-Boote, die zur Küste hinunterfuhren.
+ the Douro Museum; the gardens of the Mateus Palace / das Douro-Museum; die Gärten des Palastes von Mateus
! look round a family quinta and its cellar / ein familiengeführtes Weingut und seinen Keller besichtigen
* bread, olives and mountain ham at a quinta / Brot, Oliven und Bergschinken auf einem Weingut
Sintra | 38.797 -9.390 | town forest
~ Sintra's palaces rise out of damp green woods that stay cool even in August. / Sintras Paläste ragen aus feuchten grünen Wäldern, die selbst im August kühl bleiben.
+ the Pena Palace; the initiation well of the Quinta da Regaleira / den Pena-Palast; den Initiationsbrunnen der Quinta da Regaleira
! walk the ramparts of the Moorish Castle / über die Mauern der maurischen Burg spazieren
* travesseiros, almond pastries still warm / noch warme Travesseiros mit Mandelfüllung
Évora | 38.571 -7.909 | town hills wine
~ White Évora sits in the cork-oak plains of the Alentejo behind a complete ring of walls. / Das weiße Évora liegt in den Korkeichenebenen des Alentejo hinter einem vollständigen Mauerring.
+ the Roman temple; the Chapel of Bones / den römischen Tempel; die Knochenkapelle
! cycle to the standing stones of the Almendres Cromlech / zu den Menhiren des Cromlechs von Almendres radeln
* black pork with migas / Fleisch vom schwarzen Schwein mit Migas
Lagos | 37.102 -8.673 | town coast bike
~ At Lagos the Algarve breaks off into ochre cliffs, sea arches and pocket-sized beaches. / Bei Lagos bricht die Algarve in ockerfarbene Klippen, Felsbögen und winzige Strände ab.
+ the rock stacks of Ponta da Piedade; the lighthouse at Cape St Vincent / die Felsnadeln der Ponta da Piedade; den Leuchtturm am Kap São Vicente
! hike the Fishermen's Trail along the cliff tops / auf dem Fischerpfad oben an den Klippen entlangwandern
* cataplana with clams and prawns / eine Cataplana mit Venusmuscheln und Garnelen
= es
Barcelona | 41.385 2.173 | city coast
~ Barcelona mixes Gothic lanes with Gaudí's curved façades and goes to the beach after lunch. / Barcelona mischt gotische Gassen mit Gaudís geschwungenen Fassaden und geht nach dem Mittagessen an den Strand.
+ the Sagrada Família; the Gothic Quarter; Park Güell / die Sagrada Família; das Gotische Viertel; den Park Güell
! shop for a picnic at the Boqueria market / auf dem Markt La Boqueria für ein Picknick einkaufen
* bread with tomato and anchovies / Tomatenbrot mit Sardellen
Madrid | 40.417 -3.704 | city
~ Madrid keeps its best paintings close together and its dinners very late. / Madrid hält seine besten Gemälde nah beieinander und isst sehr spät zu Abend.
+ the Prado; the Royal Palace; Retiro Park / den Prado; den Königspalast; den Retiro-Park
! go from bar to bar for tapas in La Latina / in La Latina von Bar zu Bar Tapas essen
* cocido madrileño, a chickpea stew in three courses / Cocido madrileño, einen Kichererbseneintopf in drei Gängen
Seville / Sevilla | 37.389 -5.984 | city
~ Seville smells of orange blossom in spring and of jasmine once the summer evening cools. / Sevilla duftet im Frühling nach Orangenblüten und an Sommerabenden nach Jasmin.
+ the Alcázar and its gardens; the Giralda; the Plaza de España / den Alcázar und seine Gärten; die Giralda; die Plaza de España
! watch flamenco in a small Triana theatre / in einem kleinen Theater in Triana Flamenco erleben
* spinach with chickpeas and a cold fino / Spinat mit Kichererbsen und einen kühlen Fino
Granada | 37.177 -3.598 | city mountain hike
~ Above Granada the Alhambra glows red against the snow of the Sierra Nevada. / Über Granada leuchtet die Alhambra rot vor dem Schnee der Sierra Nevada.
+ the Nasrid Palaces of the Alhambra; the Albaicín quarter / die Nasridenpaläste der Alhambra; das Viertel Albaicín
! walk up to the San Nicolás viewpoint for sunset / zum Sonnenuntergang zum Mirador de San Nicolás hinaufgehen
* a free tapa with every glass, as is the custom here / zu jedem Glas eine Gratis-Tapa, wie es hier Brauch ist
Ronda | 36.742 -5.166 | town mountain hike
~ Ronda stands on both sides of a gorge more than a hundred metres deep. / Ronda liegt auf beiden Seiten einer mehr als hundert Meter tiefen Schlucht.
+ the Puente Nuevo; the old bullring / den Puente Nuevo; die alte Stierkampfarena
! follow the path down into the El Tajo gorge / auf dem Pfad in die Schlucht El Tajo hinabsteigen
* oxtail braised in red wine / in Rotwein geschmorten Ochsenschwanz
San Sebastián | 43.318 -1.981 | city coast wine bike
~ San Sebastián curves around a shell-shaped bay and takes its snacks very seriously. / San Sebastián schmiegt sich um eine muschelförmige Bucht und nimmt seine Häppchen sehr ernst.
+ La Concha beach; the old town around Plaza de la Constitución / den Strand La Concha; die Altstadt um die Plaza de la Constitución
! climb Monte Urgull for the view of the bay / für den Blick über die Bucht auf den Monte Urgull steigen
* pintxos, chosen bar by bar / Pintxos, Bar für Bar
Santiago de Compostela | 42.881 -8.546 | city hills hike
~ Pilgrims arrive in Santiago with dust on their boots and mostly sit down on the square first. / Pilger kommen mit Staub an den Stiefeln in Santiago an und setzen sich meist erst einmal auf den Platz.
+ the cathedral and its Pórtico de la Gloria; the arcades of the old town / die Kathedrale mit dem Pórtico de la Gloria; die Arkaden der Altstadt
! walk the last stage of the Camino / die letzte Etappe des Jakobswegs gehen
* octopus with paprika and olive oil / Krake mit Paprika und Olivenöl
Mallorca | 39.790 2.700 | island coast bike hike | on Mallorca / auf Mallorca
~ Behind the bays of Mallorca the Tramuntana mountains fall in pine-clad steps to the sea. / Hinter den Buchten Mallorcas fällt die Serra de Tramuntana in bewaldeten Stufen zum Meer ab.
+ the cliffs of Cap de Formentor; the village of Valldemossa; Palma's cathedral / die Klippen am Cap de Formentor; das Dorf Valldemossa; die Kathedrale von Palma
! walk the dry-stone route above Deià / oberhalb von Deià auf der Trockenmauerroute wandern
* an ensaïmada, the island's coiled pastry / eine Ensaïmada, die Gebäckschnecke der Insel
= fr
Paris | 48.857 2.352 | city river wine
~ Paris rewards those who walk: along the Seine, over the bridges and into whichever café has a free chair. / Paris belohnt, wer zu Fuß geht: die Seine entlang, über die Brücken und in das nächste Café mit freiem Stuhl.
+ the Louvre; the Île de la Cité; the steps of Montmartre / den Louvre; die Île de la Cité; die Treppen von Montmartre
! take a boat on the Seine at dusk / in der Dämmerung mit dem Boot auf der Seine fahren
* onion soup under a crust of Gruyère / Zwiebelsuppe unter einer Kruste aus Gruyère
Rouen | 49.443 1.099 | city river
~ Monet painted Rouen's cathedral some thirty times and never in the same light. / Monet malte die Kathedrale von Rouen rund dreißig Mal und nie im selben Licht.
+ the cathedral; the great clock in the Rue du Gros-Horloge / die Kathedrale; die große Uhr in der Rue du Gros-Horloge
! look for the half-timbered courtyards of the old town / die Fachwerkhöfe der Altstadt aufspüren
* duck the Rouen way and Norman cider / Ente nach Art von Rouen und normannischen Cidre
Giverny | 49.076 1.533 | village river
~ Giverny is a village that a painter turned into a garden. / Giverny ist ein Dorf, das ein Maler in einen Garten verwandelt hat.
+ Monet's water-lily pond; Monet's pink house / Monets Seerosenteich; Monets rosa Haus
! cycle along the Seine to Vernon / an der Seine entlang nach Vernon radeln
* goat's cheese salad in a garden café / Salat mit Ziegenkäse in einem Gartencafé
Honfleur | 49.419 0.233 | town coast
~ Honfleur's tall slate houses have been looking at the same little harbour for four centuries. / Honfleurs hohe Schieferhäuser blicken seit vier Jahrhunderten auf denselben kleinen Hafen.
+ the Vieux Bassin; the wooden church of Sainte-Catherine / das Vieux Bassin; die Holzkirche Sainte-Catherine
! walk out along the Seine estuary / an der Seine-Mündung spazieren gehen
* mussels in cream and cider / Muscheln in Rahm und Cidre
Lyon | 45.764 4.836 | city river wine
~ Lyon lies between two rivers and judges a day by its lunch. / Lyon liegt zwischen zwei Flüssen und bewertet einen Tag nach seinem Mittagessen.
+ the traboules of Vieux Lyon; the basilica of Fourvière / die Traboules von Vieux Lyon; die Basilika von Fourvière
! browse the Halles de Lyon Paul Bocuse / durch die Halles de Lyon Paul Bocuse bummeln
* quenelles in a bouchon / Quenelles in einem Bouchon
Tournon-sur-Rhône | 45.067 4.833 | town river wine hills
~ At Tournon the vineyards of the northern Rhône climb slopes so steep that they are worked by hand. / In Tournon klettern die Weinberge der nördlichen Rhône so steile Hänge hinauf, dass man sie von Hand bearbeitet.
+ the castle above the quay; the terraces of Tain-l'Hermitage / das Schloss über dem Kai; die Terrassen von Tain-l'Hermitage
! ride the Ardèche steam train / mit der Dampfbahn der Ardèche fahren
* dark chocolate from Tain with a Syrah / dunkle Schokolade aus Tain zu einem Syrah
Avignon | 43.949 4.806 | city river wine bike
~ For most of the fourteenth century the popes lived in Avignon, and they built accordingly. / Fast das ganze 14. Jahrhundert lebten die Päpste in Avignon, und so bauten sie auch.
+ the Palace of the Popes; the half-bridge of Saint-Bénézet / den Papstpalast; die halbe Brücke Saint-Bénézet
! cross to the vineyards of Châteauneuf-du-Pape / zu den Weinbergen von Châteauneuf-du-Pape hinüberfahren
* a tian of Provençal vegetables / ein Tian aus provenzalischem Gemüse
Arles | 43.677 4.628 | town river
~ Arles lives among its Roman stones as if two thousand years were nothing. / Arles lebt zwischen seinen römischen Steinen, als wären zweitausend Jahre nichts.
+ the Roman amphitheatre; the café terrace that van Gogh painted / das römische Amphitheater; die Caféterrasse, die van Gogh malte
! look for flamingos and white horses in the Camargue / in der Camargue nach Flamingos und weißen Pferden Ausschau halten
* bull stew with Camargue rice / Stierragout mit Camargue-Reis
Strasbourg / Straßburg | 48.573 7.752 | city river wine bike
~ Strasbourg speaks French, cooks Alsatian and hangs geraniums from every window of Petite France. / Straßburg spricht Französisch, kocht elsässisch und hängt in der Petite France Geranien vor jedes Fenster.
+ the cathedral with its astronomical clock; the canals of Petite France / das Münster mit der astronomischen Uhr; die Kanäle der Petite France
! cycle to the first wine villages / zu den ersten Weindörfern radeln
* tarte flambée straight from the fire / Flammkuchen direkt aus dem Feuer
Bordeaux | 44.838 -0.579 | city river wine bike
~ Bordeaux has scrubbed its limestone quays and now lives along the Garonne again. / Bordeaux hat seine Kalksteinkais blank geputzt und lebt nun wieder an der Garonne.
+ the water mirror on Place de la Bourse; the lanes of Saint-Émilion / den Wasserspiegel an der Place de la Bourse; die Gassen von Saint-Émilion
! visit a château in the Médoc / ein Château im Médoc besuchen
* canelés with a dark caramel crust / Canelés mit dunkler Karamellkruste
Chamonix | 45.924 6.870 | town mountain snow hike
~ In Chamonix the glaciers of Mont Blanc hang above the high street. / In Chamonix hängen die Gletscher des Mont Blanc über der Hauptstraße.
+ the Aiguille du Midi; the Mer de Glace / die Aiguille du Midi; das Mer de Glace
! hike the Grand Balcon with the massif in view / mit Blick auf das Massiv den Grand Balcon entlangwandern
* fondue savoyarde after the walk / Savoyer Fondue nach der Wanderung
Nice / Nizza | 43.710 7.262 | city coast
~ Nice follows the Bay of Angels in one long curve of blue chairs and palm trees. / Nizza folgt der Engelsbucht in einem langen Bogen aus blauen Stühlen und Palmen.
+ the flower market on Cours Saleya; the hill village of Èze / den Blumenmarkt am Cours Saleya; das Bergdorf Èze
! stroll the Promenade des Anglais / auf der Promenade des Anglais flanieren
* socca, a chickpea pancake from a wood oven / Socca, einen Kichererbsenfladen aus dem Holzofen
`;
