/**
 * Places of the United States, Canada, Mexico, Guatemala, Belize, Costa Rica, Panama and Cuba; the notation is
 * explained in `../gazetteer.ts`.
 */
export const northAndCentralAmerica = `
= us
New York | 40.713 -74.006 | city coast river
~ New York walks fast, queues for bagels and keeps more than three square kilometres of park in the middle. / New York geht schnell, steht für Bagels an und hält in der Mitte mehr als drei Quadratkilometer Park frei.
+ the Statue of Liberty and Ellis Island; the Metropolitan Museum; the High Line / die Freiheitsstatue und Ellis Island; das Metropolitan Museum; die High Line
! walk across the Brooklyn Bridge / zu Fuß über die Brooklyn Bridge gehen
* pastrami on rye / Pastrami auf Roggenbrot
New Orleans | 29.951 -90.072 | city river
~ In New Orleans a funeral may turn into a dance on the way home. / In New Orleans kann aus einem Begräbnis auf dem Heimweg ein Tanz werden.
+ the French Quarter; the Garden District; the raised tombs of St Louis Cemetery / das French Quarter; den Garden District; die oberirdischen Gräber des Friedhofs St. Louis
! hear a brass band on Frenchmen Street / in der Frenchmen Street eine Brassband hören
* gumbo with okra and andouille / Gumbo mit Okra und Andouille
San Francisco | 37.775 -122.419 | city coast hills bike
~ San Francisco hauls its visitors up the hills by cable and hides its bridge in the fog. / San Francisco zieht seine Gäste am Kabel die Hügel hinauf und versteckt seine Brücke im Nebel.
+ the Golden Gate Bridge; the island of Alcatraz; the murals of the Mission / die Golden Gate Bridge; die Insel Alcatraz; die Wandbilder im Mission District
! cycle over the bridge to Sausalito / über die Brücke nach Sausalito radeln
* clam chowder in a sourdough loaf / Muschelsuppe im Sauerteigbrot
Napa | 38.297 -122.287 | town wine hills bike
~ In 1976 a blind tasting in Paris put Napa's wines ahead of Burgundy and Bordeaux, and the valley has not forgotten it. / 1976 setzte eine Blindprobe in Paris Napas Weine vor Burgund und Bordeaux, und das Tal hat es nicht vergessen.
+ the wineries along the Silverado Trail; the Oxbow Public Market / die Weingüter am Silverado Trail; die Markthalle Oxbow
! drift over the vines in a hot-air balloon / im Heißluftballon über die Reben schweben
* Cabernet Sauvignon with a cheese board / Cabernet Sauvignon zur Käseplatte
Yosemite Valley | 37.746 -119.590 | mountain forest river hike | in Yosemite Valley / im Yosemite Valley > ins Yosemite Valley
~ Glaciers carved Yosemite Valley and left El Capitan standing some nine hundred metres above its floor. / Gletscher haben das Yosemite Valley ausgeschliffen und El Capitan rund neunhundert Meter über dem Talboden stehen lassen.
+ Half Dome from Glacier Point; the Yosemite Falls; the sequoias of Mariposa Grove / den Half Dome vom Glacier Point aus; die Yosemite Falls; die Mammutbäume der Mariposa Grove
! climb the Mist Trail to Vernal Fall / auf dem Mist Trail zum Vernal Fall steigen
* sourdough pancakes before the hike / Sauerteigpfannkuchen vor der Wanderung
Grand Canyon | 36.057 -112.138 | desert river hike rail | at the Grand Canyon / am Grand Canyon > zum Grand Canyon
~ Whoever walks down into the Grand Canyon goes back through almost two billion years of rock. / Wer in den Grand Canyon hinabsteigt, geht durch fast zwei Milliarden Jahre Gestein zurück.
+ the viewpoints of the South Rim; the Desert View Watchtower / die Aussichtspunkte am Südrand; den Desert View Watchtower
! hike down part of the Bright Angel Trail / ein Stück des Bright Angel Trail hinabwandern
* Navajo tacos on fry bread / Navajo-Tacos auf frittiertem Fladenbrot
Moab | 38.573 -109.550 | town desert river hike bike
~ Just north of Moab more than two thousand arches stand in one national park, and now and then one falls. / Gleich nördlich von Moab stehen in einem Nationalpark mehr als zweitausend Felsbögen, und ab und zu stürzt einer ein.
+ the Delicate Arch; the mesa of Island in the Sky; Dead Horse Point / den Delicate Arch; das Plateau Island in the Sky; den Dead Horse Point
! ride the Slickrock Trail by mountain bike / mit dem Mountainbike den Slickrock Trail fahren
* Dutch-oven stew by the Colorado / Eintopf aus dem gusseisernen Topf am Colorado
Yellowstone National Park / Yellowstone-Nationalpark | 44.460 -110.828 | volcano wildlife forest river hike | in Yellowstone National Park / im Yellowstone-Nationalpark > in den Yellowstone-Nationalpark
~ About half of the world's active geysers are in Yellowstone, and bison graze among the steam. / Rund die Hälfte der aktiven Geysire der Welt liegt im Yellowstone, und zwischen den Dampfwolken grasen Bisons.
+ the geyser Old Faithful; the Grand Prismatic Spring; the Lamar Valley / den Geysir Old Faithful; die Grand Prismatic Spring; das Lamar Valley
! look for wolves through a spotting scope at dawn / im Morgengrauen mit dem Fernrohr nach Wölfen suchen
* bison chilli with cornbread / Bison-Chili mit Maisbrot
Big Island | 19.600 -155.500 | island volcano coast reef hike | on the Big Island / auf Big Island > nach Big Island
~ The Big Island of Hawaii grows a little whenever lava from Kīlauea reaches the sea. / Hawaiis Big Island wächst ein wenig, sooft die Lava des Kīlauea das Meer erreicht.
+ Hawaii Volcanoes National Park; the black sand of Punalu'u / den Nationalpark Hawaii Volcanoes; den schwarzen Sand von Punalu'u
! hike across the crater of Kīlauea Iki / durch den Krater Kīlauea Iki wandern
* poke with sesame and seaweed / Poke mit Sesam und Algen
Seward | 60.104 -149.442 | town coast mountain snow wildlife hike rail
~ At Seward the Alaska Railroad ends and the glaciers of the Kenai Fjords begin. / In Seward endet die Alaska Railroad, und die Gletscher der Kenai Fjords fangen an.
+ the Exit Glacier; the Alaska SeaLife Center / den Exit-Gletscher; das Alaska SeaLife Center
! cruise between orcas and calving ice / mit dem Boot zwischen Orcas und kalbendem Eis fahren
* halibut straight from the boat / Heilbutt direkt vom Boot
= ca
Vancouver | 49.283 -123.121 | city coast mountain snow bike
~ In Vancouver one can ski in the morning and sail in the afternoon, and one is often reminded of it. / In Vancouver kann man morgens Ski fahren und nachmittags segeln, und man wird oft daran erinnert.
+ the totem poles in Stanley Park; the market on Granville Island; the Museum of Anthropology / die Totempfähle im Stanley Park; den Markt auf Granville Island; das Museum of Anthropology
! cycle the seawall round Stanley Park / auf der Seawall um den Stanley Park radeln
* wild salmon from the cedar plank / Wildlachs vom Zedernbrett
Tofino | 49.153 -125.907 | town coast forest wildlife hike
~ Tofino is where the road stops, and in winter people come for nothing but the storms. / In Tofino hört die Straße auf, und im Winter kommt man allein der Stürme wegen.
+ the sands of Long Beach; the ancient cedars of Meares Island / den Strand Long Beach; die uralten Zedern auf Meares Island
! surf at Cox Bay in a thick wetsuit / im dicken Neoprenanzug in der Cox Bay surfen
* fish tacos from the food truck / Fischtacos vom Imbisswagen
Banff | 51.178 -115.571 | town mountain lake snow hike
~ Three railway workers came upon a hot spring at Banff in 1883, and Canada's first national park grew around it. / Drei Eisenbahner stießen 1883 in Banff auf eine heiße Quelle, und um sie herum entstand Kanadas erster Nationalpark.
+ Lake Louise; Moraine Lake; the springs of Cave and Basin / den Lake Louise; den Moraine Lake; die Quellen von Cave and Basin
! hike to the tea house above Lake Louise / zum Teehaus über dem Lake Louise wandern
* bannock with wild berries / Bannock mit Waldbeeren
Jasper | 52.873 -118.081 | town mountain lake wildlife snow hike rail
~ Elk graze beside the railway at Jasper, and at night the national park is dark on purpose. / In Jasper grasen Wapitis neben den Gleisen, und nachts ist der Nationalpark mit Absicht dunkel.
+ Maligne Lake with Spirit Island; the Athabasca Falls; the Columbia Icefield / den Maligne Lake mit Spirit Island; die Athabasca Falls; das Columbia-Eisfeld
! walk the rim of Maligne Canyon / am Rand des Maligne Canyon wandern
* Alberta beef with saskatoon berries / Alberta-Rind mit Saskatoonbeeren
Churchill | 58.768 -94.165 | town coast wildlife snow rail
~ In Churchill people leave their cars unlocked in case somebody meets a polar bear. / In Churchill schließt man die Autos nicht ab, falls jemand einem Eisbären begegnet.
+ the polar bears of Hudson Bay; the Prince of Wales Fort / die Eisbären der Hudson Bay; das Prince of Wales Fort
! paddle among belugas in July / im Juli zwischen Belugas paddeln
* Arctic char with cranberries / Seesaibling mit Preiselbeeren
Montreal | 45.502 -73.567 | city river bike rail
~ Montreal changes languages in mid-sentence and goes underground when it snows. / Montreal wechselt mitten im Satz die Sprache und geht unter die Erde, wenn es schneit.
+ the Notre-Dame Basilica; the Jean-Talon Market; Mount Royal / die Basilika Notre-Dame; den Markt Jean-Talon; den Mont Royal
! cycle along the Lachine Canal / am Lachine-Kanal entlangradeln
* smoked meat, and a bagel boiled in honey water / Smoked Meat und einen in Honigwasser gekochten Bagel
Quebec City / Québec | 46.814 -71.208 | city river snow rail
~ Quebec City still has its walls, which no other city north of Mexico can say. / Québec hat seine Stadtmauern noch, was nördlich von Mexiko keine andere Stadt von sich sagen kann.
+ the Château Frontenac; the lower town of Petit-Champlain; the Montmorency Falls / das Château Frontenac; die Unterstadt Petit-Champlain; die Montmorency-Fälle
! cross to Lévis by ferry for the view / der Aussicht wegen mit der Fähre nach Lévis übersetzen
* poutine with squeaking cheese curds / Poutine mit quietschendem Käsebruch
Lunenburg | 44.377 -64.310 | town coast bike
~ German and Swiss settlers founded Lunenburg in 1753, and in 1921 it launched the schooner Bluenose. / Deutsche und Schweizer Siedler gründeten Lunenburg 1753, und 1921 lief hier der Schoner Bluenose vom Stapel.
+ the Fisheries Museum of the Atlantic; the lighthouse of Peggy's Cove / das Fischereimuseum am Hafen; den Leuchtturm von Peggy's Cove
! sail out of the harbour on a schooner / auf einem Schoner aus dem Hafen segeln
* lobster with melted butter / Hummer mit zerlassener Butter
= mx
Mexico City / Mexiko-Stadt | 19.433 -99.133 | city ruins
~ Mexico City stands where the Aztecs had an island in a lake, and it has been sinking ever since the lake was drained. / Mexiko-Stadt steht, wo die Azteken eine Insel im See hatten, und sinkt, seit der See trockengelegt wurde.
+ the Templo Mayor; the Museum of Anthropology; the pyramids of Teotihuacán / den Templo Mayor; das Anthropologiemuseum; die Pyramiden von Teotihuacán
! take a painted boat through the canals of Xochimilco / im bunten Boot durch die Kanäle von Xochimilco fahren
* tacos al pastor from the spit / Tacos al Pastor vom Spieß
Guanajuato | 21.019 -101.257 | city hills
~ Guanajuato diverted its river and now sends the traffic through the old bed beneath the streets. / Guanajuato hat seinen Fluss umgeleitet und schickt den Verkehr nun durch das alte Bett unter den Straßen.
+ the Teatro Juárez; the Alley of the Kiss; the church of La Valenciana / das Teatro Juárez; die Gasse des Kusses; die Kirche La Valenciana
! follow a student serenade through the lanes / einer Studentenserenade durch die Gassen folgen
* enchiladas the miners' way / Enchiladas nach Art der Bergleute
Oaxaca | 17.073 -96.727 | city hills ruins
~ Oaxaca grinds chocolate to order, dyes its wool with cochineal and counts its moles up to seven. / Oaxaca mahlt Schokolade auf Bestellung, färbt Wolle mit Cochenille und zählt seine Moles bis sieben.
+ the ruins of Monte Albán; the church of Santo Domingo; the stone falls of Hierve el Agua / die Ruinen von Monte Albán; die Kirche Santo Domingo; die versteinerten Wasserfälle von Hierve el Agua
! taste mezcal at a village distillery / in einer Dorfbrennerei Mezcal verkosten
* turkey in mole negro / Truthahn in Mole negro
San Cristóbal de las Casas | 16.737 -92.638 | town mountain hike
~ San Cristóbal lies at 2,200 metres among Tzotzil and Tzeltal villages, and its market speaks both languages. / San Cristóbal liegt auf 2200 Metern zwischen Dörfern der Tzotzil und der Tzeltal, und auf dem Markt hört man beide Sprachen.
+ the church of San Juan Chamula; the Sumidero Canyon / die Kirche von San Juan Chamula; den Sumidero-Canyon
! watch the weavers of Zinacantán at work / den Weberinnen von Zinacantán bei der Arbeit zusehen
* tamales with chipilín, a herb of Chiapas / Tamales mit Chipilín, einem Kraut aus Chiapas
Mérida | 20.967 -89.624 | city ruins
~ Mérida dances on its squares several evenings a week, once the heat has gone. / Mérida tanzt an mehreren Abenden der Woche auf seinen Plätzen, sobald die Hitze nachlässt.
+ the Maya city of Uxmal; the mansions on Paseo de Montejo; the yellow town of Izamal / die Maya-Stadt Uxmal; die Villen am Paseo de Montejo; die gelbe Stadt Izamal
! swim in a cenote near Homún / bei Homún in einem Cenote schwimmen
* cochinita pibil, pork in achiote / Cochinita Pibil, Schweinefleisch in Achiote
Tulum | 20.211 -87.465 | town coast ruins reef
~ Tulum was a walled Maya port, and the Caribbean breaks right below its temple. / Tulum war ein ummauerter Hafen der Maya, und gleich unter dem Tempel bricht sich die Karibik.
+ the clifftop ruins; the lagoons of Sian Ka'an; the pyramid of Cobá / die Ruinen auf der Klippe; die Lagunen von Sian Ka'an; die Pyramide von Cobá
! snorkel in the cave pools of Dos Ojos / in den Höhlenbecken von Dos Ojos schnorcheln
* ceviche with habanero / Ceviche mit Habanero
Creel | 27.752 -107.635 | town mountain forest rail hike
~ Creel is a stop on the Chepe, the railway that descends towards the Pacific through dozens of tunnels. / Creel ist ein Halt des Chepe, der Bahn, die durch Dutzende von Tunneln Richtung Pazifik hinabfährt.
+ the Copper Canyon at Divisadero; the Valley of the Monks / die Kupferschlucht bei Divisadero; das Tal der Mönche
! hike with a Rarámuri guide to Lake Arareco / mit einem Rarámuri-Führer zum Arareco-See wandern
* burritos with machaca, dried beef / Burritos mit Machaca, getrocknetem Rindfleisch
= gt
Antigua Guatemala | 14.557 -90.733 | town volcano hike ruins
~ Earthquakes emptied Antigua in 1773, and the ruins of its churches have stood open to the sky since then. / Erdbeben leerten Antigua 1773, und seither stehen die Ruinen seiner Kirchen offen unter dem Himmel.
+ the arch of Santa Catalina; the church of La Merced; the coffee farms below the Volcán de Agua / den Bogen von Santa Catalina; die Kirche La Merced; die Kaffeefarmen unter dem Volcán de Agua
! climb Acatenango and watch Fuego erupt / auf den Acatenango steigen und dem Fuego beim Ausbruch zusehen
* pepián, a dark stew with pumpkin seeds / Pepián, einen dunklen Eintopf mit Kürbiskernen
Lake Atitlán / Atitlán-See | 14.690 -91.200 | lake volcano village hike | at Lake Atitlán / am Atitlán-See > an den Atitlán-See
~ Three volcanoes stand round Lake Atitlán, and the villages on its shore each weave a pattern of their own. / Drei Vulkane stehen um den Atitlán-See, und jedes Dorf am Ufer webt sein eigenes Muster.
+ the villages of San Juan and Santiago; the market of Chichicastenango / die Dörfer San Juan und Santiago; den Markt von Chichicastenango
! climb the ridge of Rostro Maya for the sunrise / zum Sonnenaufgang auf den Grat Rostro Maya steigen
* tortillas shaped by hand, with black beans / von Hand geformte Tortillas mit schwarzen Bohnen
Flores | 16.930 -89.892 | town lake jungle ruins wildlife
~ Flores is an island town at the end of a causeway, and behind it begins the forest of the Maya. / Flores ist eine Inselstadt am Ende eines Damms, und dahinter beginnt der Wald der Maya.
+ the temples of Tikal; the ruins of Yaxhá / die Tempel von Tikal; die Ruinen von Yaxhá
! hear the howler monkeys from Temple IV at dawn / im Morgengrauen vom Tempel IV aus die Brüllaffen hören
* whitefish from Lake Petén Itzá / Weißfisch aus dem Petén-Itzá-See
= bz
San Ignacio | 17.159 -89.070 | town jungle river ruins
~ The Maya temple of Caracol, south of San Ignacio, is to this day among the tallest buildings in Belize. / Der Maya-Tempel von Caracol südlich von San Ignacio gehört bis heute zu den höchsten Bauwerken Belizes.
+ the ruins of Xunantunich; the sky palace of Caracol / die Ruinen von Xunantunich; den Himmelspalast von Caracol
! wade into the cave of Actun Tunichil Muknal / in die Höhle Actun Tunichil Muknal hineinwaten
* fry jacks with beans / Fry Jacks mit Bohnen
Caye Caulker | 17.742 -88.025 | island reef village coast | on Caye Caulker / auf Caye Caulker
~ On Caye Caulker the signs say go slow, and there are hardly any cars to disagree. / Auf Caye Caulker mahnen Schilder zur Langsamkeit, und Autos, die widersprechen könnten, gibt es kaum.
+ the marine reserve of Hol Chan; the channel called the Split / das Meeresschutzgebiet Hol Chan; den Kanal namens Split
! snorkel among nurse sharks / zwischen Ammenhaien schnorcheln
* grilled spiny lobster, in season / gegrillte Languste, wenn Saison ist
Hopkins | 16.864 -88.280 | village coast jungle wildlife
~ In Hopkins the Garifuna drum in the evening and speak a language that came with them from St Vincent. / In Hopkins trommeln abends die Garifuna, deren Sprache mit ihnen von St. Vincent herüberkam.
+ the jaguar reserve of Cockscomb Basin; the waterfalls of Mayflower Bocawina / das Jaguarreservat Cockscomb Basin; die Wasserfälle von Mayflower Bocawina
! learn a Garifuna rhythm at the drumming school / in der Trommelschule einen Garifuna-Rhythmus lernen
* hudut, fish in coconut broth with mashed plantain / Hudut, Fisch in Kokosbrühe mit Kochbananenbrei
= cr
La Fortuna | 10.468 -84.643 | town volcano forest hike
~ Arenal was active above La Fortuna for forty-two years, until 2010, and has left the hot springs running. / Der Arenal war über La Fortuna zweiundvierzig Jahre lang tätig, bis 2010, und hat die heißen Quellen laufen lassen.
+ the lava fields of Arenal; the La Fortuna Waterfall / die Lavafelder des Arenal; den Wasserfall von La Fortuna
! cross hanging bridges at the height of the treetops / auf Hängebrücken in Höhe der Baumkronen gehen
* a casado with rice, beans and plantain / einen Casado mit Reis, Bohnen und Kochbanane
Monteverde | 10.316 -84.825 | village forest mountain wildlife hike
~ Quakers from Alabama settled at Monteverde in 1951 and left the cloud forest above their dairy standing. / Quäker aus Alabama zogen 1951 nach Monteverde und ließen den Nebelwald über ihrer Molkerei stehen.
+ the cloud forest reserve; the Children's Eternal Rainforest / das Nebelwaldreservat; den Ewigen Regenwald der Kinder
! look for the quetzal with a guide / mit einem Guide nach dem Quetzal suchen
* coffee dripped through a cloth filter / durch einen Stofffilter getropften Kaffee
Tortuguero | 10.543 -83.502 | village coast jungle river wildlife
~ Boats and small planes are the only way to Tortuguero, where green turtles come ashore on summer nights. / Nur Boote und Kleinflugzeuge kommen nach Tortuguero, wo in Sommernächten die Grünen Meeresschildkröten an Land gehen.
+ the canals of the national park; the turtle beach / die Kanäle des Nationalparks; den Schildkrötenstrand
! paddle the canals in the first light / im ersten Licht durch die Kanäle paddeln
* rice and beans in coconut milk / Reis und Bohnen in Kokosmilch
= pa
Panama City / Panama-Stadt | 8.983 -79.520 | city coast bike
~ From Panama City's waterfront one sees the ships wait in line for the canal. / Vom Ufer von Panama-Stadt sieht man die Schiffe vor dem Kanal Schlange stehen.
+ the Miraflores Locks; the old quarter of Casco Viejo; Frank Gehry's Biomuseo / die Schleusen von Miraflores; die Altstadt Casco Viejo; Frank Gehrys Biomuseo
! cycle out along the Amador Causeway / auf dem Damm von Amador hinausradeln
* ceviche at the fish market / Ceviche auf dem Fischmarkt
Boquete | 8.780 -82.433 | town mountain volcano forest hike
~ Boquete grows coffee on the flanks of Barú, from whose summit two oceans can be seen on a clear day. / Boquete baut Kaffee an den Hängen des Barú an, von dessen Gipfel man an klaren Tagen zwei Ozeane sieht.
+ the coffee farms of the valley; the Lost Waterfalls / die Kaffeefarmen im Tal; die Verlorenen Wasserfälle
! hike the Sendero Los Quetzales / auf dem Sendero Los Quetzales wandern
* a cup of Geisha, freshly roasted / eine Tasse Geisha, frisch geröstet
Bocas del Toro | 9.340 -82.242 | town island coast reef
~ Many houses in Bocas del Toro stand on stilts in the Caribbean, so that guests can moor at the kitchen. / Viele Häuser in Bocas del Toro stehen auf Stelzen in der Karibik, sodass Gäste an der Küche anlegen können.
+ the Starfish Beach; the red frogs of Bastimentos / den Seesternstrand; die roten Frösche von Bastimentos
! snorkel off the Zapatilla cays / vor den Zapatilla-Inseln schnorcheln
* rondón, fish stew with coconut and yam / Rondón, Fischeintopf mit Kokos und Yams
= cu
Havana / Havanna | 23.137 -82.353 | city coast
~ In the evening Havana sits on the Malecón, and on windy days the sea comes over the wall to join it. / Abends sitzt Havanna am Malecón, und an windigen Tagen kommt das Meer über die Mauer dazu.
+ the squares of the old town; the Capitol; the fortress of El Morro / die Plätze der Altstadt; das Kapitol; die Festung El Morro
! ride through Vedado in a convertible from the fifties / im Cabrio aus den Fünfzigern durch den Vedado fahren
* ropa vieja with rice and beans / Ropa vieja mit Reis und Bohnen
Viñales | 22.616 -83.707 | village hills hike bike
~ Around Viñales tobacco grows on red soil between round limestone hills, and oxen pull the plough. / Rund um Viñales wächst Tabak auf roter Erde zwischen runden Kalkhügeln, und den Pflug ziehen Ochsen.
+ the caves of Santo Tomás; the tobacco barns of the valley / die Höhlen von Santo Tomás; die Tabakscheunen im Tal
! ride on horseback through the tobacco fields / durch die Tabakfelder reiten
* roast pork with yuca and mojo / Schweinebraten mit Yuca und Mojo
Trinidad | 21.802 -79.984 | town coast hills
~ Sugar built Trinidad's palaces in the early nineteenth century, and little has been added since. / Der Zucker baute Trinidads Paläste im frühen 19. Jahrhundert, und seither ist wenig dazugekommen.
+ the Plaza Mayor; the sugar mills of the Valle de los Ingenios / die Plaza Mayor; die Zuckermühlen im Valle de los Ingenios
! dance salsa on the steps of the Casa de la Música / auf der Treppe der Casa de la Música Salsa tanzen
* canchánchara, rum with honey and lime / Canchánchara, Rum mit Honig und Limette
`;
