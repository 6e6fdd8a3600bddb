/** Places of Italy, Switzerland, Austria and Slovenia; the notation is explained in `../gazetteer.ts`. */
export const italyAndTheAlps = `
= it
Rome / Rom | 41.903 12.496 | city
~ Rome piles twenty-seven centuries on top of each other and still finds room for a coffee bar. / Rom schichtet siebenundzwanzig Jahrhunderte übereinander und findet trotzdem Platz für eine Kaffeebar.
+ the Colosseum and the Forum; the Pantheon; the Vatican Museums / das Kolosseum und das Forum; das Pantheon; die Vatikanischen Museen
! walk the Via Appia among pines and tombs / auf der Via Appia zwischen Pinien und Gräbern spazieren
* cacio e pepe in Trastevere / Cacio e Pepe in Trastevere
Florence / Florenz | 43.770 11.256 | city wine
~ Florence fits half of the Renaissance into a walk of twenty minutes. / Florenz bringt die halbe Renaissance auf einem Spaziergang von zwanzig Minuten unter.
+ the Uffizi; Brunelleschi's dome; the Ponte Vecchio / die Uffizien; Brunelleschis Kuppel; den Ponte Vecchio
! climb to San Miniato for the evening light / zum Abendlicht nach San Miniato hinaufsteigen
* ribollita and a glass of Chianti / Ribollita und ein Glas Chianti
Siena | 43.318 11.331 | town hills wine bike
~ Siena's brick lanes all run downhill to one shell-shaped square. / Sienas Backsteingassen laufen alle bergab auf einen muschelförmigen Platz zu.
+ the Piazza del Campo; the striped cathedral; the towers of San Gimignano / die Piazza del Campo; den gestreiften Dom; die Türme von San Gimignano
! follow a white gravel road through the Crete Senesi / auf einer weißen Schotterstraße durch die Crete Senesi ziehen
* hand-rolled pici with garlic and tomato / handgerollte Pici mit Knoblauch und Tomate
Venice / Venedig | 45.438 12.327 | city coast
~ Venice is at its best early, when the delivery boats have the canals to themselves. / Venedig ist frühmorgens am schönsten, wenn die Lastkähne die Kanäle für sich haben.
+ St Mark's Basilica; the Doge's Palace; the coloured houses of Burano / den Markusdom; den Dogenpalast; die bunten Häuser von Burano
! get lost on purpose between Cannaregio and Castello / sich zwischen Cannaregio und Castello absichtlich verlaufen
* cicchetti at a bacaro counter / Cicchetti am Tresen eines Bacaro
Cinque Terre | 44.127 9.709 | coast village hike | in the Cinque Terre / in den Cinque Terre
~ Five villages cling to the Ligurian cliffs, joined by footpaths, vines and a small stubborn railway. / Fünf Dörfer klammern sich an die ligurischen Klippen, verbunden durch Fußwege, Reben und eine kleine, sture Bahn.
+ the harbour of Vernazza; the terraces above Manarola / den Hafen von Vernazza; die Terrassen über Manarola
! hike the coast path from Monterosso / auf dem Küstenpfad ab Monterosso wandern
* trofie with Ligurian pesto / Trofie mit ligurischem Pesto
Bologna | 44.494 11.343 | city wine rail
~ Bologna is known as the red, the learned and the fat one, and earns the last name daily. / Bologna heißt die Rote, die Gelehrte und die Fette und verdient sich den letzten Namen täglich.
+ the Two Towers; the porticoes up to San Luca / die Zwei Türme; die Arkaden hinauf nach San Luca
! roll tortellini in a family kitchen / in einer Familienküche Tortellini falten
* tagliatelle al ragù / Tagliatelle al Ragù
Naples / Neapel | 40.852 14.268 | city coast
~ Naples is loud, generous and never more than a street away from its volcano. / Neapel ist laut, großzügig und immer nur eine Straße von seinem Vulkan entfernt.
+ the excavations of Pompeii; the Veiled Christ; the Spaccanapoli / die Ausgrabungen von Pompeji; den Verhüllten Christus; die Spaccanapoli
! walk to the rim of Vesuvius / zum Kraterrand des Vesuvs wandern
* a margherita from the wood oven / eine Margherita aus dem Holzofen
Amalfi | 40.634 14.603 | town coast hike
~ Above Amalfi the lemon terraces start where the houses run out of rock. / Über Amalfi beginnen die Zitronenterrassen dort, wo den Häusern der Fels ausgeht.
+ the gardens of Villa Cimbrone in Ravello; Amalfi's cathedral steps / die Gärten der Villa Cimbrone in Ravello; die Domtreppe von Amalfi
! walk the Path of the Gods / auf dem Weg der Götter wandern
* spaghetti with lemon and anchovy / Spaghetti mit Zitrone und Sardellen
Taormina | 37.852 15.288 | town coast
~ From Taormina one sees Etna smoking on one side and the Ionian Sea on the other. / Von Taormina sieht man auf der einen Seite den Ätna rauchen und auf der anderen das Ionische Meer.
+ the Greek theatre; the craters of Etna / das griechische Theater; die Krater des Ätna
! swim at Isola Bella / an der Isola Bella baden
* pasta alla norma with salted ricotta / Pasta alla Norma mit gesalzener Ricotta
Matera | 40.666 16.604 | town hills
~ Matera's cave houses were inhabited for thousands of years and are lived in again today. / Materas Höhlenhäuser waren jahrtausendelang bewohnt und sind es heute wieder.
+ the Sassi; the rock churches of the Murgia / die Sassi; die Felskirchen der Murgia
! cross the Gravina gorge on foot / zu Fuß die Gravina-Schlucht queren
* broad beans with wild chicory / Saubohnen mit wilder Zichorie
Cortina d'Ampezzo | 46.540 12.136 | town mountain snow hike bike
~ Around Cortina the Dolomites turn pink in the last quarter of an hour before dark. / Rund um Cortina färben sich die Dolomiten in der letzten Viertelstunde vor der Dunkelheit rosa.
+ the Three Peaks of Lavaredo; Lake Misurina / die Drei Zinnen; den Misurinasee
! hike round the Three Peaks / die Drei Zinnen umrunden
* casunziei, beetroot ravioli with poppy seed / Casunziei, Rote-Bete-Ravioli mit Mohn
= ch
Zermatt | 46.020 7.749 | village mountain snow hike rail
~ Zermatt is free of cars, so one hears sleigh bells, cowbells or nothing, depending on the season. / Zermatt ist autofrei, und so hört man je nach Jahreszeit Schlittenglocken, Kuhglocken oder gar nichts.
+ the Matterhorn from the Gornergrat; the Gorner Gorge / das Matterhorn vom Gornergrat aus; die Gornerschlucht
! walk the Five Lakes trail / auf dem 5-Seenweg wandern
* rösti with a fried egg / Rösti mit Spiegelei
Interlaken | 46.686 7.863 | town mountain lake hike rail
~ Between two turquoise lakes Interlaken looks straight up at Eiger, Mönch and Jungfrau. / Zwischen zwei türkisfarbenen Seen blickt Interlaken geradewegs auf Eiger, Mönch und Jungfrau.
+ the Jungfraujoch; the Staubbach Falls in Lauterbrunnen / das Jungfraujoch; den Staubbachfall in Lauterbrunnen
! hike the Eiger Trail / auf dem Eiger-Trail wandern
* raclette by the fire / Raclette am Kamin
Lucerne / Luzern | 47.050 8.309 | city lake mountain rail
~ Lucerne gathers a wooden bridge, a painted old town and a lake of four arms in one view. / Luzern vereint eine Holzbrücke, eine bemalte Altstadt und einen vierarmigen See in einem Blick.
+ the Chapel Bridge; the summit of Mount Pilatus / die Kapellbrücke; den Gipfel des Pilatus
! cross the lake by paddle steamer / mit dem Raddampfer über den See fahren
* Chügelipastete, the local vol-au-vent / Chügelipastete, die Luzerner Pastete
Basel | 47.560 7.588 | city river
~ Basel swims home from work: in summer half the city drifts down the Rhine with its clothes in a bag. / Basel schwimmt nach Hause: Im Sommer treibt die halbe Stadt mit den Kleidern im Sack den Rhein hinunter.
+ the red Minster; the Kunstmuseum / das rote Münster; das Kunstmuseum
! cross the Rhine on a cable ferry / mit der Seilfähre über den Rhein setzen
* Basler Läckerli, spiced honey biscuits / Basler Läckerli
St Moritz / St. Moritz | 46.498 9.839 | town mountain lake snow rail
~ The Engadine light at St Moritz is dry, bright and visible for miles. / Das Engadiner Licht in St. Moritz ist trocken, hell und reicht kilometerweit.
+ the Bernina railway; the Morteratsch Glacier / die Berninabahn; den Morteratschgletscher
! walk round Lake Sils / um den Silsersee wandern
* Engadine nut tart / Engadiner Nusstorte
= at
Vienna / Wien | 48.208 16.373 | city river
~ Vienna still thinks that a coffee is worth two hours and a newspaper. / Wien findet noch immer, dass ein Kaffee zwei Stunden und eine Zeitung wert ist.
+ Schönbrunn Palace; the Kunsthistorisches Museum; St Stephen's Cathedral / das Schloss Schönbrunn; das Kunsthistorische Museum; den Stephansdom
! hear a concert in one of the old halls / in einem der alten Säle ein Konzert hören
* Tafelspitz and then Sachertorte / Tafelspitz und danach Sachertorte
Salzburg | 47.800 13.045 | city mountain river
~ Salzburg's domes and fortress seem arranged for a stage, with the Alps as the backdrop. / Salzburgs Kuppeln und Festung wirken wie für eine Bühne gebaut, mit den Alpen als Kulisse.
+ the Hohensalzburg Fortress; the house where Mozart was born / die Festung Hohensalzburg; Mozarts Geburtshaus
! walk over the Mönchsberg / über den Mönchsberg spazieren
* Salzburger Nockerln, three sweet peaks of soufflé / Salzburger Nockerln
Hallstatt | 47.562 13.649 | village lake mountain hike
~ Hallstatt has so little flat ground that its houses stand one above the other at the lake. / Hallstatt hat so wenig ebenen Grund, dass seine Häuser übereinander am See stehen.
+ the old salt mine; the ossuary / das alte Salzbergwerk; das Beinhaus
! take a rowing boat out on the lake / mit dem Ruderboot auf den See hinausfahren
* grilled char from the lake / gegrillten Saibling aus dem See
Dürnstein | 48.396 15.520 | village river wine bike hills
~ Dürnstein's blue tower watches over the narrowest and sunniest stretch of the Wachau. / Dürnsteins blauer Turm wacht über das engste und sonnigste Stück der Wachau.
+ the ruin where Richard the Lionheart was held; Melk Abbey / die Ruine, in der Richard Löwenherz gefangen war; das Stift Melk
! cycle the Danube path between apricot orchards / auf dem Donauradweg zwischen Marillengärten radeln
* apricot dumplings and Grüner Veltliner / Marillenknödel und Grünen Veltliner
Linz | 48.306 14.286 | city river bike
~ Linz has turned from steel to media art and lights up its Danube bank at night. / Linz hat vom Stahl zur Medienkunst gewechselt und lässt nachts sein Donauufer leuchten.
+ the Ars Electronica Center; the baroque main square / das Ars Electronica Center; den barocken Hauptplatz
! ride the mountain tram up the Pöstlingberg / mit der Bergbahn auf den Pöstlingberg fahren
* a slice of Linzer Torte / ein Stück Linzer Torte
Innsbruck | 47.269 11.404 | city mountain snow hike rail
~ In Innsbruck a funicular leaves the old town and reaches two thousand metres within the hour. / In Innsbruck fährt man aus der Altstadt in weniger als einer Stunde auf zweitausend Meter.
+ the Golden Roof; the Nordkette ridge / das Goldene Dachl; die Nordkette
! walk from hut to hut above the Inn valley / über dem Inntal von Hütte zu Hütte wandern
* Kaiserschmarrn with plum compote / Kaiserschmarrn mit Zwetschkenröster
= si
Ljubljana | 46.057 14.506 | city river bike
~ Ljubljana gave its centre to pedestrians, and the café tables moved in at once. / Ljubljana hat sein Zentrum den Fußgängern überlassen, und sofort zogen die Cafétische ein.
+ Plečnik's Triple Bridge; the castle hill / Plečniks Drei Brücken; den Burghügel
! paddle the Ljubljanica through the city / auf der Ljubljanica durch die Stadt paddeln
* štruklji, rolled dumplings with tarragon / Štruklji, gerollte Teigtaschen mit Estragon
Lake Bled / Bleder See | 46.364 14.095 | lake mountain hike bike | at Lake Bled / am Bleder See
~ Bled is a lake with an island with a church with a bell that visitors ring for luck. / In Bled liegt ein See mit einer Insel mit einer Kirche mit einer Glocke, die Besucher als Glücksbringer läuten.
+ the island church; the wooden walkways of the Vintgar Gorge / die Inselkirche; die Holzstege der Vintgar-Klamm
! row a boat to the island / mit dem Ruderboot zur Insel fahren
* a square of Bled cream cake / ein Stück Bleder Cremeschnitte
Bohinj | 46.280 13.880 | lake mountain forest hike | in Bohinj / in Bohinj
~ Bohinj is the quiet lake of the Triglav National Park, with forest down to the water. / Bohinj ist der stille See des Triglav-Nationalparks, mit Wald bis ans Ufer.
+ the Savica Waterfall; the double hayracks of Studor / den Savica-Wasserfall; die Doppelharfen von Studor
! hike to the Seven Lakes hut / zur Sieben-Seen-Hütte wandern
* trout with buckwheat mash / Forelle mit Buchweizensterz
Piran | 45.528 13.568 | town coast bike
~ Piran looks like a small piece of Venice that drifted across the bay. / Piran wirkt wie ein Stückchen Venedig, das über die Bucht herübergetrieben ist.
+ Tartini Square; the Sečovlje salt pans / den Tartini-Platz; die Salinen von Sečovlje
! swim off the stone promenade / an der steinernen Promenade baden
* sea bass in a salt crust / Wolfsbarsch in der Salzkruste
Soča Valley / Soča-Tal | 46.338 13.552 | mountain river hike bike | in the Soča Valley / im Soča-Tal > ins Soča-Tal
~ The Soča runs so clear and green that photographs of it look retouched. / Die Soča fließt so klar und grün, dass Fotos von ihr bearbeitet aussehen.
+ the Kozjak Waterfall; the museum of the Isonzo Front in Kobarid / den Kozjak-Wasserfall; das Museum der Isonzofront in Kobarid
! raft the upper river / auf dem Oberlauf raften
* Tolminc cheese with polenta / Tolminc-Käse mit Polenta
`;
