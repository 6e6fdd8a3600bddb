/**
 * Sentences about kinds of places; the sections are tags of places. The notation is explained in `../phrasebook.ts`.
 */
export const colours = `
# city
City days begin on foot, before the shutters go up. // Stadttage beginnen zu Fuß, bevor die Rollläden hochgehen.
Between two sights there is always a doorway that nobody photographs; your guide knows which. // Zwischen zwei Sehenswürdigkeiten liegt immer ein Tor, das niemand fotografiert; Ihre Reiseleitung weiß, welches.
A day ticket for buses and trams is in your envelope. // Eine Tageskarte für Busse und Bahnen liegt in Ihrem Umschlag.
Late in the day the streets belong to those who live here, and that is the hour to be out. // Am späten Nachmittag gehören die Straßen denen, die hier wohnen, und genau dann sollte man draußen sein.
We skip one famous thing for a street where people buy their bread. // Wir lassen etwas Berühmtes aus und gehen dafür durch eine Straße, in der die Leute ihr Brot kaufen.
If it rains, the museum option is waiting; if it shines, nobody will ask for it. // Bei Regen wartet das Museum; bei Sonne fragt niemand danach.
After dark we take the long way back, along the lit façades. // Nach Einbruch der Dunkelheit gehen wir auf dem längeren Weg zurück, an den beleuchteten Fassaden entlang.
One hour is left for getting lost properly. // Eine Stunde bleibt, um sich richtig zu verlaufen.
# town
The town is small enough to meet the same people twice. // Der Ort ist so klein, dass man denselben Leuten zweimal begegnet.
On market days the square is full by eight. // An Markttagen ist der Platz um acht Uhr voll.
Everything is within a quarter of an hour on foot. // Alles liegt eine Viertelstunde zu Fuß auseinander.
Sit down somewhere and watch; in towns like this that counts as an activity. // Setzen Sie sich irgendwohin und schauen Sie zu; in Orten wie diesem gilt das als Beschäftigung.
When the day guests have left, the lanes become quiet and one hears forks on plates. // Wenn die Tagesgäste fort sind, werden die Gassen still, und man hört Gabeln auf Tellern.
The shop by the church sells what the region makes, and wraps it for the suitcase. // Der Laden an der Kirche verkauft, was die Gegend herstellt, und packt es kofferfest ein.
# village
In the village there is one bar, and it knows we are coming. // Im Dorf gibt es eine Bar, und sie weiß, dass wir kommen.
You hear the cocks, the bells and then for a long time nothing. // Man hört die Hähne, die Glocken und dann lange nichts.
An old neighbour opens a door that is normally locked. // Eine alte Nachbarin öffnet eine Tür, die sonst verschlossen ist.
The last house is also the beginning of the footpath. // Beim letzten Haus beginnt gleich der Fußweg.
Somebody will ask where you are from. Have a good answer ready. // Jemand wird fragen, woher Sie kommen. Halten Sie eine gute Antwort bereit.
# coast
The water decides how the day goes; towels are in the bus. // Das Wasser bestimmt den Tag; Handtücher liegen im Bus.
There is a path along the shore, with a bench wherever it is needed. // Am Ufer entlang führt ein Weg, mit einer Bank überall dort, wo man eine braucht.
Early in the morning the shore belongs to dogs and joggers. // Frühmorgens gehört das Ufer den Hunden und den Läufern.
The fishing boats come in towards evening, and with them the gulls. // Gegen Abend laufen die Fischerboote ein und mit ihnen die Möwen.
Salt on the lips, sand in the shoes: a good sign. // Salz auf den Lippen, Sand in den Schuhen: ein gutes Zeichen.
A bay that needs twenty minutes on foot is usually empty, and we have twenty minutes. // Eine Bucht, zu der man zwanzig Minuten läuft, ist meist leer, und wir haben zwanzig Minuten.
# island
Islands have their own clock, and by noon you will have set yours. // Inseln haben ihre eigene Uhr, und mittags haben Sie Ihre danach gestellt.
No road here is long, so nobody drives fast. // Keine Straße ist hier lang, also fährt niemand schnell.
The last boat of the day takes the noise along. // Das letzte Boot des Tages nimmt den Lärm mit.
From the highest point one sees water on all sides. // Vom höchsten Punkt sieht man auf allen Seiten Wasser.
# mountain
Mountain weather has the last word; a second route is always prepared. // Das Bergwetter hat das letzte Wort; eine zweite Route ist immer vorbereitet.
At midday we unpack bread and cheese where the view is widest. // Mittags packen wir Brot und Käse dort aus, wo der Blick am weitesten ist.
The air is thinner and the appetite larger. // Die Luft ist dünner und der Appetit größer.
Bring layers: sun, wind and shade can be three seasons in one hour. // Nehmen Sie mehrere Schichten mit: Sonne, Wind und Schatten können drei Jahreszeiten in einer Stunde sein.
In the last light the peaks keep glowing when the valley is already blue. // Im letzten Licht leuchten die Gipfel noch, wenn das Tal schon blau ist.
Your guide sets the pace by the slowest pair of boots. // Das Tempo bestimmt das langsamste Paar Stiefel.
# lake
In the morning the lake is flat enough to count the clouds in it. // Am Morgen ist der See so glatt, dass man die Wolken darin zählen kann.
Whoever is not afraid of cold water goes in before breakfast. // Wer kaltes Wasser nicht scheut, geht vor dem Frühstück hinein.
Rowing boats can be hired by the hour. // Ruderboote kann man stundenweise leihen.
On the far shore there is a path that few people take. // Am anderen Ufer gibt es einen Weg, den wenige gehen.
# river
The river is always within hearing. // Der Fluss ist immer in Hörweite.
On the bank people fish, talk and do not catch much. // Am Ufer wird geangelt, geredet und wenig gefangen.
From the bridge you understand how the place was meant. // Von der Brücke aus versteht man, wie der Ort gedacht war.
Barges pass, loaded with gravel, cars or somebody's washing. // Lastkähne ziehen vorbei, beladen mit Kies, Autos oder jemandes Wäsche.
The towpath makes a good evening walk in both directions. // Der Treidelpfad taugt in beide Richtungen für einen Abendspaziergang.
# forest
Under the trees it is ten degrees cooler and twice as quiet. // Unter den Bäumen ist es zehn Grad kühler und doppelt so still.
Your guide reads tracks, droppings and broken twigs like a newspaper. // Ihre Reiseleitung liest Spuren, Losung und geknickte Zweige wie eine Zeitung.
The light falls in stripes, and somewhere a woodpecker is at work. // Das Licht fällt in Streifen, und irgendwo arbeitet ein Specht.
After rain the forest smells so strongly that nobody talks for a while. // Nach Regen duftet der Wald so stark, dass eine Weile niemand redet.
# hills
The road goes up and down like breathing. // Die Straße geht auf und ab wie der Atem.
From every hill one sees the next place worth stopping at. // Von jedem Hügel sieht man den nächsten Ort, an dem sich ein Halt lohnt.
Walls, hedges and a dog that accompanies us for a mile: such are the hills. // Mauern, Hecken und ein Hund, der uns ein Stück begleitet: So sind die Hügel.
# desert
We keep to the cool hours and rest through the middle of the day. // Wir nutzen die kühlen Stunden und ruhen in der Mitte des Tages.
At night there are more stars than seems reasonable. // Nachts stehen mehr Sterne am Himmel, als vernünftig scheint.
Silence here is something you notice in your ears. // Die Stille ist hier etwas, das man in den Ohren spürt.
Tea is made over a small fire and poured from a great height. // Der Tee wird über kleinem Feuer gekocht und aus großer Höhe eingeschenkt.
Footprints from yesterday are gone by morning. // Die Fußspuren von gestern sind am Morgen verschwunden.
# wildlife
Engines off, voices down: now it is the animals' turn. // Motor aus, Stimmen leise: Jetzt sind die Tiere an der Reihe.
The best hour is the first one, so coffee comes to the vehicle. // Die beste Stunde ist die erste, deshalb kommt der Kaffee an den Wagen.
Sightings are luck; knowing where to wait is not. // Sichtungen sind Glück; zu wissen, wo man wartet, ist keines.
The guide points to what everyone else would have taken for a branch. // Der Guide zeigt auf etwas, das alle anderen für einen Ast gehalten hätten.
Binoculars are shared out at breakfast. // Die Ferngläser werden beim Frühstück verteilt.
# wine
The winemaker pours, explains little and watches your face. // Der Winzer schenkt ein, erklärt wenig und schaut Ihnen ins Gesicht.
A cellar is a good place on a hot afternoon. // Ein Keller ist an heißen Nachmittagen ein guter Ort.
What does not fit into the suitcase can be sent home. // Was nicht in den Koffer passt, lässt sich nach Hause schicken.
Between the rows one walks on soft ground and thinks of lunch. // Zwischen den Rebzeilen geht man auf weichem Boden und denkt ans Mittagessen.
# snow
Snow swallows every sound but one's own steps. // Schnee schluckt jedes Geräusch bis auf die eigenen Schritte.
Warm boots and a thermos flask are handed out at the door. // Warme Stiefel und eine Thermoskanne gibt es an der Tür.
The afternoon ends early, and then the stove takes over. // Der Nachmittag endet früh, dann übernimmt der Ofen.
Cold cheeks are part of it. // Kalte Wangen gehören dazu.
# ruins
Stones need quiet, so we come when the buses have not. // Steine brauchen Ruhe, deshalb kommen wir vor den Bussen.
Your guide draws the missing half in the air. // Ihre Reiseleitung zeichnet die fehlende Hälfte in die Luft.
One can still see where the carts turned. // Man sieht noch, wo die Karren wendeten.
Take water and a hat; the builders did not think of shade. // Nehmen Sie Wasser und einen Hut mit; an Schatten haben die Erbauer nicht gedacht.
# jungle
Everything drips, calls or climbs. // Alles tropft, ruft oder klettert.
Long sleeves are wiser than bravery. // Lange Ärmel sind klüger als Mut.
At dusk the noise rises as if somebody had turned a knob. // In der Dämmerung schwillt der Lärm an, als hätte jemand an einem Knopf gedreht.
We go slowly, since the forest shows itself only to those who stand still. // Wir gehen langsam, denn der Wald zeigt sich nur denen, die stehen bleiben.
# reef
Masks and fins are lent out at the jetty. // Masken und Flossen leiht man am Steg aus.
A few metres below the surface the colours begin. // Wenige Meter unter der Oberfläche beginnen die Farben.
We touch nothing and bring back only wet hair. // Wir berühren nichts und bringen nur nasse Haare zurück.
# volcano
The ground is young here, and in places still warm. // Der Boden ist hier jung und stellenweise noch warm.
Black sand, yellow crusts, a smell of matches: the earth at work. // Schwarzer Sand, gelbe Krusten, ein Geruch nach Streichhölzern: die Erde bei der Arbeit.
Your guide checks the bulletin of the volcanologists every morning. // Ihre Reiseleitung liest jeden Morgen den Bericht der Vulkanologen.
# north
The light takes its time, at both ends of the day. // Das Licht lässt sich Zeit, an beiden Enden des Tages.
Whoever wakes at night should look out of the window. // Wer nachts aufwacht, sollte aus dem Fenster schauen.
# temple
Shoulders and knees are covered, shoes stay at the door. // Schultern und Knie sind bedeckt, die Schuhe bleiben an der Tür.
Incense, bells and the sweeping of a broom begin the day. // Räucherstäbchen, Glocken und ein Besen eröffnen den Tag.
We come early, when those who pray are still among themselves. // Wir kommen früh, wenn die Betenden noch unter sich sind.
# rail
Even those who do not care for trains end up at the window. // Auch wer sich nichts aus Zügen macht, steht am Ende am Fenster.
The station buffet has outlived three timetables. // Das Bahnhofsbuffet hat drei Fahrpläne überlebt.
Platform, whistle, green flag: the old order still works. // Bahnsteig, Pfiff, Kelle: Die alte Ordnung funktioniert noch.
# bike
Bicycles are at the door for whoever wants to go further. // Für alle, die weiter wollen, stehen Räder vor der Tür.
The cycle path is flat enough to talk on. // Der Radweg ist so eben, dass man sich unterhalten kann.
Handlebar bags are filled with apples and a spare inner tube. // In den Lenkertaschen liegen Äpfel und ein Ersatzschlauch.
# hike
Sticks can be borrowed, blisters need not be collected. // Stöcke kann man leihen, Blasen muss man nicht sammeln.
A marked path starts behind the house. // Hinter dem Haus beginnt ein markierter Weg.
Those who want more metres get a sketch and a meeting time. // Wer mehr Höhenmeter möchte, bekommt eine Skizze und eine Uhrzeit.
`;
