/**
 * Questions with answers: a section contains the question, followed by possible answers.
 * The notation is explained in `../phrasebook.ts`. Placeholders:
 * {a} {b} {inA} {inB} {place} {in} {dish} {age} {group} {days} {level}.
 */
export const questions = `
# alone
I would be travelling alone. Are there usually others who do? // Ich würde allein reisen. Gibt es meist noch andere Alleinreisende?
Yes, on most departures two to four people come alone. If you like, we can put you in a shared room with someone of the same sex. // Ja, auf den meisten Terminen sind zwei bis vier Personen allein unterwegs. Wenn Sie möchten, buchen wir Sie in ein halbes Doppelzimmer.
Nearly always. Write to us before booking and we will tell you who is on the departure you have in mind. // Fast immer. Schreiben Sie uns vor der Buchung, dann sagen wir Ihnen, wer auf Ihrem Wunschtermin dabei ist.
# vegetarian
Is it possible to eat vegetarian on the whole tour? // Kann man auf der ganzen Reise vegetarisch essen?
Yes. Please tell us when you book; our guides ring the restaurants ahead. // Ja. Bitte sagen Sie es uns bei der Buchung; unsere Guides rufen in den Restaurants vorher an.
No problem at all, vegan takes a little more planning but works too. // Überhaupt kein Problem, vegan braucht etwas mehr Planung, geht aber auch.
# early
Our flight arrives the day before. Can you add a night {inA}? // Unser Flug landet einen Tag früher. Können Sie eine Nacht {inA} dazubuchen?
Gladly. Choose the extra night when booking, or write to us and we will reserve it in the same hotel. // Gern. Wählen Sie die Zusatznacht bei der Buchung, oder schreiben Sie uns, dann reservieren wir im selben Hotel.
Yes, in the hotel of the first night as long as there are rooms. // Ja, im Hotel der ersten Nacht, solange Zimmer frei sind.
# fitness
How fit does one have to be? // Wie fit muss man sein?
The tour is level {level} of 5. If you can walk for two hours with one break, you will be fine on the normal days. // Die Reise hat Stufe {level} von 5. Wer mit einer Pause zwei Stunden gehen kann, kommt an den normalen Tagen gut zurecht.
Level {level} of 5, so ask us about single days if you have doubts. There is an easier alternative for most of them. // Stufe {level} von 5; fragen Sie uns im Zweifel nach einzelnen Tagen. Für die meisten gibt es eine leichtere Variante.
# luggage
Is a suitcase all right, or should it be a rucksack? // Geht ein Koffer, oder sollte es ein Rucksack sein?
A medium-sized suitcase is fine; you will never carry it further than from the bus to the room. // Ein mittelgroßer Koffer ist in Ordnung; weiter als vom Bus zum Zimmer tragen Sie ihn nie.
Both work. Soft bags are easier to stow than hard shells. // Beides geht. Weiche Taschen lassen sich besser verstauen als Hartschalen.
# end
At what time does the tour end on the last day? // Um wie viel Uhr endet die Reise am letzten Tag?
After breakfast {inB}. Flights from noon onwards are safe to book. // Nach dem Frühstück {inB}. Flüge ab zwölf Uhr können Sie unbesorgt buchen.
There is no programme on the last morning, so any flight that allows for the way to the airport will do. // Am letzten Vormittag gibt es kein Programm; jeder Flug passt, der Zeit für den Weg zum Flughafen lässt.
# weather
What weather can we expect in the first weeks of the season? // Mit welchem Wetter müssen wir zu Beginn der Saison rechnen?
Cool mornings, mild afternoons and now and then a shower. A thin rain jacket and something warm for the evening are enough. // Kühle Morgen, milde Nachmittage und ab und zu ein Schauer. Eine dünne Regenjacke und etwas Warmes für den Abend genügen.
It varies a good deal. We send a forecast and a packing list ten days before departure. // Das ist recht verschieden. Zehn Tage vor der Abreise schicken wir eine Vorhersage und eine Packliste.
# group
How many people are usually in the group? // Wie viele Leute sind normalerweise in der Gruppe?
At most {group}, on average about two thirds of that. // Höchstens {group}, im Durchschnitt etwa zwei Drittel davon.
It never gets more than {group}. Small departures of five or six happen too and are popular. // Mehr als {group} werden es nie. Auch kleine Termine mit fünf oder sechs kommen vor und sind beliebt.
# money
Should we bring cash? // Sollten wir Bargeld mitnehmen?
A little, for markets and tips. Cards work in all hotels of this tour. // Ein wenig, für Märkte und Trinkgeld. In allen Hotels dieser Reise kann man mit Karte zahlen.
There is a cash machine at the first stop. After that you will hardly need any. // Am ersten Ort gibt es einen Geldautomaten. Danach brauchen Sie kaum etwas.
# children
Our daughter will be a few weeks younger than {age}. Can she come along? // Unsere Tochter wird ein paar Wochen jünger als {age} sein. Kann sie mitkommen?
Please write to us with the date. For a few weeks we can usually make an exception, after a word with the guide. // Schreiben Sie uns bitte mit dem Termin. Bei ein paar Wochen machen wir meist eine Ausnahme, nach Rücksprache mit dem Guide.
On a private departure yes, in the group the limit of {age} has good reasons. // Auf einem privaten Termin ja, in der Gruppe hat die Grenze von {age} gute Gründe.
# place
Is there really enough time {in}? // Bleibt {in} wirklich genug Zeit?
We think so, and the reviews mostly agree. If you want more, an extra night at the end is easy to arrange. // Wir finden ja, und die meisten Bewertungen auch. Wer mehr möchte, hängt am Ende leicht eine Nacht an.
Enough for the important things, with a free afternoon on top. // Genug für das Wichtige, und ein freier Nachmittag kommt dazu.
`;
