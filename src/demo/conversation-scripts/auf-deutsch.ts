/** Messages in German about tours and private departures. The notation is explained in `../conversation-scripts.ts`. */
export const aufDeutsch = `
= tour de 2+0; home
> Guten Tag, meine Frau verträgt keine Milch, auch nicht ein bisschen. Ist die Reise „{tour}“ damit zu machen, ohne dass sie jeden Abend Salat isst? {name}
< Guten Tag, {name}, ja. Auf dieser Route wird viel mit Öl gekocht. Unsere Guides rufen am Vorabend in jeder Küche an, und {in} kennt die Wirtin das Thema von der eigenen Tochter. {sender}
> Das beruhigt sehr. Dann buchen wir den Termin am {start}.

= tour de 1+0
> Hallo, ich reise allein und bin 41. Sind auf „{tour}“ eher Paare, oder kann man auch mal für sich am Fluss sitzen, ohne dass alle fragen, ob etwas ist?
< Hallo {name}, man kann, und meistens sitzt in einiger Entfernung schon jemand. Am {start} sind bisher fünf von neun allein unterwegs. {sender}
> Dann passt das. Ich bringe ein Buch mit und störe niemanden.

= tour de 2+0 for walking
> Wie lang sind die Etappen wirklich? In der Beschreibung steht „leichte bis mittlere Wanderungen“, und das stand beim letzten Veranstalter auch, bevor wir geklettert sind.
< Das kennen wir. Bei uns: drei Tage um die zwölf Kilometer, ein langer mit siebzehn {in}, der Rest kürzer. Hände brauchen Sie nur für das Brot. {sender}
> Herrlich, danke. Stöcke ja oder nein?
< Für den langen Tag ja, es geht am Ende stetig bergab. Wir haben Leihstöcke im Bus. {sender}

= tour de 2+0 for cycling
> Wir haben zwei Pedelecs und würden gern die eigenen mitbringen. Können die unterwegs nachts laden, und wer haftet, wenn eins im Regen steht?
< Laden geht in jedem Haus, die Räder stehen immer unter Dach und abgeschlossen. Für Schäden beim Transport im Anhänger haften wir, für den Regen unterwegs leider niemand. {sender}
> Mit dem Regen werden wir uns selbst einig. Danke!

= tour de 2+2 for family
> Unsere Kinder sind 6 und 9 und finden Erwachsene auf Reisen anstrengend. Was haben Sie dagegen auf „{tour}“?
< Andere Kinder, vor allem. Am {start} sind es bisher vier. Dazu ein Guide, der zuerst die Kinder begrüßt und dann uns. {sender}
> Der Kleine fragt, ob er den Kompass halten darf.
< An geraden Tagen. An ungeraden hält ihn ein anderes Kind, so sind die Regeln. {sender}

= tour de 1+0; waits
> Guten Tag, ich möchte „{tour}“ buchen und habe eine Frage, die mir etwas unangenehm ist: Ich schnarche. Ein Einzelzimmer ist mir zu teuer. Gibt es halbe Doppelzimmer für Schnarcher, oder soll ich es lieber lassen? Freundliche Grüße, {name}

= tour de 2+0 for rail culture
> Sind die Sitzplätze in den Zügen reserviert, und zwar zusammen? Wir hatten einmal Wagen 3 und Wagen 11.
< Zusammen, mit Tisch, und auf der Seite mit der besseren Aussicht. Wenn ein Zug ausfällt, gilt das leider nicht mehr, dann gilt nur noch: alle in denselben. {sender}
> Das ist eine ehrliche Auskunft. Wir nehmen die Reise.

= tour de 3+0
> Meine Mutter feiert unterwegs ihren achtzigsten Geburtstag und will auf keinen Fall gefeiert werden. Was machen Sie in so einem Fall?
< Nichts, und zwar sorgfältig: Es gibt an dem Abend zufällig ihren Lieblingskuchen, für alle, ohne Kerzen. Welcher wäre das? {sender}
> Streusel. Sie wird es merken und so tun, als merke sie es nicht. Genau richtig.
< So machen wir es {in}. Der Bäcker weiß Bescheid und schweigt. {sender}
> Sie sind Profis. Danke von der ganzen Familie!

= tour de 2+0
> Wie ist das mit dem Trinkgeld auf der Reise „{tour}“? Wir möchten niemanden beleidigen, in keine Richtung.
< In den Gaststätten ist es enthalten. Für den Guide gibt es am letzten Abend {inB} einen Umschlag, der herumgeht; was hineinkommt, sieht niemand. {sender}
> Danke, so ist es uns am liebsten.

= tour de 2+0; past
> Liebes Team, wir sind seit Sonntag zurück und wollten uns bedanken. Mein Mann, der nie etwas sagt, hat im Zug gesagt: „Das war gut.“ Sie wissen nicht, was das heißt. {name}
< Guten Tag, {name}, wir ahnen es und haben den Satz an die Pinnwand gehängt. Grüßen Sie ihn, er muss nicht antworten. {sender}

= tour de 1+0; past; waits
> Guten Tag, ich habe {in} meine Lesebrille liegen lassen, vermutlich auf der Terrasse neben dem Zitronenbaum. Braunes Etui. Könnten Sie dort nachfragen? Das Porto übernehme ich gern. Mit Dank im Voraus, {name}

= tour de 2+0 for winter discovery
> Brauchen wir für „{tour}“ wirklich Stirnlampen? Die stehen auf der Packliste, und mein Mann hat sofort zwei Modelle verglichen.
< Morgens und abends ja, die Wege zwischen Haus und Sauna sind dunkel. Jede Lampe tut es, auch die aus der Küchenschublade. {sender}
> Zu spät, er hat beide gekauft. Wir leihen Ihnen gern eine.

= tour de 2+0; home; waits
> Sehr geehrte Frau Moreira, in der Beschreibung von „{tour}“ lese ich von einem Weingut, das wir von früher kennen. Führt dort noch der alte Herr mit dem Hund? Und ließe sich am freien Nachmittag {in} ein Besuch einrichten, nur wir zwei? {name}
< Guten Tag, {name}, der alte Herr führt noch, der Hund ist inzwischen ein anderer und heißt genauso. Ich frage nach dem Nachmittag und melde mich. {sender}
> Das freut uns mehr, als Sie denken. Wenn es klappt, würden wir gern sechs Flaschen mitnehmen: Kann man sie von dort verschicken, oder müssen sie in den Koffer?

= tour de 4+0
> Können wir zu viert ein Haus oder eine Wohnung bekommen statt zweier Zimmer? Wir frühstücken gern im Schlafanzug.
< {inA} ja, dort gibt es eine Wohnung über dem Hof mit eigener Küche. An den anderen Orten leider nicht, aber zwei Zimmer mit gemeinsamem Balkon, und auf dem Balkon sieht Sie nur der Kirchturm. {sender}
> Mit dem Kirchturm können wir leben.

= tour de 2+0; agent
> Guten Tag, für meine Kunden bräuchte ich „{tour}“ am {start} mit Halbpension statt Frühstück. Ist das als Zusatz buchbar oder nur auf Anfrage? Gruß, {name}
< Guten Tag, {name}, nur auf Anfrage, weil zwei Häuser keine Küche am Abend haben. Für die anderen Nächte geht es, der Aufpreis steht jetzt als Zusatz in Ihrem Angebot. {sender}
> Danke, so reicht es den beiden. Ich setze die Plätze heute auf Option.

= tour de 1+0 for food-and-wine culture
> Kann man am Kochkurs teilnehmen, wenn man wirklich nicht kochen kann? Ich frage für mich.
< Gerade dann. Letztes Jahr hat jemand zum ersten Mal eine Zwiebel geschnitten und Applaus bekommen. {sender}
> Ich übe jetzt an einer Zwiebel. Bis zum {start}!

= tour de 2+0
> Gibt es auf der Reise „{tour}“ Tage ohne Programm? Wir brauchen nach drei Kirchen eine Bank.
< Zwei halbe und einen ganzen. Die beste Bank steht {in}, mit Blick und Schatten ab elf. {sender}
> Bitte halten Sie sie frei.
< Wir legen ein Handtuch hin, ausnahmsweise. {sender}

= private de 4+0
> Guten Tag, wir sind zwei befreundete Paare und möchten „{tour}“ im {month} für uns allein machen, mit einem deutschsprachigen Guide. Geht das, und was ändert sich am Preis? {name}
< Guten Tag, {name}, das geht. Zu viert wird es pro Person etwas teurer, dafür bestimmen Sie das Tempo. Ich habe Ihnen zwei Fassungen geschrieben, eine wie im Katalog, eine mit einer Nacht mehr {in}. {sender}
> Die mit der Nacht mehr. Kann der Guide erst am zweiten Tag dazukommen? Am ersten wollen wir nur ankommen und schlafen.
< Kann er, und Sie sparen seinen Tag. Das Angebot ist geändert. {sender}

= private de 6+0; waits
> Hallo, wir feiern im {month} einen sechzigsten Geburtstag und möchten zu sechst „{tour}“ machen. Das Geburtstagskind ist Geologe. Wäre an einem Tag jemand möglich, der ihm etwas über die Steine erzählt, was er noch nicht weiß? Das wird schwierig. Am besten rufen Sie an. {name}

= private de 2+3
> Wir sind eine Familie mit drei Kindern (4, 7, 12) und hätten „{tour}“ im {month} gern in der halben Geschwindigkeit. Ist dann noch etwas davon übrig?
< Mehr als vorher, finden wir. Ich habe jeden zweiten Ort gestrichen und überall eine Nacht dazugelegt. {in} gibt es einen Bach hinter dem Haus, rechnen Sie dort mit nassen Schuhen. {sender}
> Der Bach hat gewonnen. Brauchen wir einen Kindersitz mitzubringen?
< Nein, wir haben zwei Sitze und eine Erhöhung im Wagen. {sender}
> Dann ist es beschlossen. Wir freuen uns sehr!

= private de 8+0
> Guten Tag, acht pensionierte Lehrkräfte suchen für den {month} eine Reise, auf der sie niemanden belehren können. „{tour}“ gefällt uns. Haben Sie Nerven?
< Wir haben einen Guide, der früher Schulrat war. Er sagt, er erkenne Sie am Gang. Acht Personen passen gut in einen Wagen; ein Vorschlag liegt bei. {sender}
> Ein Schulrat! Wir nehmen den Vorschlag an und werden pünktlich sein.
< Er hat nichts anderes erwartet. {sender}
`;
