/** The countries of the Americas and of Oceania; the notation is explained in `../countries.ts`. */
export const americasAndOceania = `
US | the United States | USA | in den USA | in die USA | 205 | 3-11 6-9
The United States are best understood at the pace of a road: diner, canyon, small town, skyline. The national parks were invented here, and they remain the best reason to come.
Die USA versteht man am besten im Tempo einer Straße: Diner, Canyon, Kleinstadt, Skyline. Die Nationalparks wurden hier erfunden und bleiben der beste Grund zu kommen.
CA | Canada | Kanada | in Kanada | nach Kanada | 205 | 5-10 6-9
Canada is the second largest country on earth and has room for it all: the Rockies, the prairies and cities in two languages. Bears have the right of way.
Kanada ist das zweitgrößte Land der Erde und hat für alles Platz: die Rockies, die Prärie und Städte in zwei Sprachen. Bären haben Vorfahrt.
MX | Mexico | Mexiko | in Mexiko | nach Mexiko | 105 | 1-6,9-12 11-3
Mexico grew the first maize, built pyramids without wheels and paints its cemeteries. From the highlands to the Caribbean no two regions agree on one salsa.
Mexiko baute den ersten Mais an, errichtete Pyramiden ohne Rad und schmückt seine Friedhöfe bunt. Vom Hochland bis zur Karibik sind sich keine zwei Regionen über eine Salsa einig.
GT | Guatemala | Guatemala | in Guatemala | nach Guatemala | 85 | 1-5,7-8,11-12 12-3
Guatemala has Maya temples above the treetops, a lake between three volcanoes and more than twenty living languages. Markets are the most colourful hour of the week.
Guatemala hat Maya-Tempel über den Baumkronen, einen See zwischen drei Vulkanen und mehr als zwanzig lebendige Sprachen. Die Märkte sind die bunteste Stunde der Woche.
BZ | Belize | Belize | in Belize | nach Belize | 140 | 1-6,11-12 12-4
Belize lies behind the second longest reef in the world and speaks English with a Creole lilt. Inland it is jaguars, caves and ruins.
Belize liegt hinter dem zweitlängsten Riff der Welt und spricht Englisch mit kreolischem Klang. Im Landesinneren gibt es Jaguare, Höhlen und Ruinen.
CR | Costa Rica | Costa Rica | in Costa Rica | nach Costa Rica | 135 | 1-8,11-12 12-4
Costa Rica gave up its army and protected a quarter of its land instead. Sloths, cloud forests and two coasts are the result.
Costa Rica schaffte seine Armee ab und stellte dafür ein Viertel des Landes unter Schutz. Faultiere, Nebelwälder und zwei Küsten sind das Ergebnis.
PA | Panama | Panama | in Panama | nach Panama | 125 | 1-5,7-8,12 1-3
Panama joins two continents and separates two oceans, with ships passing through the rainforest. Off its Caribbean coast the Guna run their own islands.
Panama verbindet zwei Kontinente und trennt zwei Ozeane, und mitten durch den Regenwald fahren Schiffe. Vor der Karibikküste verwalten die Guna ihre Inseln selbst.
CU | Cuba | Kuba | auf Kuba | nach Kuba | 110 | 1-5,7-8,11-12 12-3
Cuba sounds before it looks: son from an open door, dominoes on a table, an engine that has been repaired for seventy years. Tobacco valleys and coral keys lie beyond Havana.
Kuba hört man, bevor man es sieht: Son aus einer offenen Tür, Domino auf einem Tisch, ein Motor, der seit siebzig Jahren repariert wird. Hinter Havanna liegen Tabaktäler und Koralleninseln.
CO | Colombia | Kolumbien | in Kolumbien | nach Kolumbien | 95 | 1-4,6-12 12-3
Colombia has coasts on two oceans, three Andean ranges and more bird species than any other country. Music decides how long an evening lasts.
Kolumbien hat Küsten an zwei Ozeanen, drei Andenketten und mehr Vogelarten als jedes andere Land. Wie lange ein Abend dauert, entscheidet die Musik.
EC | Ecuador | Ecuador | in Ecuador | nach Ecuador | 130 | 1-12 6-9
Ecuador is small enough to breakfast in the Andes and dine in the Amazon. Its Galápagos Islands changed the way we think about life.
Ecuador ist klein genug, um in den Anden zu frühstücken und am Amazonas zu Abend zu essen. Seine Galápagos-Inseln haben unser Bild vom Leben verändert.
PE | Peru | Peru | in Peru | nach Peru | 120 | 3-12 5-9
Peru combines desert coast, Andean highland and rainforest, and cooks from all three. The Inca laid their stones so exactly that earthquakes have not moved them.
Peru verbindet Wüstenküste, Andenhochland und Regenwald und kocht aus allen dreien. Die Inka setzten ihre Steine so genau, dass kein Erdbeben sie verrückt hat.
BO | Bolivia | Bolivien | in Bolivien | nach Bolivien | 90 | 3-11 5-9
Bolivia has the largest salt flat on earth, flamingos at four thousand metres and cable cars as city transport. Everything happens a little higher up.
Bolivien hat die größte Salzfläche der Erde, Flamingos auf viertausend Metern und Seilbahnen als Nahverkehr. Alles findet ein Stück weiter oben statt.
CL | Chile | Chile | in Chile | nach Chile | 150 | 1-4,9-12 11-2
Chile is more than four thousand kilometres long and seldom two hundred wide. The driest desert and the windiest fjords lie at its two ends.
Chile ist mehr als viertausend Kilometer lang und selten zweihundert breit. An seinen Enden liegen die trockenste Wüste und die windigsten Fjorde.
AR | Argentina | Argentinien | in Argentinien | nach Argentinien | 135 | 1-5,9-12 11-2
Argentina stretches from subtropical waterfalls to the glaciers of Patagonia. In between there is tango, Malbec and a very large amount of sky.
Argentinien reicht von subtropischen Wasserfällen bis zu den Gletschern Patagoniens. Dazwischen gibt es Tango, Malbec und sehr viel Himmel.
UY | Uruguay | Uruguay | in Uruguay | nach Uruguay | 120 | 1-4,10-12 12-2
Uruguay is calm, green and seldom without a flask of mate under the arm. Its coast is long, its old towns are small.
Uruguay ist ruhig, grün und selten ohne Thermoskanne Mate unter dem Arm. Die Küste ist lang, die alten Städte sind klein.
BR | Brazil | Brasilien | in Brasilien | nach Brasilien | 125 | 1-12 6-9
Brazil has the greatest river and the greatest wetland on earth, and a coastline that never seems to end. Samba is only one of its many rhythms.
Brasilien hat den wasserreichsten Fluss und das größte Feuchtgebiet der Erde und eine Küste, die nie zu enden scheint. Samba ist nur einer seiner vielen Rhythmen.
AU | Australia | Australien | in Australien | nach Australien | 195 | 1-12 10-3
Australia is a country, a continent and mostly horizon. Its oldest stories are told in rock paintings, its newest in flat whites.
Australien ist Land, Kontinent und vor allem Horizont. Seine ältesten Geschichten stehen als Malereien am Fels, die neuesten erzählt man beim Flat White.
NZ | New Zealand | Neuseeland | in Neuseeland | nach Neuseeland | 190 | 1-4,10-12 12-2
New Zealand has put fjords, volcanoes, rainforest and glaciers on two long islands. Nobody here is ever much more than a hundred kilometres from the sea.
Neuseeland hat Fjorde, Vulkane, Regenwald und Gletscher auf zwei lange Inseln gesetzt. Niemand ist hier je viel weiter als hundert Kilometer vom Meer entfernt.
FJ | Fiji | Fidschi | auf Fidschi | nach Fidschi | 150 | 4-11 6-9
Fiji is more than three hundred islands and one very frequent greeting: bula. Reefs, village visits and kava fill the days.
Fidschi besteht aus mehr als dreihundert Inseln und einem sehr häufigen Gruß: Bula. Riffe, Dorfbesuche und Kava füllen die Tage.
PF | French Polynesia | Französisch-Polynesien | in Französisch-Polynesien | nach Französisch-Polynesien | 230 | 4-11 6-9
French Polynesia scatters volcanic peaks and ring-shaped reefs over an area the size of Europe. The lagoons really are that colour.
Französisch-Polynesien verstreut Vulkangipfel und ringförmige Riffe über eine Fläche von der Größe Europas. Die Lagunen haben wirklich diese Farbe.
`;
