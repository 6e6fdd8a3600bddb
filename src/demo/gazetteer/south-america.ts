/**
 * Places of Peru, Bolivia, Ecuador, Colombia, Chile, Argentina, Brazil and Uruguay; the notation is explained in
 * `../gazetteer.ts`.
 */
export const southAmerica = `
= pe
Lima | -12.046 -77.043 | city coast
~ Lima lives on a cliff above the Pacific, for half the year under a drizzle it calls garúa. / Lima lebt auf einer Klippe über dem Pazifik, das halbe Jahr unter einem Nieselnebel namens Garúa.
+ the Larco Museum; the San Francisco Monastery; the cliff walk of Miraflores / das Museo Larco; das Kloster San Francisco; die Klippenpromenade von Miraflores
! stroll through Barranco to the Bridge of Sighs / durch Barranco zur Seufzerbrücke spazieren
* ceviche with sweet potato and corn / Ceviche mit Süßkartoffel und Mais
Cusco | -13.517 -71.979 | city mountain ruins hike rail
~ In Cusco the churches stand on Inca walls, and in the earthquakes it was the walls that held. / In Cusco stehen die Kirchen auf Inkamauern, und bei den Erdbeben waren es die Mauern, die hielten.
+ the sun temple Qorikancha; the fortress of Sacsayhuamán; the San Pedro market / den Sonnentempel Qorikancha; die Festung Sacsayhuamán; den Markt San Pedro
! walk up through San Blas to the Cristo Blanco / durch San Blas zum Cristo Blanco hinaufgehen
* alpaca steak with quinoa / Alpakasteak mit Quinoa
Ollantaytambo | -13.258 -72.264 | village mountain river ruins hike rail
~ In Ollantaytambo people live on streets the Inca laid out, with water running in the Inca channels beside them. / In Ollantaytambo wohnt man an Straßen, die die Inka angelegt haben, und daneben fließt das Wasser in deren Rinnen.
+ the terraces of the Inca fortress; the salt pans of Maras; the rings of Moray / die Terrassen der Inkafestung; die Salzterrassen von Maras; die Ringe von Moray
! visit the weavers of Chinchero / die Weberinnen von Chinchero besuchen
* pachamanca, meat and potatoes cooked in the earth / Pachamanca, in der Erde gegartes Fleisch mit Kartoffeln
Machu Picchu | -13.163 -72.545 | ruins mountain jungle hike rail | at Machu Picchu / in Machu Picchu
~ Machu Picchu sits on a saddle between two peaks, and the morning cloud uncovers it terrace by terrace. / Machu Picchu liegt auf einem Sattel zwischen zwei Gipfeln, und die Morgenwolken geben es Terrasse für Terrasse frei.
+ the Intihuatana stone; the Temple of the Sun; the Sun Gate / den Intihuatana-Stein; den Sonnentempel; das Sonnentor
! hike the Inca Trail to the ruins / auf dem Inkapfad zur Ruinenstadt wandern
* trout with Andean potatoes / Forelle mit Andenkartoffeln
Puno | -15.840 -70.022 | city lake mountain rail
~ Off Puno the Uros live on islands that they cut, bundle and stack from reeds. / Vor Puno leben die Uros auf Inseln, die sie aus Schilf schneiden, bündeln und stapeln.
+ the floating islands of the Uros; the knitting men of Taquile; the burial towers of Sillustani / die schwimmenden Inseln der Uros; die strickenden Männer von Taquile; die Grabtürme von Sillustani
! stay with a family on Amantaní / bei einer Familie auf Amantaní übernachten
* quinoa soup at 3,800 metres / Quinoasuppe auf 3800 Metern
Arequipa | -16.399 -71.537 | city volcano mountain hike
~ Arequipa is built of white volcanic stone and looks up at the volcanoes from which it came. / Arequipa ist aus weißem Vulkangestein gebaut und blickt zu den Vulkanen hinauf, von denen es stammt.
+ the Santa Catalina Monastery; the Colca Canyon; the Plaza de Armas / das Kloster Santa Catalina; den Colca-Canyon; die Plaza de Armas
! wait for condors at the Cruz del Cóndor / an der Cruz del Cóndor auf Kondore warten
* rocoto relleno, a stuffed hot pepper / Rocoto relleno, eine gefüllte scharfe Paprika
Huaraz | -9.527 -77.528 | town mountain snow lake hike
~ Huaraz looks up at the Cordillera Blanca, where more than a dozen peaks pass six thousand metres. / Huaraz blickt zur Cordillera Blanca hinauf, in der mehr als ein Dutzend Gipfel die sechstausend Meter überragen.
+ the turquoise Laguna 69; the ruins of Chavín de Huántar / die türkisfarbene Laguna 69; die Ruinen von Chavín de Huántar
! trek the Santa Cruz route / auf der Santa-Cruz-Route wandern
* llunca, wheat soup with chicken / Llunca, Weizensuppe mit Huhn
Puerto Maldonado | -12.593 -69.189 | town jungle river wildlife
~ Upriver from Puerto Maldonado macaws gather on clay banks after sunrise to eat the soil. / Flussaufwärts von Puerto Maldonado sammeln sich nach Sonnenaufgang Aras an Lehmwänden, um Erde zu fressen.
+ the Tambopata reserve; Lake Sandoval / das Reservat Tambopata; den Sandoval-See
! look for caimans by boat at night / nachts vom Boot aus nach Kaimanen suchen
* juane, rice and chicken in a bijao leaf / Juane, Reis und Huhn im Bijaoblatt
= bo
La Paz | -16.496 -68.134 | city mountain ruins
~ La Paz goes to work by cable car, with the view of Illimani included in the fare. / La Paz fährt mit der Seilbahn zur Arbeit, der Blick auf den Illimani ist im Fahrpreis inbegriffen.
+ the Witches' Market; the Valley of the Moon; the ruins of Tiwanaku / den Hexenmarkt; das Mondtal; die Ruinen von Tiwanaku
! float from El Alto down into the city / von El Alto in die Stadt hinabschweben
* salteñas, juicy pasties for the late morning / Salteñas, saftige Teigtaschen für den späten Vormittag
Uyuni | -20.460 -66.825 | town desert rail wildlife
~ When it has rained, the salt flat of Uyuni becomes a mirror of ten thousand square kilometres. / Wenn es geregnet hat, wird die Salzpfanne von Uyuni zu einem Spiegel von zehntausend Quadratkilometern.
+ the Salar de Uyuni; the train cemetery; the flamingos of the Laguna Colorada / den Salar de Uyuni; den Eisenbahnfriedhof; die Flamingos der Laguna Colorada
! walk among the cacti of Isla Incahuasi / zwischen den Kakteen der Isla Incahuasi wandern
* charque, dried llama, with corn / Charque, getrocknetes Lamafleisch, mit Mais
Sucre | -19.047 -65.260 | city mountain hike
~ Sucre is Bolivia's capital by constitution and leaves the governing to La Paz. / Sucre ist laut Verfassung Boliviens Hauptstadt und überlässt das Regieren La Paz.
+ the House of Liberty; the dinosaur tracks of Cal Orck'o; the market of Tarabuco / die Casa de la Libertad; die Saurierspuren von Cal Orck'o; den Markt von Tarabuco
! hike in the crater of Maragua / im Krater von Maragua wandern
* hot chocolate, the pride of the town / heiße Schokolade, den Stolz der Stadt
= ec
Quito | -0.220 -78.512 | city mountain volcano
~ Quito stretches along a valley at 2,850 metres, with volcanoes for neighbours and the equator just to the north. / Quito zieht sich auf 2850 Metern durch ein Tal, mit Vulkanen als Nachbarn und dem Äquator gleich im Norden.
+ the gilded church of La Compañía; the equator monument; the cone of Cotopaxi / die vergoldete Kirche La Compañía; das Äquatordenkmal; den Kegel des Cotopaxi
! ride the cable car up Pichincha / mit der Seilbahn auf den Pichincha fahren
* locro de papa, potato soup with avocado / Locro de Papa, Kartoffelsuppe mit Avocado
Baños | -1.397 -78.423 | town volcano river jungle bike hike
~ Baños owes its hot baths to Tungurahua, the volcano above it that last erupted in 2016. / Baños verdankt seine heißen Bäder dem Tungurahua, dem Vulkan darüber, der zuletzt 2016 ausbrach.
+ the waterfall Pailón del Diablo; the swing at the Casa del Árbol / den Wasserfall Pailón del Diablo; die Schaukel an der Casa del Árbol
! cycle the waterfall route towards the Amazon / auf der Wasserfallroute Richtung Amazonas radeln
* melcocha, pulled cane toffee / Melcocha, gezogenes Zuckerrohrkaramell
Cuenca | -2.900 -79.005 | city mountain river hike
~ The Panama hat is Ecuadorian, and in Cuenca one can watch it being blocked, pressed and trimmed. / Der Panamahut stammt aus Ecuador, und in Cuenca kann man zusehen, wie er geformt, gepresst und besäumt wird.
+ the cathedral with its blue domes; the Inca ruins of Ingapirca / die Kathedrale mit ihren blauen Kuppeln; die Inkaruinen von Ingapirca
! hike past the lakes of Cajas National Park / an den Seen des Nationalparks Cajas entlangwandern
* mote pillo, hominy with scrambled egg / Mote Pillo, Maiskörner mit Rührei
Galápagos Islands / Galápagosinseln | -0.743 -90.313 | island coast wildlife volcano reef | in the Galápagos Islands / auf den Galápagosinseln > auf die Galápagosinseln
~ On the Galápagos the animals have never learned to be afraid, and sea lions occupy the park benches. / Auf Galápagos haben die Tiere nie gelernt, sich zu fürchten, und die Seelöwen belegen die Parkbänke.
+ the giant tortoises of Santa Cruz; the islet of Bartolomé; the Charles Darwin Research Station / die Riesenschildkröten auf Santa Cruz; das Inselchen Bartolomé; die Charles-Darwin-Forschungsstation
! snorkel with sea lions and turtles / mit Seelöwen und Schildkröten schnorcheln
* encocado, fish in coconut sauce / Encocado, Fisch in Kokossoße
= co
Bogotá | 4.598 -74.076 | city mountain bike
~ On Sundays Bogotá closes more than a hundred kilometres of road to cars and goes cycling. / Sonntags sperrt Bogotá mehr als hundert Straßenkilometer für Autos und fährt Rad.
+ the Gold Museum; the lanes of La Candelaria; the salt cathedral of Zipaquirá / das Goldmuseum; die Gassen von La Candelaria; die Salzkathedrale von Zipaquirá
! ride up Monserrate for the view over the plateau / für den Blick über die Hochebene auf den Monserrate fahren
* ajiaco with three kinds of potato / Ajiaco mit dreierlei Kartoffeln
Medellín | 6.244 -75.581 | city mountain
~ In Medellín cable cars and escalators lead up to the hillside quarters, and the city is proud to show them. / In Medellín führen Seilbahnen und Rolltreppen in die Viertel am Hang, und die Stadt zeigt sie mit Stolz.
+ Botero's bronzes; the murals of Comuna 13; the rock of Guatapé / Boteros Bronzen; die Wandbilder der Comuna 13; den Felsen von Guatapé
! ride the Metrocable into the forest of Parque Arví / mit dem Metrocable in den Wald des Parque Arví fahren
* bandeja paisa, not for small appetites / Bandeja paisa, nichts für den kleinen Hunger
Salento | 4.637 -75.570 | village hills mountain hike
~ Above Salento wax palms up to sixty metres tall stand about in cow pastures. / Oberhalb von Salento stehen bis zu sechzig Meter hohe Wachspalmen auf Kuhweiden herum.
+ the Cocora Valley; the painted balconies of Calle Real / das Cocora-Tal; die bunten Balkone der Calle Real
! ride in a Willys jeep to a coffee farm / im Willys-Jeep zu einer Kaffeefarm fahren
* trout with crisp plantain / Forelle mit knuspriger Kochbanane
Cartagena | 10.424 -75.551 | city coast island
~ Cartagena walled itself in against pirates and now watches the sunset from the ramparts. / Cartagena hat sich gegen Piraten eingemauert und sieht heute vom Wall aus dem Sonnenuntergang zu.
+ the fortress of San Felipe; the streets of Getsemaní; the Rosario Islands / die Festung San Felipe; die Straßen von Getsemaní; die Rosario-Inseln
! paddle through the mangroves of La Boquilla / durch die Mangroven von La Boquilla paddeln
* arepas with an egg inside / Arepas mit einem Ei darin
= cl
Santiago / Santiago de Chile | -33.449 -70.669 | city mountain wine
~ After rain the Andes come up so close behind Santiago that the towers look small. / Nach dem Regen rücken die Anden so nah an Santiago heran, dass die Hochhäuser klein wirken.
+ the La Moneda Palace; the Museum of Pre-Columbian Art; San Cristóbal Hill / den Palast La Moneda; das Museum für präkolumbische Kunst; den Cerro San Cristóbal
! taste Carmenère in the Maipo Valley / im Maipo-Tal Carmenère verkosten
* pastel de choclo, a pie with a corn crust / Pastel de Choclo, einen Auflauf mit Maiskruste
Valparaíso | -33.047 -71.613 | city coast hills
~ Valparaíso paints its corrugated iron in every colour and reaches its upper storeys by funicular. / Valparaíso streicht sein Wellblech in allen Farben und erreicht seine oberen Stockwerke per Schrägaufzug.
+ Neruda's house La Sebastiana; the hills of Alegre and Concepción / Nerudas Haus La Sebastiana; die Hügel Alegre und Concepción
! ride up in an old lift and come down by the stairways / mit einem alten Aufzug hinauffahren und über die Treppen zurückkehren
* chorrillana, a heap of chips, beef and onions / Chorrillana, einen Berg Pommes mit Rindfleisch und Zwiebeln
San Pedro de Atacama | -22.909 -68.200 | village desert volcano hike bike
~ The air over San Pedro is so dry that astronomers from all over the world have set up their telescopes nearby. / Die Luft über San Pedro ist so trocken, dass Astronomen aus aller Welt in der Nähe ihre Teleskope aufgestellt haben.
+ the Valley of the Moon; the geysers of El Tatio; the flamingos of the Laguna Chaxa / das Tal des Mondes; die Geysire von El Tatio; die Flamingos der Laguna Chaxa
! look at the southern stars through a telescope / durch ein Teleskop den Südhimmel betrachten
* ice cream with rica-rica, a desert herb / Eis mit Rica-Rica, einem Wüstenkraut
Puerto Varas | -41.319 -72.985 | town lake volcano bike
~ German settlers came to Puerto Varas in the 1850s and left shingled houses and the word kuchen. / In den 1850er-Jahren kamen deutsche Siedler nach Puerto Varas und hinterließen Schindelhäuser und das Wort Kuchen.
+ the Osorno volcano; the Petrohué rapids; the wooden churches of Chiloé / den Vulkan Osorno; die Stromschnellen des Petrohué; die Holzkirchen auf Chiloé
! cycle along Lake Llanquihue to Frutillar / am Llanquihue-See entlang nach Frutillar radeln
* kuchen with murta berries / Kuchen mit Murtabeeren
Puerto Natales | -51.730 -72.506 | town coast mountain snow hike
~ In Puerto Natales hikers bound for Torres del Paine buy dried fruit and discuss the wind. / In Puerto Natales kaufen die Wanderer für Torres del Paine Trockenobst und reden über den Wind.
+ the Milodón Cave; the Grey Glacier; the Salto Grande waterfall / die Milodón-Höhle; den Grey-Gletscher; den Wasserfall Salto Grande
! hike to the lake below the three granite towers / zum See unter den drei Granittürmen wandern
* Patagonian lamb from the spit / patagonisches Lamm vom Spieß
Easter Island / Osterinsel | -27.113 -109.350 | island volcano coast ruins bike | on Easter Island / auf der Osterinsel > auf die Osterinsel
~ Nearly nine hundred moai have been counted on Easter Island, and most of those on the coast look inland. / Fast neunhundert Moai hat man auf der Osterinsel gezählt, und die meisten an der Küste blicken ins Landesinnere.
+ the quarry of Rano Raraku; the fifteen moai of Ahu Tongariki; the crater of Rano Kau / den Steinbruch Rano Raraku; die fünfzehn Moai von Ahu Tongariki; den Krater Rano Kau
! cycle to the beach of Anakena / zum Strand von Anakena radeln
* tuna empanadas / Empanadas mit Thunfisch
= ar
Buenos Aires | -34.604 -58.382 | city river
~ Buenos Aires sits down to dinner at ten and goes to the milonga after midnight. / Buenos Aires setzt sich um zehn zum Abendessen und geht nach Mitternacht in die Milonga.
+ the Recoleta Cemetery; the Teatro Colón; the market of San Telmo / den Friedhof Recoleta; das Teatro Colón; den Markt von San Telmo
! take a tango lesson / eine Tangostunde nehmen
* a steak from the parrilla / ein Steak von der Parrilla
Puerto Iguazú | -25.597 -54.579 | town river jungle wildlife
~ At Puerto Iguazú some 275 falls drop out of the forest over a length of nearly three kilometres. / Bei Puerto Iguazú stürzen auf fast drei Kilometern Länge rund 275 Wasserfälle aus dem Wald.
+ the Iguazú Falls; the Devil's Throat / die Iguazú-Wasserfälle; den Teufelsrachen
! ride a boat up to the foot of the falls / mit dem Boot bis an den Fuß der Fälle fahren
* surubí, a river catfish, from the grill / Surubí, einen Flusswels, vom Grill
Salta | -24.786 -65.412 | city mountain desert wine rail
~ North of Salta one mountain is known for seven colours and another for fourteen. / Nördlich von Salta ist ein Berg für sieben Farben bekannt und ein anderer für vierzehn.
+ the Quebrada de Humahuaca; the vineyards of Cafayate; the museum of high-altitude archaeology / die Quebrada de Humahuaca; die Weinberge von Cafayate; das Museum für Hochgebirgsarchäologie
! spend an evening of folk song in a peña / einen Abend mit Volksliedern in einer Peña verbringen
* humita, corn paste steamed in the husk / Humita, im Maisblatt gedämpften Maisbrei
Mendoza | -32.890 -68.846 | city mountain wine bike hike
~ Mendoza lies in a desert and waters its avenues of trees with snowmelt from open channels. / Mendoza liegt in einer Wüste und tränkt seine Alleebäume mit Schmelzwasser aus offenen Rinnen.
+ the wineries of the Uco Valley; the valley below Aconcagua / die Weingüter im Valle de Uco; das Tal unter dem Aconcagua
! cycle from bodega to bodega in Maipú / in Maipú von Bodega zu Bodega radeln
* Malbec with empanadas / Malbec zu Empanadas
Bariloche | -41.133 -71.310 | city lake mountain snow hike bike
~ Bariloche makes chocolate and builds in wood and stone, as if the Alps had branched out to Patagonia. / Bariloche macht Schokolade und baut mit Holz und Stein, als hätten die Alpen eine Filiale in Patagonien.
+ Lake Nahuel Huapi; the Llao Llao peninsula; the Road of the Seven Lakes / den Nahuel-Huapi-See; die Halbinsel Llao Llao; die Straße der Sieben Seen
! hike to the Frey hut / zur Frey-Hütte wandern
* smoked trout and craft beer / geräucherte Forelle und Craft-Bier
El Chaltén | -49.331 -72.886 | village mountain snow hike
~ El Chaltén was founded in 1985 and consists mainly of places where footpaths begin. / El Chaltén wurde 1985 gegründet und besteht vor allem aus Stellen, an denen Wanderwege beginnen.
+ the granite spire of Fitz Roy; the Laguna Torre / die Granitnadel des Fitz Roy; die Laguna Torre
! hike to the Laguna de los Tres / zur Laguna de los Tres wandern
* locro, a thick stew of corn and beans / Locro, einen dicken Eintopf aus Mais und Bohnen
El Calafate | -50.338 -72.265 | town lake mountain snow
~ An hour from El Calafate pieces the size of a house break off the Perito Moreno Glacier, and the thunder follows a moment later. / Eine Stunde von El Calafate brechen hausgroße Stücke vom Perito-Moreno-Gletscher ab, und der Donner folgt einen Augenblick später.
+ the Perito Moreno Glacier; the Upsala Glacier / den Perito-Moreno-Gletscher; den Upsala-Gletscher
! walk on the ice with crampons / mit Steigeisen über das Eis gehen
* ice cream of calafate berries / Eis aus Calafate-Beeren
Ushuaia | -54.802 -68.303 | city coast mountain snow wildlife hike
~ Ushuaia lies on the Beagle Channel, where the long road from Alaska runs out of land. / Ushuaia liegt am Beagle-Kanal, wo der langen Straße aus Alaska das Land ausgeht.
+ Tierra del Fuego National Park; the museum in the old prison / den Nationalpark Tierra del Fuego; das Museum im alten Gefängnis
! sail past sea lions and cormorants in the channel / im Kanal an Seelöwen und Kormoranen vorbeifahren
* king crab from the cold water of the channel / Königskrabbe aus dem kalten Wasser des Kanals
= br
Rio de Janeiro | -22.907 -43.173 | city coast mountain forest hike
~ Rio lies between granite, rainforest and sea, and visits all three after work. / Rio liegt zwischen Granit, Regenwald und Meer und besucht nach Feierabend alle drei.
+ the Christ on Corcovado; the Sugarloaf; the steps of Selarón / die Christusstatue auf dem Corcovado; den Zuckerhut; die Selarón-Treppe
! hike through the Tijuca Forest / durch den Tijuca-Wald wandern
* feijoada on a Saturday / Feijoada am Samstag
Paraty | -23.218 -44.713 | town coast forest
~ At spring tide the sea runs through the streets of Paraty, which were laid out to let it in and out. / Bei Springflut läuft das Meer durch die Straßen von Paraty, die so angelegt sind, dass es herein- und wieder hinausfindet.
+ the churches of the old town; the beach of Trindade / die Kirchen der Altstadt; den Strand von Trindade
! sail a schooner among the islands of the bay / auf einem Schoner zwischen den Inseln der Bucht segeln
* cachaça from a local still / Cachaça aus einer Brennerei am Ort
Salvador | -12.973 -38.509 | city coast
~ Salvador has an upper and a lower town, and since 1873 a public lift between them. / Salvador hat eine Ober- und eine Unterstadt und dazwischen seit 1873 einen öffentlichen Aufzug.
+ the Pelourinho quarter; the church of Bonfim with its ribbons; the Mercado Modelo / das Viertel Pelourinho; die Bonfim-Kirche mit ihren Bändern; den Mercado Modelo
! watch a capoeira circle / einer Capoeira-Runde zusehen
* acarajé fried in palm oil / in Palmöl frittierte Acarajé
Lençóis | -12.563 -41.390 | town mountain river hike
~ Diamond seekers built Lençóis, and their mule tracks now belong to hikers. / Diamantensucher bauten Lençóis, und ihre Maultierpfade gehören heute den Wanderern.
+ the Fumaça Waterfall; the blue cave pool of Poço Azul / den Fumaça-Wasserfall; das blaue Höhlenbecken Poço Azul
! hike through the Pati Valley / durch das Pati-Tal wandern
* godó, a stew of green bananas / Godó, einen Eintopf aus grünen Bananen
Manaus | -3.130 -60.023 | city river jungle wildlife
~ Rubber money gave Manaus an opera house of European parts in the middle of the rainforest. / Das Kautschukgeld bescherte Manaus ein Opernhaus aus europäischen Teilen mitten im Regenwald.
+ the Teatro Amazonas; the meeting of the Rio Negro and the Solimões; the Adolpho Lisboa market / das Teatro Amazonas; den Zusammenfluss von Rio Negro und Solimões; die Markthalle Adolpho Lisboa
! fish for piranhas from a canoe / vom Kanu aus Piranhas angeln
* tambaqui ribs from the grill / gegrillte Tambaqui-Rippen
Pantanal | -17.365 -56.776 | river wildlife | in the Pantanal / im Pantanal > ins Pantanal
~ In the dry season the waters of the Pantanal withdraw, and jaguars, capybaras and caimans gather at what is left. / In der Trockenzeit zieht sich das Wasser des Pantanal zurück, und Jaguare, Capybaras und Kaimane sammeln sich an dem, was bleibt.
+ the wooden bridges of the Transpantaneira; the rivers around Porto Jofre / die Holzbrücken der Transpantaneira; die Flüsse um Porto Jofre
! look for jaguars along the banks by boat / mit dem Boot am Ufer nach Jaguaren suchen
* caldo de piranha, a fish broth / Caldo de Piranha, eine Fischbrühe
= uy
Montevideo | -34.906 -56.200 | city coast river bike
~ Montevideo strolls its twenty-two kilometres of waterfront with a thermos flask under its arm. / Montevideo spaziert seine zweiundzwanzig Kilometer Uferpromenade mit der Thermoskanne unter dem Arm ab.
+ the old town; the Solís Theatre; the Mercado del Puerto / die Altstadt; das Teatro Solís; den Mercado del Puerto
! cycle along the Rambla / auf der Rambla radeln
* chivito, a beef sandwich with everything / Chivito, ein Rindfleischsandwich mit allem
Colonia del Sacramento | -34.471 -57.852 | town river wine
~ Portugal and Spain fought over Colonia for a century, which is why its streets follow two plans. / Portugal und Spanien stritten ein Jahrhundert lang um Colonia, weshalb seine Straßen zwei Plänen folgen.
+ the Street of Sighs; the lighthouse in the convent ruin / die Gasse der Seufzer; den Leuchtturm in der Klosterruine
! walk along the Río de la Plata to the old bullring / am Río de la Plata entlang zur alten Stierkampfarena gehen
* a glass of Tannat with local cheese / ein Glas Tannat zu Käse aus der Gegend
Cabo Polonio | -34.404 -53.782 | village coast wildlife hike
~ Trucks carry visitors over the dunes to Cabo Polonio, where most houses have no mains power and the stars are bright. / Lastwagen bringen die Gäste über die Dünen nach Cabo Polonio, wo die meisten Häuser ohne Stromnetz auskommen und die Sterne hell sind.
+ the lighthouse on the cape; the sea lion colony / den Leuchtturm am Kap; die Seelöwenkolonie
! walk across the dunes to Valizas / über die Dünen nach Valizas wandern
* buñuelos de algas, seaweed fritters / Buñuelos de Algas, frittierte Algenbällchen
`;
