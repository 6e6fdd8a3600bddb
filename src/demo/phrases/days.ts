/**
 * Sentences for the days of an itinerary; the notation is explained in `../phrasebook.ts`.
 * Placeholders: {place} {in} {to} {from} of the day's place, {before} for the previous place ("from Rome", "von Rom"),
 * {hours} ("about three hours"), {sights} {sight} {act} {dish} of the place. {ifGroup}, {ifLand}, {ifCity}, {ifSeveral}
 * and {ifNoDinner} are empty and exclude a pattern where the condition is false.
 */
export const days = `
# title-arrive
Arrival {in} // Ankunft {in}
Welcome {to} // Willkommen {in}
The first evening {in} // Der erste Abend {in}
{place}: settling in // {place}: Ankommen
# title-move
{before} {to} // {before} {to}
On {to} // Weiter {to}
The way {to} // Der Weg {to}
{to}, without hurrying // Ohne Eile {to}
{place} by evening // Am Abend {in}
A new bed {in} // Ein neues Bett {in}
# title-train
By train {to} // Mit dem Zug {to}
Window seat {to} // Fensterplatz {to}
# title-ferry
Across the water {to} // Über das Wasser {to}
# title-flight
A flight {to} // Ein Flug {to}
# title-foot
On foot {to} // Zu Fuß {to}
# title-bike
By bicycle {to} // Mit dem Rad {to}
# title-ship
Under way {to} // Unterwegs {to}
Moored {in} // Festgemacht {in}
{place} from the gangway // {place} von der Gangway aus
# title-see
A day {in} // Ein Tag {in}
Time for {sight} // Zeit für {sight}
{place}, properly // {place}, richtig gesehen
Looking round {in} // Umschauen {in}
{place}: {sight} and more // {place}: Zeit für {sight}
# title-do
Out and about {in} // Unterwegs {in}
{ifGroup}A different side of {place} // {ifGroup}{in} von einer anderen Seite
{place} in your own rhythm // {in} im eigenen Rhythmus
One more day {in} // Noch ein Tag {in}
# title-free
A free day {in} // Ein freier Tag {in}
No plan {in} // Kein Plan {in}
# title-end
Goodbye {in} // Abschied {in}
Homewards {from} // Heimreise {from}
Departure {from} // Abreise {from}
Last breakfast {in} // Letztes Frühstück {in}
# welcome
Your guide meets you {in} in the late afternoon and walks the first round with you. // Am späten Nachmittag treffen Sie {in} Ihre Reiseleitung und drehen mit ihr die erste Runde.
{ifGroup}Arrival {in} during the day; the group meets in the lobby at six. // {ifGroup}Anreise {to} im Laufe des Tages; um sechs Uhr trifft sich die Gruppe in der Lobby.
You make your own way {to} and are expected with a drink and a map. // Sie reisen {to} an und werden mit einem Getränk und einem Plan erwartet.
We begin {in}. Whoever arrives early can leave the luggage and wander off at once. // Wir beginnen {in}. Wer früh ankommt, kann das Gepäck abstellen und gleich losziehen.
Welcome! A driver brings you from the airport or station, and the rest of the day has no plan. // Willkommen! Ein Fahrer holt Sie vom Flughafen oder Bahnhof ab, und der Rest des Tages hat keinen Plan.
The journey starts {in}, with a short talk about the days ahead and a longer dinner. // Die Reise beginnt {in}, mit einem kurzen Gespräch über die kommenden Tage und einem längeren Abendessen.
{ifGroup}You arrive {in} and settle in. At seven we sit down together for the first time. // {ifGroup}Sie kommen {in} an und richten sich ein. Um sieben sitzen wir zum ersten Mal zusammen.
Day one asks nothing of you but to arrive {in} and to sleep off the journey. // Der erste Tag verlangt nichts von Ihnen, als {in} anzukommen und die Anreise auszuschlafen.
Your room {in} is ready from three o'clock, and your guide from five. // Ihr Zimmer {in} ist ab drei Uhr bereit, Ihre Reiseleitung ab fünf.
First meeting point: {in}, at the hotel, with time for a stroll before dark. // Erster Treffpunkt: {in}, im Hotel, mit Zeit für einen Bummel vor der Dunkelheit.
# train
The train {to} takes {hours}; sit on the side your guide recommends. // Der Zug {to} braucht {hours}; setzen Sie sich auf die Seite, die Ihre Reiseleitung empfiehlt.
We leave {before} by rail and are {in} after {hours}. // Mit der Bahn geht es {before} {to}, wo wir nach {hoursDative} ankommen.
Reserved seats, a picnic bag and {hours} of window: that is the way {to}. // Reservierte Plätze, eine Brotzeit und {hours} Fenster: So geht es {to}.
By train {to}, {hours} through country that no motorway shows you. // Mit dem Zug {to}, {hours} durch eine Gegend, die keine Autobahn zeigt.
After an unhurried breakfast we walk to the station and take the train {to}. // Nach einem Frühstück ohne Eile gehen wir zum Bahnhof und nehmen den Zug {to}.
The platform is the meeting point this morning; the train brings us {to} in {hours}. // Treffpunkt ist heute der Bahnsteig; in {hoursDative} bringt uns der Zug {to}.
# coach
The drive {to} takes {hours}, with a stop where the coffee is good. // Die Fahrt {to} dauert {hours}, mit einem Halt, wo der Kaffee gut ist.
We say goodbye and drive {to}, {hours} in all. // Wir verabschieden uns und fahren {to}, insgesamt {hours}.
A stretch of road: {hours} {to}, broken by a market and a viewpoint. // Ein Stück Straße: {hours} {to}, unterbrochen von einem Markt und einem Aussichtspunkt.
Luggage out at eight, then by road {to}. Plan on {hours}, photographs not counted. // Um acht Uhr stehen die Koffer bereit, dann geht es auf der Straße {to}. Rechnen Sie mit {hoursDative}, Fotopausen nicht mitgezählt.
From the coach one sees the land change on the way {to}; it takes {hours}. // Vom Bus aus sieht man, wie sich auf dem Weg {to} das Land verändert; es dauert {hours}.
We travel on {to}. The road takes {hours} and your guide fills only half of them with stories. // Wir reisen weiter {to}. Die Straße braucht {hours}, und Ihre Reiseleitung füllt nur die Hälfte davon mit Geschichten.
# minibus
In our minibus it is {hours} {to}, on the small roads rather than the fast one. // Im Kleinbus sind es {hours} {to}, auf den kleinen Straßen statt auf der schnellen.
The minibus is packed by nine. The way {to} leads past two places that we only tell you about on board. // Um neun ist der Kleinbus beladen. Der Weg {to} führt an zwei Orten vorbei, von denen wir erst an Bord erzählen.
{ifGroup}We set off {to}; {hours} at the wheel for the driver, a nap for everyone else. // {ifGroup}Wir brechen auf {to}: {hours} am Steuer für den Fahrer, ein Nickerchen für alle anderen.
Today we move on {to}, stopping whenever somebody calls out. // Heute geht es weiter {to}, mit einem Halt, sooft jemand ruft.
A transfer {to}, {hours} long, with lunch halfway at a place that has no sign. // Ein Transfer {to}, {hours} lang, mit Mittagessen auf halbem Weg in einem Lokal ohne Schild.
We take the scenic road {to}, which is longer by a quarter of an hour and worth each minute. // Wir nehmen die schönere Straße {to}; sie ist eine Viertelstunde länger und jede Minute wert.
Over hills and through villages the bus brings us {to} in {hours}. // Über Hügel und durch Dörfer bringt uns der Bus in {hoursDative} {to}.
We get here by minibus in {hours}. Everything is a little different from yesterday, beginning with the bread. // Mit dem Kleinbus sind es {hours} hierher. Gegenüber gestern ist alles ein wenig anders, angefangen beim Brot.
# offRoad
The tarmac ends and the track {to} begins: {hours} of dust, birds and wide views. // Der Asphalt endet, und die Piste {to} beginnt: {hours} Staub, Vögel und weiter Blick.
We load the four-wheel drive and head {to}; with stops it takes {hours}. // Wir beladen den Geländewagen und fahren {to}; mit Pausen dauert es {hours}.
A long, good day of driving {to}. Keep the camera within reach. // Ein langer, guter Fahrtag {to}. Halten Sie die Kamera griffbereit.
Windows down: the way {to} is half the reason to come. // Fenster runter: Der Weg {to} ist der halbe Grund zu kommen.
Setting off early avoids the heat; we are {in} after {hours}. // Wer früh losfährt, entgeht der Hitze; nach {hoursDative} sind wir {in}.
The track {to} has no number. Our driver has known it since childhood. // Die Piste {to} hat keine Nummer. Unser Fahrer kennt sie seit seiner Kindheit.
# ferry
We cross by ferry and stand on deck for most of it. // Wir setzen mit der Fähre über und stehen die meiste Zeit an Deck.
The boat {to} leaves in the morning; bring a jacket even in summer. // Am Morgen legt das Boot ab, das uns {to} bringt; nehmen Sie auch im Sommer eine Jacke mit.
Sea today: the ferry takes us {to}, weather permitting, and it usually permits. // Heute geht es aufs Wasser: Die Fähre bringt uns {to}, wenn das Wetter will, und meistens will es.
A crossing is the best way to change the subject. By evening we are {in}. // Nichts wechselt das Thema so gut wie eine Überfahrt. Am Abend sind wir {in}.
Gangway up, coffee out: we sail {to}. // Die Leine los, der Kaffee auf den Tisch: Wir fahren übers Wasser {to}.
# flight
A short flight saves a very long drive, and by afternoon you are {in}. // Ein kurzer Flug erspart eine sehr lange Fahrt, und am Nachmittag sind Sie {in}.
We fly {to}; ask for a window seat. // Wir fliegen {to}; bitten Sie um einen Fensterplatz.
To the airport after breakfast and on {to}, where the air is different. // Nach dem Frühstück zum Flughafen und weiter {to}, wo eine andere Luft weht.
The distance {to} is too great for the road, so we take the plane. // Die Strecke {to} ist für die Straße zu weit, also nehmen wir das Flugzeug.
A morning flight {to} leaves the second half of the day for a first look round. // Ein Flug am Morgen {to} lässt die zweite Tageshälfte für einen ersten Rundgang.
# foot
Boots on: today's stage leads {to}, with the luggage going ahead by road. // Stiefel an: Die heutige Etappe führt {to}, das Gepäck fährt auf der Straße voraus.
We walk {to}, not by the shortest path but by the best one. A van carries the bags. // Wir wandern {to}, nicht auf dem kürzesten Weg, aber auf dem besten. Das Gepäck übernimmt ein Wagen.
A short transfer to the trailhead, then on foot {to}. // Ein kurzer Transfer zum Einstieg, dann zu Fuß {to}.
The path {to} takes most of the day, lunch from the rucksack included. // Der Weg {to} füllt den größten Teil des Tages, Mittagessen aus dem Rucksack inbegriffen.
Step by step {to}; those who prefer half the distance are picked up at noon. // Schritt für Schritt {to}; wem die halbe Strecke lieber ist, der wird mittags abgeholt.
On today's walk {to} your guide stops at every plant that can be eaten. // Auf der heutigen Wanderung {to} bleibt Ihre Reiseleitung bei jeder essbaren Pflanze stehen.
# bike
We cycle {to} on quiet roads; the van follows with water and the luggage. // Wir radeln auf stillen Straßen {to}; der Begleitwagen folgt mit Wasser und Gepäck.
Tyres are checked at nine, then we roll {to}. // Um neun werden die Reifen geprüft, dann rollen wir {to}.
Today's ride {to} has one climb worth mentioning and a bakery at the top. // Die heutige Fahrt {to} hat einen nennenswerten Anstieg und oben eine Bäckerei.
By bicycle {to}, with long stretches beside the water or between fields. // Mit dem Rad {to}, auf langen Stücken am Wasser oder zwischen Feldern.
The stage {to} can be cut by train at two points. Nobody will tease you. // Die Etappe {to} lässt sich an zwei Stellen mit der Bahn abkürzen. Niemand wird Sie necken.
Part by van, part in the saddle: so we reach {placePhrase}. // Ein Stück mit dem Wagen, ein Stück im Sattel: So geht es {to}.
# ship
We cast off before breakfast and are moored {in} by the time the table is cleared. // Wir legen vor dem Frühstück ab und machen {in} fest, wenn der Tisch abgeräumt ist.
The morning belongs to the river; towards noon the ship reaches its berth {in}. // Der Morgen gehört dem Fluss; gegen Mittag erreicht das Schiff seinen Liegeplatz {in}.
While you slept the captain has brought us {to}. // Während Sie schliefen, hat der Kapitän uns {to} gebracht.
Coffee on deck, banks on both sides: we sail {to}. // Kaffee an Deck, Ufer auf beiden Seiten: Wir fahren {to}.
Locks, bends and herons on the way {to}; the ship is in no hurry. // Schleusen, Biegungen und Reiher auf dem Weg {to}; das Schiff hat keine Eile.
Today's stretch of river leads {to}, and the sun deck has the best seats. // Das heutige Stück Fluss führt {to}, und das Sonnendeck hat die besten Plätze.
We sail on {to}. In the lounge somebody who grew up on this river tells how it used to be. // Wir fahren weiter {to}. Im Salon erzählt jemand, der an diesem Fluss aufgewachsen ist, wie es früher war.
A slow morning under way, then the gangway goes down {in}. // Ein langsamer Morgen unterwegs, dann wird {in} die Gangway ausgelegt.
# see
With your guide you visit {sights}. // Mit Ihrer Reiseleitung besuchen Sie {sights}.
{ifSeveral}Today is for {sights}, in that order or in the one the weather suggests. // {ifSeveral}Heute geht es um {sights}, in dieser Reihenfolge oder in der, die das Wetter vorschlägt.
{ifSeveral}The walk through the day connects {sights}. // {ifSeveral}Der Rundgang des Tages verbindet {sights}.
{ifCity}Tickets are booked for {sights}, so nobody has to queue. // {ifCity}Die Karten für {sights} sind reserviert, niemand muss anstehen.
{ifSeveral}You will see {sights}, and what lies between them is at least as good. // {ifSeveral}Sie sehen {sights}, und was dazwischen liegt, ist mindestens so gut.
We start before the crowds and have {sights} nearly to ourselves. // Wir beginnen vor dem Andrang und haben {sights} fast für uns.
We see {sights} today. Not on the programme, but included: whatever your guide cannot keep to herself. // Heute sehen wir {sights}. Nicht im Programm, aber inbegriffen: alles, was Ihre Reiseleitung nicht für sich behalten kann.
{ifCity}A local guide who has lived here for decades shows us {sights}. // {ifCity}Eine Stadtführerin, die seit Jahrzehnten hier lebt, zeigt uns {sights}.
The morning takes in {sights}; after lunch you may go back to what you liked best. // Am Vormittag sehen wir {sights}; nach dem Mittagessen können Sie zu dem zurückkehren, was Ihnen am besten gefiel.
Nobody leaves here without having seen {sights}, and we do not hurry. // Niemand reist hier ab, ohne {sights} gesehen zu haben, und wir beeilen uns nicht.
We give {sights} the time that most programmes do not have. // Wir nehmen uns für {sights} die Zeit, die den meisten Programmen fehlt.
In the cool of the morning we go to see {sights}. // In der Kühle des Morgens sehen wir uns {sights} an.
First a slow breakfast, then {sights}. // Erst ein langsames Frühstück, dann entdecken wir {sights}.
Half a day is set aside for {sights}, the other half for nothing in particular. // Ein halber Tag ist für {sights} reserviert, die andere Hälfte für nichts Bestimmtes.
# glimpse
There is still time to see {sight}. // Es bleibt noch Zeit für {sight}.
Before dinner we look at {sight} in the late light. // Vor dem Abendessen sehen wir uns im späten Licht {sight} an.
On the way we stop for {sight}. // Unterwegs halten wir an und sehen {sight}.
We go first where everybody wants to go, and see {sight}. // Wir gehen zuerst dorthin, wohin alle wollen, und sehen {sight}.
The afternoon brings {sight}. // Der Nachmittag gehört einem einzigen Ziel: Wir besuchen {sight}.
{ifLand}After checking in you see {sight} with your guide. // {ifLand}Nach dem Einchecken sehen Sie mit Ihrer Reiseleitung {sight}.
Those who are not tired yet come along to {sight}. // Wer noch nicht müde ist, kommt mit und sieht {sight}.
A first walk leads to {sight}. // Ein erster Spaziergang zeigt Ihnen {sight}.
{ifCity}We save the museum feet for tomorrow and look only at {sight}. // {ifCity}Die müden Museumsfüße sparen wir uns für morgen und sehen heute nur {sight}.
# do
In the afternoon you can {act}. // Am Nachmittag können Sie {act}.
Today we {act}. // Heute steht etwas Besonderes an: {act}.
The best thing to do here: {act}. // Das Beste, was man hier tun kann: {act}.
{ifGroup}Those who like can {act}; the others sleep late. // {ifGroup}Wer mag, kann {act}; die anderen schlafen aus.
Our suggestion for the day: {act}. // Unser Vorschlag für den Tag: {act}.
There are few better ways to spend a day than to {act}. // Viel besser kann man einen Tag kaum verbringen: {act}.
We have kept the day free so that you can {act}. // Den Tag haben wir freigehalten, damit Sie Zeit haben. Unser Rat: {act}.
At some point everyone should {act}, and today is the day. // Irgendwann sollte jeder einmal {act}, und heute ist der Tag.
A local guide comes along, and the aim is clear: {act}. // Eine ortskundige Begleitung ist dabei, und das Ziel ist klar: {act}.
You came to look; now it is time to {act}. // Geschaut haben Sie genug. Jetzt heißt es: {act}.
An early start pays if you want to {act}. // Ein früher Aufbruch lohnt sich für alle, die gern {act}.
Then the part many remember longest: {act}. // Dann kommt, woran sich viele am längsten erinnern: {act}.
# eat
In the evening you might have {dish}. // Am Abend gibt es {dish}.
Order {dish}; it does not taste like this anywhere else. // Bestellen Sie {dish}; so schmeckt es nirgends sonst.
For supper your guide recommends {dish}. // Zum Abendessen empfiehlt Ihre Reiseleitung {dish}.
What one orders here: {dish}. // Hier bestellt man vor allem eines, und wir tun es auch: Es gibt {dish}.
Do try {dish}. // Probieren Sie unbedingt {dish}.
Around the corner they serve {dish}. // Gleich um die Ecke bekommt man {dish}.
We have reserved a table, and the thing to order is {dish}. // Wir haben einen Tisch reserviert, an dem es {dish} gibt.
Hungry? Ask for {dish}. // Hunger? Fragen Sie nach der Spezialität des Hauses: Man serviert {dish}.
At midday we sit down to {dish}. // Mittags setzen wir uns und bestellen {dish}.
A good place to try {dish}, preferably outdoors. // Ein guter Ort, um draußen zu sitzen. Dazu bestellt man {dish}.
If you eat only one thing here, make it {dish}. // Wenn Sie hier nur eines essen, dann nehmen Sie {dish}.
The cook is proud of one thing above all: {dish}. // Auf eines ist die Küche besonders stolz. Probieren Sie {dish}.
Later comes {dish}, with time to talk. // Später gibt es {dish} und Zeit zum Reden.
And for those with an appetite: {dish}. // Und wer Appetit hat, bestellt {dish}.
# free
The rest of the day is yours. // Der Rest des Tages gehört Ihnen.
From four o'clock you are free. // Ab vier Uhr haben Sie frei.
{ifNoDinner}Dinner is not arranged tonight, because half of the fun is choosing. // {ifNoDinner}Das Abendessen ist heute nicht geplant, denn das Aussuchen ist der halbe Spaß.
{ifNoDinner}Your guide has a list of three good restaurants and one excellent bench. // {ifNoDinner}Ihre Reiseleitung hat eine Liste mit drei guten Lokalen und einer hervorragenden Bank.
Nothing more is planned, on purpose. // Mehr ist nicht geplant, und zwar mit Absicht.
We meet again at breakfast. // Wir sehen uns beim Frühstück wieder.
The evening has no programme, only suggestions. // Der Abend hat kein Programm, nur Vorschläge.
{ifGroup}You can join the others or be alone; both are normal on our tours. // {ifGroup}Sie können sich den anderen anschließen oder allein sein; beides ist auf unseren Reisen üblich.
{ifGroup}There is time for a second round without the group. // {ifGroup}Es bleibt Zeit für eine zweite Runde ohne Gruppe.
{ifLand}If your legs have had enough, the terrace has chairs. // {ifLand}Wenn die Beine genug haben: Auf der Terrasse stehen Stühle.
# leisure
A day without an alarm clock. // Ein Tag ohne Wecker.
Today nothing is arranged. // Heute ist nichts geplant.
Every tour needs a day like this: no bus, no meeting point, no hurry. // Jede Reise braucht so einen Tag: kein Bus, kein Treffpunkt, keine Eile.
A free day {in}, for laundry, letters or a long lunch. // Ein freier Tag {in}, für Wäsche, Postkarten oder ein langes Mittagessen.
Your own day {in}. The hotel desk lends umbrellas and advice. // Ihr eigener Tag {in}. An der Rezeption leiht man Ihnen Schirme und guten Rat.
Halfway through we pause {in} and let the first days settle. // Wir halten {in} inne und lassen die ersten Tage wirken.
# linger
Another day {in}, because one would not be enough. // Noch ein Tag {in}, denn einer wäre zu wenig.
We stay {in} today. // Heute bleiben wir {in}.
No packing this morning: the bed {in} stays the same. // Heute früh muss niemand packen: Das Bett {in} bleibt dasselbe.
A full day {in}. // Ein ganzer Tag {in}.
The second morning in a place is always the better one. // Der zweite Morgen an einem Ort ist immer der bessere.
By now you know where the good coffee is. // Inzwischen wissen Sie, wo es den guten Kaffee gibt.
Yesterday was for arriving, today is for looking. // Gestern war zum Ankommen da, heute ist zum Schauen da.
After breakfast we set off without luggage. // Nach dem Frühstück ziehen wir ohne Gepäck los.
# linger-more
Another day {in}, because two would not be enough. // Noch ein Tag {in}, denn zwei wären zu wenig.
Nobody is in a hurry to leave. // Niemand hat es eilig, weiterzukommen.
The waiter knows your order by now. // Der Kellner kennt inzwischen Ihre Bestellung.
We unpack nothing and pack nothing. // Wir packen nichts aus und nichts ein.
By the third day a place begins to talk. // Am dritten Tag beginnt ein Ort zu erzählen.
This morning you may find the way without the map. // Heute finden Sie den Weg ohne Plan.
# goodbye
After breakfast the tour ends {in}. Whoever has a late train can leave the luggage at the hotel. // Nach dem Frühstück endet die Reise {in}. Wer spät fährt, kann das Gepäck im Hotel lassen.
{ifGroup}A last breakfast together, an exchange of addresses, and then everyone leaves {from} in their own direction. // {ifGroup}Ein letztes gemeinsames Frühstück, Adressen werden getauscht, dann reisen alle {from} in ihre Richtung ab.
We part {in}. Transfers to the airport or station are arranged for your time of departure. // Wir trennen uns {in}. Transfers zum Flughafen oder Bahnhof richten sich nach Ihrer Abreisezeit.
Nothing is left on the programme but goodbye. Your guide knows the quickest way to the airport. // Auf dem Programm steht nur noch der Abschied. Ihre Reiseleitung kennt den schnellsten Weg zum Flughafen.
Departure at any time today. If your flight is in the evening, one last walk is possible. // Abreise zu jeder Tageszeit. Wer erst am Abend fliegt, hat Zeit für einen letzten Spaziergang.
The journey ends where good journeys should, at a breakfast table {in}. // Die Reise endet, wo gute Reisen enden sollten: an einem Frühstückstisch {in}.
Home today, or on by yourself; we gladly book extra nights {in}. // Heute geht es nach Hause oder allein weiter; Zusatznächte {in} buchen wir gern.
Suitcases, hugs and a promise to send the photographs: the tour ends {in} this morning. // Koffer, Umarmungen und das Versprechen, die Fotos zu schicken: Die Reise endet heute Vormittag {in}.
# goodbyeShip
We disembark {in} after breakfast; the luggage is already on the quay. // Nach dem Frühstück gehen wir {in} von Bord; das Gepäck steht schon am Kai.
The crew lines up at the gangway, and the cruise ends {in}. // Die Mannschaft steht an der Gangway Spalier, und die Kreuzfahrt endet {in}.
One last coffee on deck, then it is time to leave the ship {in}. // Ein letzter Kaffee an Deck, dann heißt es {in} von Bord gehen.
# embark
Boarding {in} from three o'clock. Your cabin is ready, and so is the tea. // Einschiffung {in} ab drei Uhr. Ihre Kabine ist bereit, der Tee auch.
You board the ship {in} in the afternoon, unpack once and for all, and meet the captain before dinner. // Am Nachmittag gehen Sie {in} an Bord, packen ein für alle Mal aus und lernen vor dem Abendessen den Kapitän kennen.
The ship is waiting {in}. After a short drill with life jackets the evening belongs to the sun deck. // Das Schiff wartet {in}. Nach einer kurzen Übung mit Schwimmwesten gehört der Abend dem Sonnendeck.
Welcome aboard {in}! The gangway is out until six, so there is time for a first walk ashore. // Willkommen an Bord {in}! Die Gangway liegt bis sechs Uhr aus, es bleibt also Zeit für einen ersten Landgang.
`;
