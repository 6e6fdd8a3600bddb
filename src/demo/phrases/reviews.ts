/**
 * Sentences for reviews; the notation is explained in `../phrasebook.ts`. Sections end in the mood: good, fair or bad.
 * {ifLand}, {ifRiver}, {ifGroup} and {ifFive} are empty and exclude a pattern where the condition is false.
 * Placeholders: {place} {in} a stop, {sight} {dish} there, {guide} a first name, {days} as a number, {operator}.
 */
export const reviews = `
# title-good
Better than we hoped // Besser als erhofft
Would book again tomorrow // Würden wir sofort wieder buchen
The best {days} days of the year // Die besten {days} Tage des Jahres
{place} stole the show // {in} war es am schönsten
Thank you, {guide}! // Danke, {guide}!
{ifGroup}Small group, big memories // {ifGroup}Kleine Gruppe, große Erinnerungen
Exactly the right pace // Genau das richtige Tempo
Worth every penny // Jeden Cent wert
{ifGroup}My first group tour, not my last // {ifGroup}Meine erste Gruppenreise, nicht meine letzte
Well organised and full of heart // Gut organisiert und mit Herz
I still dream of {dish} // Ich träume noch vom Essen
Did not want to go home // Wollte nicht nach Hause
Everything just worked // Alles hat einfach geklappt
Lovely people, lovely places // Liebe Menschen, schöne Orte
A tour for grown-ups // Eine Reise für Erwachsene
What a guide // Was für ein Guide
{ifFive}Five stars, no hesitation // {ifFive}Fünf Sterne ohne Zögern
{ifGroup}Went alone, came back with friends // {ifGroup}Allein gefahren, mit Freunden zurückgekommen
Thoughtful from start to finish // Von Anfang bis Ende durchdacht
Beautiful // Wunderschön
# title-fair
Good, with a few rough edges // Gut, mit kleinen Kanten
{ifLand}Nice tour, one hotel let it down // {ifLand}Schöne Reise, ein Hotel fiel ab
A bit rushed in places // Stellenweise etwas gehetzt
Solid, not spectacular // Solide, nicht spektakulär
{ifLand}Great guide, long drives // {ifLand}Toller Guide, lange Fahrten
Good value all the same // Trotzdem gutes Preis-Leistungs-Verhältnis
Weather was not on our side // Das Wetter war nicht auf unserer Seite
Mostly very good // Größtenteils sehr gut
{ifLand}Lovely, but bring earplugs // {ifLand}Schön, aber Ohrstöpsel mitnehmen
Three and a half, rounded // Dreieinhalb, gerundet
# title-bad
Not what we expected // Nicht, was wir erwartet hatten
{ifLand}Too much time on the road // {ifLand}Zu viel Zeit auf der Straße
Disappointing organisation // Enttäuschende Organisation
Pretty places, poor planning // Schöne Orte, schwache Planung
Would choose another operator // Würde anders buchen
# opening-good
Retired in spring, went in the first week I was free. // Im Frühling in Rente gegangen und in der ersten freien Woche losgefahren.
Our honeymoon, and we would not swap it for any beach. // Unsere Hochzeitsreise, und wir würden sie gegen keinen Strand tauschen.
I read all the reviews before booking, so here is mine. // Ich habe vor der Buchung alle Bewertungen gelesen, also hier ist meine.
It took us a while to choose between three tours. We chose well. // Wir haben lange zwischen drei Reisen geschwankt. Die Wahl war richtig.
Not cheap, but I never once thought about the money. // Nicht billig, aber ich habe kein einziges Mal ans Geld gedacht.
{ifGroup}We travelled as a couple in our fifties and felt at home in the group from the first evening. // {ifGroup}Wir sind als Paar Mitte fünfzig gereist und haben uns vom ersten Abend an in der Gruppe wohlgefühlt.
I booked this for my mother's seventieth birthday and it could not have gone better. // Ich habe die Reise zum siebzigsten Geburtstag meiner Mutter gebucht, und es hätte nicht besser laufen können.
{ifGroup}I was nervous about travelling alone. That lasted about an hour. // {ifGroup}Ich war nervös, weil ich allein gereist bin. Das hielt ungefähr eine Stunde an.
Our third tour with {operator} and again no complaints. // Unsere dritte Reise mit {operator} und wieder nichts zu meckern.
{ifGroup}We are not group people, normally. This changed our minds. // {ifGroup}Eigentlich sind wir keine Gruppenmenschen. Das hat uns umgestimmt.
Came for {sight}, stayed awake thinking about everything else. // Gekommen sind wir, weil wir {sight} sehen wollten, wach gehalten hat uns alles andere.
Honestly, I expected a nice holiday and got something I keep telling people about. // Ehrlich gesagt hatte ich einen netten Urlaub erwartet und etwas bekommen, wovon ich ständig erzähle.
{ifGroup}Eleven of us, nobody difficult, which is already half a miracle. // {ifGroup}Wir waren elf, niemand war schwierig, allein das ist ein halbes Wunder.
My sister and I do one trip a year together. This one is going to be hard to beat. // Meine Schwester und ich machen jedes Jahr eine gemeinsame Reise. Diese wird schwer zu übertreffen sein.
From the first e-mail to the last transfer everything was clear and friendly. // Von der ersten Mail bis zum letzten Transfer war alles klar und freundlich.
We had been planning this for years and were a bit afraid it would not live up to it. It did. // Wir hatten das seit Jahren vor und etwas Angst, dass es den Erwartungen nicht standhält. Hat es aber.
{days} days went by like three. // {days} Tage vergingen wie drei.
A really well thought-out route. // Eine wirklich durchdachte Route.
Booked on a rainy Sunday evening, regretted nothing. // An einem verregneten Sonntagabend gebucht und nichts bereut.
I have done a lot of tours and this is in my top three. // Ich habe schon viele Reisen gemacht, und diese gehört zu den besten drei.
# detail-good
{ifRiver}Our cabin was smaller than at home and tidier than at home. // {ifRiver}Unsere Kabine war kleiner als zu Hause und ordentlicher als zu Hause.
{ifRiver}Waking up with a new town in the window never got old. // {ifRiver}Mit einer neuen Stadt vor dem Fenster aufzuwachen wurde nie langweilig.
{ifRiver}The crew knew our names on the second day. // {ifRiver}Die Mannschaft kannte am zweiten Tag unsere Namen.
My knee is not what it was, and nobody made me feel it. // Mein Knie ist nicht mehr das alte, und niemand hat es mich spüren lassen.
I kept a diary for the first time in years; the page about {place} is the longest. // Ich habe zum ersten Mal seit Jahren Tagebuch geführt; am meisten steht darin über die Zeit {in}.
We would never have found the little place {in} on our own. // Das kleine Lokal {in} hätten wir allein nie gefunden.
Somebody always had a spare plaster, a biscuit or a joke. // Irgendjemand hatte immer ein Pflaster, einen Keks oder einen Witz.
You get real explanations, not just dates. // Man bekommt echte Erklärungen, nicht nur Jahreszahlen.
Ask for {dish} when you are {in}, and then ask again. // Bestellt {in} unbedingt das, was alle bestellen, und dann noch einmal: Es gibt {dish}.
The notes before departure were spot on, down to the socks. // Die Hinweise vor der Abreise stimmten genau, bis hin zu den Socken.
I had seen pictures of it a hundred times, but standing there {in} is something else. // Auf Bildern hatte ich es hundertmal gesehen, aber selbst {in} zu stehen ist etwas anderes.
Our luggage arrived late and they lent us everything, toothbrush included. // Unser Gepäck kam zu spät, und sie haben uns alles geliehen, sogar Zahnbürsten.
My favourite stop was {place}. // Meine liebste Station: {place}.
The evening {in} alone was worth the trip. // Allein der Abend {in} war die Reise wert.
Seeing {sight} with hardly anyone around was unreal. // Dass wir {sight} fast ohne andere Leute gesehen haben, war unwirklich schön.
We had {dish} {in} and I have been trying to cook it at home ever since. // Wir haben {in} so gut gegessen, dass ich es seither zu Hause nachkoche. Es gab {dish}.
{ifLand}The hotels were small and had character, especially the one {in}. // {ifLand}Die Hotels waren klein und hatten Charakter, vor allem das {in}.
The free afternoon {in} was exactly what I needed. // Der freie Nachmittag {in} war genau das, was ich brauchte.
{ifGroup}Nobody in our group had expected {place} to be so good. // {ifGroup}Niemand in unserer Gruppe hatte erwartet, dass es {in} so schön ist.
Good mix of walking, looking and sitting around with a drink. // Gute Mischung aus Laufen, Schauen und Herumsitzen mit einem Getränk.
Food was far better than I had dared to hope. // Das Essen war viel besser, als ich zu hoffen gewagt hatte.
{ifLand}We laughed a lot, mostly on the bus. // {ifLand}Wir haben viel gelacht, am meisten im Bus.
On day two it poured, and the plan was changed so smoothly that we hardly noticed. // Am zweiten Tag hat es geschüttet, und der Plan wurde so geschickt geändert, dass wir es kaum gemerkt haben.
I liked that there was time to just sit {in} and watch. // Ich mochte, dass Zeit blieb, {in} einfach dazusitzen und zu schauen.
Our teenage son put his phone away. Twice. // Unser Sohn, vierzehn, hat sein Handy weggelegt. Zweimal.
The photo of {sight} is now above our sofa. // Wir haben {sight} fotografiert, das Bild hängt jetzt über dem Sofa.
{ifGroup}The other travellers were between thirty and seventy and it did not matter at all. // {ifGroup}Die anderen waren zwischen dreißig und siebzig, und es spielte überhaupt keine Rolle.
{ifLand}Two nights {in} instead of one makes all the difference. // {ifLand}Dass man {in} nicht gleich wieder packen muss, macht den Unterschied.
{ifLand}Every transfer was on time. // {ifLand}Jeder Transfer war pünktlich.
I am vegetarian and was looked after everywhere. // Ich esse vegetarisch und wurde überall gut versorgt.
# guide-good
{guide} has more patience than I have with my own family. // {guide} hat mehr Geduld, als ich mit meiner eigenen Familie habe.
When the weather turned, {guide} had plan B ready before we had our hoods up. // Als das Wetter umschlug, hatte {guide} Plan B fertig, bevor unsere Kapuzen oben waren.
{guide} loves this country and it is catching. // {guide} liebt dieses Land, und das steckt an.
Nobody tells a story like {guide}. // Niemand erzählt so wie {guide}.
{guide} knew everyone and everything and still listened. // {guide} kannte alle und alles und hat trotzdem zugehört.
A special thank-you to {guide}, who made it what it was. // Ein besonderer Dank an {guide}: Ohne diese Begleitung wäre es nicht dasselbe gewesen.
Our guide {guide} has the rare gift of knowing when to stop talking. // Unser Guide {guide} hat die seltene Gabe zu wissen, wann man schweigt.
{guide} found a pharmacy, a cake for my birthday and a shortcut, all on one day. // {guide} hat an einem einzigen Tag eine Apotheke, einen Geburtstagskuchen und eine Abkürzung gefunden.
Ask {guide} about the old days, you will not regret it. // Fragt {guide} nach früher, ihr werdet es nicht bereuen.
{ifLand}With {guide} even the long stretch flew by. // {ifLand}Mit {guide} verging selbst die lange Strecke im Flug.
{guide} explained history so that even I remembered it. // {guide} hat Geschichte so erklärt, dass sogar ich sie behalten habe.
{ifLand}Hats off to {guide} and to the driver. // {ifLand}Hut ab vor {guide} und vor dem Fahrer.
# closing-good
We have already booked the next one. // Die nächste ist schon gebucht.
Go. // Fahrt hin.
Recommended without reservation. // Uneingeschränkt zu empfehlen.
If you are hesitating: do it. // Falls ihr zögert: macht es.
Bring good shoes and an empty stomach. // Gute Schuhe und leeren Magen mitbringen.
I would change nothing. // Ich würde nichts ändern.
Only regret: not adding two more days. // Einziges Bedauern: nicht zwei Tage drangehängt zu haben.
Thanks to everybody at {operator}. // Danke an alle bei {operator}.
{ifLand}Small tip: take the single room if you sleep lightly. // {ifLand}Kleiner Tipp: Einzelzimmer nehmen, wenn man leicht schläft.
# opening-fair
A good tour overall, with a couple of things that could be better. // Insgesamt eine gute Reise, ein paar Dinge könnten besser sein.
We enjoyed most of it. // Das meiste hat uns gefallen.
Beautiful route, but the schedule is fuller than the description suggests. // Schöne Route, aber das Programm ist voller, als die Beschreibung vermuten lässt.
Mixed feelings, mostly positive ones. // Gemischte Gefühle, überwiegend gute.
The places are wonderful, the logistics were all right. // Die Orte sind wunderbar, die Logistik war in Ordnung.
I would do it again, but in spring. // Ich würde es wieder machen, aber im Frühling.
# detail-fair
{ifRiver}The cabin next to the engine is not the one to have. // {ifRiver}Die Kabine neben der Maschine sollte man nicht nehmen.
{ifRiver}Low water meant a day by bus instead of by ship. // {ifRiver}Wegen Niedrigwassers fuhren wir einen Tag mit dem Bus statt mit dem Schiff.
The Wi-Fi was a rumour, which I ended up enjoying. // Das WLAN war ein Gerücht, was ich am Ende genossen habe.
{ifLand}The hotel {in} was noisy; ask for a room at the back. // {ifLand}Das Hotel {in} war laut; am besten nach einem Zimmer nach hinten fragen.
{ifLand}One night {in} is too short. // {ifLand}Eine Nacht {in} ist zu kurz.
{ifLand}The drive {to} felt longer than announced. // {ifLand}Die Fahrt {to} kam uns länger vor als angekündigt.
{sight} was very crowded when we were there. // Es war sehr voll, als wir {sight} besucht haben.
Breakfast was the same everywhere, which after a week becomes a topic. // Das Frühstück war überall gleich, das wird nach einer Woche zum Thema.
It rained for three days, nobody's fault. // Es hat drei Tage geregnet, dafür kann niemand etwas.
{ifLand}Our room {in} was small even by local standards. // {ifLand}Unser Zimmer {in} war klein, selbst für hiesige Verhältnisse.
More free time {in} would have been nice. // Mehr freie Zeit {in} wäre schön gewesen.
{ifGroup}The group was at the upper limit, which one noticed at dinner. // {ifGroup}Die Gruppe war an der Obergrenze, das merkte man beim Abendessen.
The days {in}, on the other hand, were a dream. // Die Tage {in} dagegen waren ein Traum.
# closing-fair
Still glad we went. // Trotzdem froh, dass wir gefahren sind.
With a bit more time it would be five stars. // Mit etwas mehr Zeit wären es fünf Sterne.
{guide} rescued a lot with good humour. // {guide} hat vieles mit guter Laune gerettet.
For the price it is fine. // Für den Preis in Ordnung.
I would recommend it to people who like full days. // Ich würde sie Leuten empfehlen, die volle Tage mögen.
# opening-bad
We had been looking forward to this and came home rather tired. // Wir hatten uns sehr darauf gefreut und kamen ziemlich müde nach Hause.
Sorry to say it, but the organisation was not up to the price. // Es tut mir leid, aber die Organisation wurde dem Preis nicht gerecht.
The landscape cannot be blamed. The rest can. // Die Landschaft kann nichts dafür. Der Rest schon.
{ifGroup}Our departure was overbooked and it showed. // {ifGroup}Unser Termin war zu voll, und das hat man gemerkt.
# detail-bad
{ifLand}The hotel {in} was changed two days before without an apology. // {ifLand}Das Hotel {in} wurde zwei Tage vorher ohne Entschuldigung getauscht.
{ifLand}We spent more time in the bus than {in}. // {ifLand}Wir saßen länger im Bus, als wir {in} waren.
The visit we had come for was cut short because we arrived late. // Der Besuch, für den wir gekommen waren, fiel kurz aus, weil wir zu spät ankamen.
The guide was friendly but seemed to be there for the first time. // Der Guide war freundlich, schien aber selbst zum ersten Mal dort zu sein.
{ifLand}Heating {in} did not work on either night. // {ifLand}Die Heizung {in} ging in keiner der beiden Nächte.
# closing-bad
{operator} answered our complaint and refunded part of it, credit where it is due. // {operator} hat auf unsere Beschwerde geantwortet und einen Teil erstattet, das muss man anerkennen.
Two stars for the hours {in}. // Zwei Sterne für die Stunden {in}.
We hope they listen to this feedback. // Wir hoffen, dass sie sich das zu Herzen nehmen.
# short-good
Perfect. // Perfekt.
Loved every minute, especially {place}. // Jede Minute genossen, vor allem {in}.
Great guide, great food, great people. // Toller Guide, tolles Essen, tolle Leute.
Simply a very good tour. // Einfach eine sehr gute Reise.
Can only agree with the other reviews. // Kann mich den anderen Bewertungen nur anschließen.
Ten out of ten for {guide}. // Zehn von zehn für {guide}.
Went in the low season and had {place} to ourselves. // Waren in der Nebensaison unterwegs und hatten {in} alles für uns.
# reply-good
Thank you for taking the time to write! We have passed your words on to {guide}. // Vielen Dank, dass Sie sich die Zeit genommen haben! Wir haben Ihre Worte an {guide} weitergegeben.
That made our morning in the office. Come back soon. // Das hat uns im Büro den Morgen verschönt. Kommen Sie bald wieder.
We are so glad you enjoyed it. Greetings {from}! // Wie schön, dass es Ihnen gefallen hat. Grüße {from}!
# reply-fair
Thank you for writing. We have talked about it with the crew and with the guides. // Danke für die Rückmeldung. Wir haben mit der Mannschaft und den Guides darüber gesprochen.
{ifLand}Thank you for the honest words. From next season we stay a night longer {in}. // {ifLand}Danke für die offenen Worte. Ab der nächsten Saison bleiben wir {in} eine Nacht länger.
{ifLand}You are right about the hotel; we have changed it since. // {ifLand}Mit dem Hotel haben Sie recht; wir haben es inzwischen gewechselt.
Thank you, this helps us. We have shortened that day. // Danke, das hilft uns. Diesen Tag haben wir gekürzt.
# reply-bad
We are sorry. This is not how we want to travel, and we have written to you personally. // Das tut uns leid. So wollen wir nicht reisen, und wir haben Ihnen persönlich geschrieben.
{ifLand}Thank you for telling us plainly. We have spoken with the hotel and with our team. // {ifLand}Danke für die klaren Worte. Wir haben mit dem Hotel und mit unserem Team gesprochen.
`;
