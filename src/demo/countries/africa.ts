/** The countries of Africa; the notation is explained in `../countries.ts`. */
export const africa = `
MA | Morocco | Marokko | in Marokko | nach Marokko | 85 | 1-6,9-12 3-5
Morocco runs from Atlantic surf over the High Atlas to the first dunes of the Sahara. Its medinas are made for getting lost, its mint tea for being found again.
Marokko reicht von der Atlantikbrandung über den Hohen Atlas bis zu den ersten Dünen der Sahara. Seine Medinas sind zum Verlaufen da, der Minztee zum Wiederfinden.
TN | Tunisia | Tunesien | in Tunesien | nach Tunesien | 80 | 3-6,9-11 4-5
Tunisia keeps Carthage, some of Africa's finest Roman mosaics and a salt lake on the edge of the desert. Blue doors and jasmine belong to the coast.
Tunesien bewahrt Karthago, einige der schönsten römischen Mosaike Afrikas und einen Salzsee am Rand der Wüste. Blaue Türen und Jasmin gehören zur Küste.
EG | Egypt | Ägypten | in Ägypten | nach Ägypten | 95 | 1-5,9-12 11-2
Almost all of Egypt lives on the narrow green strip along the Nile. Temples, tombs and feluccas line it; on both sides the desert begins at once.
Fast ganz Ägypten lebt auf dem schmalen grünen Streifen am Nil. Tempel, Gräber und Feluken säumen ihn; zu beiden Seiten beginnt sofort die Wüste.
KE | Kenya | Kenia | in Kenia | nach Kenia | 215 | 1-3,6-12 7-10
Kenya's savannas fill with wildebeest every summer, and its Rift Valley lakes with flamingos. In the east the Swahili coast adds dhows and coral-stone towns.
Kenias Savannen füllen sich jeden Sommer mit Gnus, die Seen im Grabenbruch mit Flamingos. Im Osten kommen an der Swahili-Küste Dhaus und Korallensteinstädte hinzu.
TZ | Tanzania | Tansania | in Tansania | nach Tansania | 235 | 1-3,6-12 7-10
Tanzania has the highest mountain of Africa, the plains of the Serengeti and an island that smells of cloves. Each of them would be reason enough to come.
Tansania hat den höchsten Berg Afrikas, die Ebenen der Serengeti und eine Insel, die nach Nelken duftet. Jedes davon wäre Grund genug zu kommen.
UG | Uganda | Uganda | in Uganda | nach Uganda | 205 | 1-3,6-9,12 6-9
In Uganda the savanna meets the rainforest, and mountain gorillas live where the forest is steepest. The Nile starts its long way north here.
In Uganda trifft die Savanne auf den Regenwald, und wo er am steilsten ist, leben Berggorillas. Hier beginnt der Nil seinen langen Weg nach Norden.
RW | Rwanda | Ruanda | in Ruanda | nach Ruanda | 240 | 1-3,6-9,12 6-9
Rwanda is called the land of a thousand hills, and that is about right. Gorillas, tea and remarkably clean streets shape a journey here.
Ruanda heißt das Land der tausend Hügel, und das trifft es ungefähr. Gorillas, Tee und bemerkenswert saubere Straßen prägen eine Reise hierher.
ZA | South Africa | Südafrika | in Südafrika | nach Südafrika | 150 | 1-12 10-3
South Africa has two oceans, eleven spoken official languages and one of the richest floras on earth. Between the Cape and the Kruger lie vineyards, semi-desert and a great deal of road.
Südafrika hat zwei Ozeane, elf gesprochene Amtssprachen und eine der reichsten Pflanzenwelten der Erde. Zwischen Kap und Kruger liegen Weinberge, Halbwüste und sehr viel Straße.
NA | Namibia | Namibia | in Namibia | nach Namibia | 165 | 3-11 7-10
Namibia is among the emptiest countries in the world, and its desert is one of the oldest. Red dunes, fog on the coast and animals at a waterhole need no programme.
Namibia gehört zu den leersten Ländern der Welt, und seine Wüste zu den ältesten. Rote Dünen, Nebel an der Küste und Tiere am Wasserloch brauchen kein Programm.
BW | Botswana | Botsuana | in Botsuana | nach Botsuana | 260 | 4-11 7-10
In Botswana a river flows into the desert and turns it into a delta. Elephants outnumber towns by a wide margin.
In Botsuana fließt ein Fluss in die Wüste und macht ein Delta aus ihr. Elefanten sind den Städten zahlenmäßig weit überlegen.
ZM | Zambia | Sambia | in Sambia | nach Sambia | 225 | 5-11 7-10
Zambia invented the walking safari and shares the Victoria Falls with its neighbour. Its great rivers stay green when everything else has turned to dust.
Sambia hat die Fußsafari erfunden und teilt sich die Victoriafälle mit dem Nachbarn. Seine großen Flüsse bleiben grün, wenn alles andere zu Staub geworden ist.
ZW | Zimbabwe | Simbabwe | in Simbabwe | nach Simbabwe | 205 | 4-11 7-10
Zimbabwe is named after a city of stone walls that needed no mortar. Balancing rocks, wild dogs and the spray of the falls belong to it too.
Simbabwe ist nach einer Stadt aus Steinmauern benannt, die ohne Mörtel auskamen. Balancierende Felsen, Wildhunde und die Gischt der Fälle gehören ebenso dazu.
MG | Madagascar | Madagaskar | auf Madagaskar | nach Madagaskar | 120 | 4-11 7-10
Madagascar has been an island for so long that most of its animals and plants exist nowhere else. Lemurs sing at dawn, and baobabs line a red road.
Madagaskar ist schon so lange Insel, dass die meisten seiner Tiere und Pflanzen nirgends sonst vorkommen. Lemuren singen in der Dämmerung, und Affenbrotbäume säumen eine rote Straße.
`;
