/**
 * Taglines, descriptions and highlights; the notation is explained in `../phrasebook.ts`.
 * Placeholders: {a} {b} {c} names of stops; {fromA} {toB} {inC} {inA} {inB}; {country} {inCountry} {toCountry}
 * {countryName}; {n} the number of days in words; {N} capitalized; {sight} {sight2} {act} {dish} {dish2}; {place} {in};
 * {group}.
 * {ifLand} and {ifGroup} are empty and exclude a pattern for cruises and private tours.
 */
export const stories = `
# tagline
{N} days {fromA} {toB}, with time for {sight}. // {N} Tage {fromA} {toB}, mit Zeit für {sight}.
Come for {sight}, stay for the evenings {inC}. // Sie kommen, um {sight} zu sehen, und bleiben in Gedanken bei den Abenden {inC}.
{country} at a human pace, {n} days long. // {countryName} in menschlichem Tempo, {n} Tage lang.
From {sight} to {sight2}: a journey that leaves the fast road. // Wir suchen {sight} und {sight2} auf und verlassen dafür die schnelle Straße.
First {sight}, later {dish}. // Erst sehen Sie {sight}, später gibt es {dish}.
A small group, a good guide and {n} days {inCountry}. // Eine kleine Gruppe, eine gute Reiseleitung und {n} Tage {inCountry}.
The days begin early {inA} and end late {inB}. // Die Tage beginnen früh {inA} und enden spät {inB}.
Between {sight} and {sight2} lies more than the guidebook says. // Wer {sight} und {sight2} besucht, findet dazwischen mehr, als der Reiseführer sagt.
{a}, {b} and the quiet country in between. // {a}, {b} und das stille Land dazwischen.
{stops} places seen properly, not ten in passing: {a} is one of them. // {stops} Orte richtig gesehen, nicht zehn im Vorbeifahren: {a} ist einer davon.
First breakfast {inA}, last dinner {inB}, and in between {sight}. // Erstes Frühstück {inA}, letztes Abendessen {inB}, und dazwischen sehen Sie {sight}.
Somebody you know has been {inA}. Ask them about {dish}. // Jemand, den Sie kennen, war schon {inA}. Fragen Sie, wie es dort schmeckt: Es gibt {dish}.
{N} days in which nobody hurries you past {sight}. // {N} Tage, in denen Sie niemand eilig an allem vorbeiführt: Sie sehen {sight}, solange Sie wollen.
A plain plan: arrive {inA}, see {sight}, sleep well. // Ein einfacher Plan: {inA} ankommen, {sight} sehen, gut schlafen.
Bring walking shoes for {sight} and an appetite for {dish}. // Bequeme Schuhe sind gut, Appetit ist besser: Sie sehen {sight}, und es gibt {dish}.
{fromA} at an easy pace, with {sight} on the way. // {fromA} aus in gutem Tempo: Unterwegs sehen Sie {sight}.
{N} days, {stops} beds and no hurry. // {N} Tage, {stops} Betten und keine Eile.
A journey {toB} with detours that are the point of it. // Eine Reise {toB} mit Umwegen, auf die es ankommt.
With open eyes {fromA} {toB}. // Mit offenen Augen {fromA} {toB}.
Good shoes, good company, good food: {n} days {inCountry}. // Gute Schuhe, gute Gesellschaft, gutes Essen: {n} Tage {inCountry}.
What people {inCountry} would show their friends. // Was man {inCountry} seinen Freunden zeigen würde.
You will want to stay longer {inC}. // {inC} möchte man länger bleiben.
{sight} in the morning, {dish} at night. // Morgens sehen Sie {sight}, abends gibt es {dish}.
# route
Some journeys are about distance. This one is about staying long enough {inC} to be greeted on the second morning. // Manche Reisen leben von der Entfernung. Diese lebt davon, dass man {inC} lange genug bleibt, um am zweiten Morgen gegrüßt zu werden.
The first morning {inA} sets the tone: coffee standing up, then out. By the time you reach {b}, you will have your own habits. // Der erste Morgen {inA} gibt den Ton an: Kaffee im Stehen, dann hinaus. Bis zum letzten Tag {inB} haben Sie eigene Gewohnheiten.
You could see all this in half the time. We have tried, and came back to {n} days. // Man könnte all das in der halben Zeit sehen. Wir haben es versucht und sind zu {n} Tagen zurückgekehrt.
{country} is the sort of place that everybody has an opinion about. After {n} days you will have one of your own. // Über {country} haben alle eine Meinung. Nach {n} Tagen haben Sie eine eigene.
From the market {inA} to the last bench {inB} this is a tour for people who like to look twice. // Vom Markt {inA} bis zur letzten Bank {inB} ist das eine Reise für Menschen, die gern zweimal hinschauen.
This tour leads {fromA} {toB} and takes {n} days for it, because the way matters. // Diese Reise führt {fromA} {toB} und nimmt sich dafür {n} Tage, denn auf den Weg kommt es an.
In {n} days you travel {fromA} {toB}. That is not far, and it is meant that way. // In {n} Tagen reisen Sie {fromA} {toB}. Das ist nicht weit, und so ist es gemeint.
We start {inA}, take our time {inC} and arrive {inB} with full notebooks. // Wir beginnen {inA}, lassen uns {inC} Zeit und kommen mit vollen Notizbüchern {inB} an.
{N} days are enough to understand why people stay {inCountry}, and too few to get tired of it. // {N} Tage genügen, um zu verstehen, warum Menschen {inCountry} bleiben, und sind zu wenig, um sich sattzusehen.
Most people see {a} and fly home. You go on {toC}, and there the country becomes a different one. // Die meisten sehen {a} und fliegen nach Hause. Sie reisen weiter {toC}, und dort wird das Land ein anderes.
The route joins {stops} places that belong together, though no motorway thinks so: {list}. // Die Route verbindet {stops} Orte, die zusammengehören, auch wenn keine Autobahn das so sieht: {list}.
{list}: the names of the stops sound like a table of contents, and every chapter is a different one. // {list}: Die Namen der Stationen klingen wie ein Inhaltsverzeichnis, und jedes Kapitel ist ein anderes.
Whoever travels {fromA} {toB} crosses more borders than the map shows: of kitchens, dialects and light. // Wer {fromA} {toB} reist, überquert mehr Grenzen, als die Karte zeigt: solche der Küche, der Mundart und des Lichts.
It begins {inA}, where everybody arrives, and soon leaves for places that have to be found. // Es beginnt {inA}, wo alle ankommen, und führt bald an Orte, die man finden muss.
Think of the tour as a letter with {stops} paragraphs, from the first evening {inA} to the last morning {inB}. // Stellen Sie sich die Reise als Brief mit {stops} Absätzen vor, vom ersten Abend {inA} bis zum letzten Morgen {inB}.
We planned this tour backwards from one evening {inC}, which all previous guests have mentioned since. // Diese Reise haben wir von einem Abend {inC} her geplant, von dem seither alle Gäste erzählen.
There is a fast way {toB} and there is ours. // Es gibt einen schnellen Weg {toB}, und es gibt unseren.
# promise
We give {sight} and {sight2} more time than usual, since looking in a hurry is not looking. // Für {sight} und {sight2} nehmen wir uns mehr Zeit als üblich, denn eiliges Schauen ist keines.
Whether you then {act} or simply sit down is up to you. // Ein Vorschlag unter vielen: {act}. Sich einfach hinzusetzen ist ebenso erlaubt.
You will hear about {sight} from someone who grew up nearby, and afterwards there is {dish}. // Wer in der Nähe aufgewachsen ist, zeigt Ihnen {sight}, und danach gibt es {dish}.
The photographs at home will show {sight}. The stories will be about the rest. // Auf den Fotos wird man sehen, dass Sie {sight} besucht haben. Die Geschichten handeln vom Rest.
You will see {sight}, and you will {act}. // Sie sehen {sight}, und noch etwas steht auf dem Plan: {act}.
Among the fixed points are {sight} and {sight2}; the rest grows around them. // Fest eingeplant haben wir {sight} und {sight2}; der Rest wächst darum herum.
There will be {dish}, and an afternoon on which you {act}. // Es gibt {dish} und einen Nachmittag, der nur einem Vorhaben gehört: {act}.
Famous things are part of it ({sight}), and so are hours without a name. // Berühmtes gehört dazu, wir besuchen zum Beispiel {sight}, und ebenso Stunden ohne Namen.
Somewhere between {sight} and {sight2} you will stop looking at your telephone. // Irgendwann, wenn Sie erst {sight} und dann {sight2} gesehen haben, schauen Sie nicht mehr aufs Telefon.
On one day you {act}; on another there is {dish} and nothing else to do. // An einem Tag lautet das Programm: {act}. An einem anderen gibt es {dish} und sonst nichts zu tun.
What previous guests tell at home: how they saw {sight}, and what {dish} tasted like. // Was frühere Gäste zu Hause erzählen: wie sie {sight} sahen und wo sie danach saßen. Dort gab es {dish}.
Bring curiosity for {sight} and an appetite for {dish}. // Bringen Sie Neugier auf {sight} und Appetit auf {dish} mit.
# how-walking
We walk between four and six hours a day, at a pace that allows talking. Luggage is carried by road, and on most days there is a shorter version. // Wir gehen vier bis sechs Stunden am Tag, in einem Tempo, das Gespräche erlaubt. Das Gepäck fährt auf der Straße, und an den meisten Tagen gibt es eine kürzere Variante.
Paths are well marked or known to your guide by heart. You need broken-in boots and the habit of walking, not the heart of a mountaineer. // Die Wege sind gut markiert, oder Ihre Reiseleitung kennt sie auswendig. Sie brauchen eingelaufene Stiefel und Übung im Gehen, aber keine Bergsteigerlunge.
The stages are chosen so that the best view comes before lunch and the bar after it. // Die Etappen sind so gewählt, dass die beste Aussicht vor dem Mittagessen kommt und die Bar danach.
On foot one smells a landscape before one sees it. Rest days are part of the plan and not a sign of weakness. // Zu Fuß riecht man eine Landschaft, bevor man sie sieht. Ruhetage gehören zum Plan und sind kein Zeichen von Schwäche.
# how-cycling
The daily distance is thirty to sixty kilometres, with a van behind us for tired legs and heavy rain. Bicycles are fitted on the first evening. // Die Tagesstrecken liegen zwischen dreißig und sechzig Kilometern, ein Begleitwagen fährt für müde Beine und starken Regen mit. Die Räder werden am ersten Abend eingestellt.
We prefer cycle paths and lanes where one meets more tractors than cars. Electric bicycles can be booked. // Wir bevorzugen Radwege und Sträßchen, auf denen man mehr Traktoren als Autos trifft. Elektroräder lassen sich dazubuchen.
Nobody has to ride in a bunch: you get the route on paper and on your telephone and meet the others for lunch. // Niemand muss im Pulk fahren: Sie bekommen die Strecke auf Papier und aufs Telefon und treffen die anderen zum Mittagessen.
Climbs are announced, descents are not. Helmets and panniers are there. // Anstiege werden angekündigt, Abfahrten nicht. Helme und Packtaschen sind vorhanden.
# how-culture
Museums and monuments are visited with people who work in them or ought to. Afternoons stay partly free, since nobody can look for eight hours. // Museen und Denkmäler besuchen wir mit Menschen, die dort arbeiten oder arbeiten sollten. Die Nachmittage bleiben teils frei, denn acht Stunden schauen kann niemand.
We have left things out so that the rest gets room. Small groups fit into small chapels. // Wir haben manches weggelassen, damit der Rest Raum bekommt. Kleine Gruppen passen in kleine Kapellen.
Your tour leader tells history as if the neighbours were listening, with dates only where they help. // Ihre Reiseleitung erzählt Geschichte, als hörten die Nachbarn mit, und nennt Jahreszahlen nur, wo sie helfen.
Headsets stay in the suitcase: in a group of this size one can simply stand closer. // Die Kopfhörer bleiben im Koffer: In einer Gruppe dieser Größe stellt man sich einfach näher zusammen.
# how-food-and-wine
We cook twice, shop three times and taste as often as seems wise. Vegetarians eat well everywhere on this route. // Wir kochen zweimal, kaufen dreimal ein und kosten so oft, wie es klug scheint. Auch wer kein Fleisch isst, isst auf dieser Route überall gut.
The meals are the programme: market, kitchen, long table. In between we walk, so that there is room for the next one. // Die Mahlzeiten sind das Programm: Markt, Küche, lange Tafel. Dazwischen gehen wir, damit Platz für die nächste ist.
No starred restaurants, or hardly any: we eat where the cook comes to the table. // Keine Sternelokale oder fast keine: Wir essen dort, wo die Köchin an den Tisch kommt.
Producers open their doors for us because we come back every year and write thank-you cards. // Erzeuger öffnen uns ihre Türen, weil wir jedes Jahr wiederkommen und Dankeskarten schreiben.
# how-wildlife
We use small vehicles with a window seat for everyone and stay in each area long enough to be lucky. // Wir fahren in kleinen Fahrzeugen mit Fensterplatz für alle und bleiben in jedem Gebiet lange genug, um Glück zu haben.
Early starts are the price of good sightings; the siesta is the refund. // Frühe Aufbrüche sind der Preis für gute Sichtungen; die Siesta ist die Erstattung.
Distances to animals are kept, flash and drones stay at home. What you see, you see because it allows it. // Abstände zu Tieren werden eingehalten, Blitz und Drohnen bleiben zu Hause. Was Sie sehen, sehen Sie, weil es das zulässt.
The guides were trained in the field and still argue about footprints. // Die Guides haben ihr Handwerk draußen gelernt und streiten noch immer über Fußspuren.
# how-river-cruises
The ship is small, so it moors in the middle of things. There is one sitting for dinner and no dress code beyond shoes. // Das Schiff ist klein und legt deshalb mittendrin an. Zum Abendessen gibt es eine Sitzung und keine Kleiderordnung außer Schuhen.
You unpack once. Excursions are included, and so is the right to stay on deck with a book. // Sie packen einmal aus. Ausflüge sind inbegriffen und ebenso das Recht, mit einem Buch an Deck zu bleiben.
All staterooms face outwards. At night the ship lies still as often as the timetable allows. // Alle Kabinen liegen außen. Nachts liegt das Schiff still, sooft es der Fahrplan erlaubt.
High and low water can change the plan at short notice; the captain then explains why, and usually finds something better. // Hoch- und Niedrigwasser können den Plan kurzfristig ändern; der Kapitän erklärt dann, warum, und findet meist etwas Besseres.
# how-rail
All seats are reserved, facing forwards where possible. Luggage can be sent ahead on the longer legs. // Alle Plätze sind reserviert, wo möglich in Fahrtrichtung. Auf den längeren Strecken kann das Gepäck vorausreisen.
Hotels are within ten minutes of the platform. If a connection breaks, your guide has the next one in mind. // Die Hotels liegen höchstens zehn Minuten vom Bahnsteig. Platzt ein Anschluss, hat Ihre Reiseleitung den nächsten im Kopf.
Regional trains stop more often and show more, so we take them wherever the timetable is kind. // Regionalzüge halten öfter und zeigen mehr, deshalb nehmen wir sie, wo immer der Fahrplan es gut meint.
Travelling by rail, the tour causes a fraction of what a flight would, and the view is included. // Mit der Bahn verursacht die Reise einen Bruchteil dessen, was ein Flug verursachen würde, und die Aussicht ist inbegriffen.
# how-family
Transfers are short and end at a place where one can run. Parents get at least one evening without questions. // Die Fahrten sind kurz und enden dort, wo man rennen kann. Eltern bekommen mindestens einen Abend ohne Fragen.
Rooms connect or sleep four. On two afternoons there is a programme for children only, with people who can do magic or at least knots. // Die Zimmer sind verbunden oder haben vier Betten. An zwei Nachmittagen gibt es ein Programm nur für Kinder, mit Leuten, die zaubern können oder wenigstens Knoten.
The guides have children of their own, or still are a little. Ice cream is planned for. // Die Guides haben selbst Kinder oder sind noch ein bisschen welche. Eis ist eingeplant.
Every day has one thing to do and one thing to climb on. // Jeder Tag hat etwas zu tun und etwas zum Klettern.
# how-coast-and-islands
Most days there is a swim in it. We keep to small harbours and stay at least two nights wherever the beach deserves it. // An den meisten Tagen ist ein Bad dabei. Wir halten uns an kleine Häfen und bleiben, wo der Strand es verdient, mindestens zwei Nächte.
Ferries are booked, but the sea keeps the right to change its mind. Then we play cards. // Die Fähren sind gebucht, doch die See darf es sich anders überlegen. Dann spielen wir Karten.
Mornings are for paths and villages, afternoons for the water, evenings for whatever the boats brought. // Vormittags Pfade und Dörfer, nachmittags das Wasser, abends, was die Boote gebracht haben.
# how-winter
Warm outer clothing is lent to you, courage is not needed. The days are short, so the stoves are lit early. // Warme Oberkleidung wird gestellt, Mut ist nicht nötig. Die Tage sind kurz, also wird früh eingeheizt.
Nobody has to ski. We go by snowshoe, sledge and train, and come in before the cold does. // Niemand muss Ski laufen. Wir sind auf Schneeschuhen, mit Schlitten und Zügen unterwegs und drinnen, bevor die Kälte kommt.
Snow changes plans, mostly for the better. Every day has a version for blue skies and one for drifting snow. // Schnee ändert Pläne, meist zum Besseren. Jeder Tag hat eine Fassung für blauen Himmel und eine für Schneetreiben.
# how-discovery
It is a first visit that does not feel like one: known things at unusual hours, and in between people who live here. // Es ist ein erster Besuch, der sich nicht so anfühlt: Bekanntes zu ungewohnten Zeiten und dazwischen Menschen, die hier leben.
Transport is included, and so are the entrance fees of the programme. What is optional is called optional. // Die Fahrten sind inbegriffen, ebenso die Eintritte des Programms. Was freiwillig ist, heißt auch so.
The mix is half seeing, a quarter doing and a quarter sitting in the shade. // Die Mischung: zur Hälfte sehen, zu einem Viertel tun und zu einem Viertel im Schatten sitzen.
Your guide comes from here, stays with you from first to last and knows a cousin in every town. // Ihre Reiseleitung stammt von hier, bleibt von Anfang bis Ende bei Ihnen und hat in jeder Stadt eine Cousine.
# how-private
Only your own party travels, on the day you choose. Tell us what you would rather leave out, and we will plan the time into something else. // Es reist nur Ihre eigene Runde, an dem Tag, den Sie wählen. Sagen Sie uns, was Sie lieber weglassen, und wir planen die Zeit für anderes ein.
Guide and driver are there for you alone. You may sleep longer, turn round or stay for lunch. // Reiseleitung und Fahrer sind allein für Sie da. Sie dürfen länger schlafen, umkehren oder zum Mittagessen bleiben.
The itinerary is a proposal. Families, friends and couples have each made something different of it. // Der Reiseverlauf ist ein Vorschlag. Familien, Freunde und Paare haben jeweils etwas anderes daraus gemacht.
# closing
There are at most {group} of you, which means that everyone gets a window and an answer. // Sie sind höchstens {group}, das heißt: Alle bekommen einen Fensterplatz und eine Antwort.
{ifLand}You sleep in houses with fewer rooms than a school has classes, and the owner is usually the one who brings the key. // {ifLand}Sie schlafen in Häusern mit weniger Zimmern, als eine Schule Klassen hat, und den Schlüssel bringt meist der Inhaber selbst.
{ifLand}Breakfast is always included; dinner is where it makes sense. // {ifLand}Das Frühstück ist immer dabei, das Abendessen dort, wo es sinnvoll ist.
We pay guides and drivers all year round, not only for days with guests. // Guides und Fahrer bezahlen wir das ganze Jahr, nicht nur für Tage mit Gästen.
{ifGroup}Travelling alone? About a third of our guests do. // {ifGroup}Sie reisen allein? Etwa ein Drittel unserer Gäste tut das.
{ifGroup}Departures that can be booked at once run whatever happens; for those on request we need four people. // {ifGroup}Ist ein Termin sofort buchbar, findet er statt; für Termine auf Anfrage brauchen wir vier Personen.
Two weeks before departure you get a short letter with names, telephone numbers and the weather we expect. // Zwei Wochen vor der Abreise bekommen Sie einen kurzen Brief mit Namen, Telefonnummern und dem erwarteten Wetter.
Nothing is sold on the way: no carpet shop, no commission, no surprise. // Unterwegs wird nichts verkauft: kein Teppichladen, keine Provision, keine Überraschung.
If you have questions, write to us. The answer comes from the person who planned the tour. // Wenn Sie Fragen haben, schreiben Sie uns. Es antwortet, wer die Reise geplant hat.
We have run this route since {since} and change a little every year. // Wir fahren diese Route seit {since} und ändern jedes Jahr ein wenig.
Free time is not a gap in the programme but a part of it. // Freie Zeit ist keine Lücke im Programm, sondern ein Teil davon.
Those who want to stay longer can add nights at both ends. // Wer länger bleiben will, kann an beiden Enden Nächte anhängen.
The guide carries a list of things that went wrong before, and it is getting shorter. // Die Reiseleitung führt eine Liste von Dingen, die früher schiefgingen, und sie wird kürzer.
Whoever eats no meat, drinks no wine or cannot manage stairs should tell us; it is easier than most people think. // Wer kein Fleisch isst, keinen Wein trinkt oder keine Treppen steigt, sage es uns; es ist einfacher, als die meisten denken.
On the last evening there is a small feast, with speeches only if somebody insists. // Am letzten Abend gibt es ein kleines Fest, mit Reden nur, wenn jemand darauf besteht.
{ifGroup}Ages are mixed on our tours, and after two days nobody mentions it. // {ifGroup}Auf unseren Reisen mischen sich die Lebensalter, und nach zwei Tagen spricht niemand mehr davon.
{ifLand}We change houses as rarely as the route allows. // {ifLand}Wir wechseln das Haus so selten, wie es die Route erlaubt.
A tenth of our profit goes to schools and paths in the places we visit, and we publish which. // Ein Zehntel unseres Gewinns geht an Schulen und Wege an den Orten, die wir besuchen, und wir veröffentlichen, an welche.
Rain has never cancelled this tour; it has only moved lunch indoors. // Regen hat diese Reise noch nie ausfallen lassen, er hat nur das Mittagessen nach drinnen verlegt.
You get the telephone number of a person, not of a switchboard. // Sie bekommen die Telefonnummer eines Menschen, nicht die einer Zentrale.
All prices are as they stand; there is no fee at the end of the form that was not at its beginning. // Die Preise gelten, wie sie dastehen; am Ende des Formulars kommt keine Gebühr hinzu, die nicht am Anfang stand.
The packing list fits on a postcard. // Die Packliste passt auf eine Postkarte.
# highlight-sight
See {sight} // {sight} sehen
{place}: time for {sight} // {place}: Zeit für {sight}
{place}: {sight}, without hurrying // {place}: in Ruhe {sight} erkunden
With a guide who knows: {sight} // Mit kundiger Begleitung {sight} entdecken
Before the crowds: {sight} // Vor dem Andrang {sight} erleben
# highlight-act
{act} // {act}
# highlight-dish
{in}: {dish} // Probieren Sie {in} {dish}
Sit down {in} to {dish} // {in} gibt es {dish}
# highlight-nights
{nights} nights {in}, so that you need not hurry // {nights} Nächte {in}, damit Sie sich nicht beeilen müssen
{nights} unhurried nights {in} // {nights} Nächte ohne Eile {in}
# highlight-group
Never more than {group} travellers // Nie mehr als {group} Mitreisende
One guide from the first day to the last // Eine Reiseleitung vom ersten bis zum letzten Tag
Small houses instead of large hotels // Kleine Häuser statt großer Hotels
At least one afternoon without any plan // Mindestens ein Nachmittag ganz ohne Plan
`;
