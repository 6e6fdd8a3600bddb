/**
 * Letters between travellers and operators, a section for each: a subject, then what is written in turn, the traveller first.
 * The notation is explained in `../phrasebook.ts`. Gaps: {tour} {name} {sender} {operator} {inA} {inB} {in} {dish} {group}.
 */
export const letters = `
# diet
Food on “{tour}” // Essen auf der Reise „{tour}“
Hello, my husband cannot eat gluten. Is that going to be a problem on “{tour}”, especially {in}? Kind regards, {name} // Guten Tag, mein Mann verträgt kein Gluten. Ist das auf der Reise „{tour}“ ein Problem, vor allem {in}? Viele Grüße, {name}
Dear {name}, thank you for asking early. It works everywhere on this route; {in} we even know a baker who does nothing else. Please add a note when you book and we will ring ahead. Best wishes, {sender}, {operator} // Guten Tag, {name}, danke für die frühe Frage. Auf dieser Route klappt das überall; {in} kennen wir sogar eine Bäckerei, die nichts anderes macht. Schreiben Sie es bitte bei der Buchung dazu, dann rufen wir vorher an. Herzliche Grüße, {sender}, {operator}
That is a relief, thank you! We will book this week. // Da bin ich erleichtert, danke! Wir buchen noch diese Woche.
# single
Single room on “{tour}” // Einzelzimmer auf der Reise „{tour}“
Hi there, I am travelling alone and would prefer not to share. Are single rooms real singles or doubles for one person? {name} // Hallo, ich reise allein und möchte mein Zimmer nicht teilen. Sind die Einzelzimmer echte Einzelzimmer oder Doppelzimmer zur Einzelnutzung? {name}
Hello {name}, mostly doubles for single use, with one exception: {in} the room is small but has the best view in the house. {sender} // Hallo {name}, meist Doppelzimmer zur Einzelnutzung, außer {in}: Dort ist das Zimmer klein, hat aber die beste Aussicht im Haus. {sender}
Sold, as far as I am concerned. One more thing: could I arrive a day early? // Von mir aus gern. Noch etwas: Könnte ich einen Tag früher anreisen?
Of course. You can add the extra night {inA} in the second step of the booking, or I do it for you afterwards. {sender} // Natürlich. Die Zusatznacht {inA} können Sie im zweiten Schritt der Buchung wählen, oder ich erledige es danach für Sie. {sender}
# birthday
A birthday on the way // Ein Geburtstag unterwegs
Dear team, my mother turns seventy during the tour (“{tour}”). Would a cake on the day be possible? Thank you, {name} // Liebes Team, meine Mutter wird während der Reise („{tour}“) siebzig. Wäre an dem Tag ein Kuchen möglich? Danke, {name}
What a lovely occasion, {name}. Tell us the date and whether she likes chocolate, and leave the rest to us. {sender}, {operator} // Was für ein schöner Anlass, {name}. Nennen Sie uns das Datum und ob sie Schokolade mag, den Rest überlassen Sie uns. {sender}, {operator}
Chocolate, very much so. And please let it be a surprise. // Schokolade sehr gern. Und es soll bitte eine Überraschung sein.
Understood. Our guides are good at looking innocent. {sender} // Verstanden. Unsere Guides können sehr unschuldig schauen. {sender}
# group-of-six
Private departure for six // Privater Termin für sechs Personen
Hello, we are six friends and would like to do “{tour}” on our own dates in late spring. Is that possible, and does it cost more? {name} // Hallo, wir sind sechs Freunde und würden die Reise „{tour}“ gern im späten Frühjahr zu einem eigenen Termin machen. Geht das, und kostet es mehr? {name}
Hello {name}, yes. With six people it costs only a little more than the group departure, because the bus is nearly full anyway. Which week suits you best? {sender} // Hallo {name}, ja. Zu sechst kostet es nur wenig mehr als der Gruppentermin, weil der Bus ohnehin fast voll ist. Welche Woche passt Ihnen am besten? {sender}
The last week of May or the first of June. We would love a slower day {in}. // Die letzte Maiwoche oder die erste im Juni. Über einen langsameren Tag {in} würden wir uns freuen.
I have put together an offer with an extra night {in}. It is valid for two weeks; take your time. {sender} // Ich habe ein Angebot mit einer zusätzlichen Nacht {in} zusammengestellt. Es gilt zwei Wochen; lassen Sie sich Zeit. {sender}
# fitness
Is it too much for us? // Ist das zu viel für uns?
Good morning, we are both 68 and walk every day, but not for six hours. Would you still recommend “{tour}”? {name} // Guten Morgen, wir sind beide 68 und gehen jeden Tag, aber keine sechs Stunden. Würden Sie uns die Reise „{tour}“ trotzdem empfehlen? {name}
Good morning {name}, I would, with one remark: the day {in} has a long climb. There is a bus for those who prefer it, and the coffee at the top is the same. {sender} // Guten Morgen, {name}, ja, mit einer Anmerkung: Der Tag {in} hat einen langen Anstieg. Wer mag, nimmt den Bus, und der Kaffee oben ist derselbe. {sender}
Then we shall take the bus and the coffee. Thank you for the honest answer. // Dann nehmen wir den Bus und den Kaffee. Danke für die ehrliche Antwort.
# thanks
Thank you! // Danke!
Dear {operator}, we came home from “{tour}” yesterday and wanted to say thank you before the washing machine is done. The evening {in} alone was worth it. {name} // Liebes Team von {operator}, wir sind gestern von der Reise „{tour}“ zurückgekommen und wollten Danke sagen, bevor die Waschmaschine fertig ist. Allein der Abend {in} war es wert. {name}
Dear {name}, letters like this get pinned to the wall here. Come back whenever you like. {sender} // Guten Tag, {name}, solche Briefe hängen wir hier an die Wand. Kommen Sie wieder, wann immer Sie mögen. {sender}
`;
