/** The countries of Europe; the notation is explained in `../countries.ts`. */
export const europe = `
PT | Portugal | Portugal | in Portugal | nach Portugal | 135 | 3-11 6-9
Portugal faces the Atlantic along eight hundred kilometres of coast and keeps its quiet inland, among cork oaks and vine terraces. Distances are short, trains are good and lunch is taken seriously.
Portugal blickt auf achthundert Kilometern Küste auf den Atlantik und bewahrt seine Stille im Landesinneren, zwischen Korkeichen und Rebterrassen. Die Wege sind kurz, die Züge gut, und das Mittagessen wird ernst genommen.
ES | Spain | Spanien | in Spanien | nach Spanien | 140 | 3-11 6-9
Spain is several countries in one: green in the north, Moorish in the south, high and dry in the middle. Whoever gives it two weeks comes home with plans for the next two.
Spanien ist mehrere Länder in einem: grün im Norden, maurisch im Süden, hoch und trocken in der Mitte. Wer ihm zwei Wochen gibt, kommt mit Plänen für die nächsten zwei zurück.
FR | France | Frankreich | in Frankreich | nach Frankreich | 165 | 4-10 6-9
Between the Channel and the Mediterranean France changes its landscape, its bread and its wine every hundred kilometres. Rivers and railways make it easy to follow that change slowly.
Zwischen Ärmelkanal und Mittelmeer wechselt Frankreich alle hundert Kilometer die Landschaft, das Brot und den Wein. Flüsse und Bahnlinien machen es leicht, diesem Wandel langsam zu folgen.
IT | Italy | Italien | in Italien | nach Italien | 155 | 3-11 5-9
Italy has more World Heritage Sites than any other country and hardly a village that would not deserve a visit without the title. From Alpine passes to the volcanoes of the south, every valley cooks in its own way.
Italien hat mehr Welterbestätten als jedes andere Land und kaum ein Dorf, das nicht auch ohne Titel einen Besuch verdiente. Von den Alpenpässen bis zu den Vulkanen des Südens kocht jedes Tal auf seine Weise.
CH | Switzerland | Schweiz | in der Schweiz | in die Schweiz | 235 | 5-10 6-9
Switzerland fits four languages and some of the highest mountains of the Alps into a small space and connects them with trains that leave on the minute. Paths begin where the rails end.
Die Schweiz bringt vier Sprachen und einige der höchsten Berge der Alpen auf engem Raum unter und verbindet sie mit Zügen, die auf die Minute fahren. Wo die Schienen enden, beginnen die Wege.
AT | Austria | Österreich | in Österreich | nach Österreich | 165 | 4-10 6-9
Austria follows the Danube in the east and climbs above three thousand metres in the west. In between lie lakes that are clean enough to drink from and coffee houses that nobody leaves in a hurry.
Österreich folgt im Osten der Donau und steigt im Westen auf über dreitausend Meter. Dazwischen liegen Seen in Trinkwasserqualität und Kaffeehäuser, die niemand eilig verlässt.
SI | Slovenia | Slowenien | in Slowenien | nach Slowenien | 130 | 4-10 6-9
More than half of Slovenia is forest, and one morning is enough to drive from the Julian Alps to the Adriatic. It is a small country that one explores best on foot or by bicycle.
Mehr als die Hälfte Sloweniens ist Wald, und ein Vormittag genügt für die Fahrt von den Julischen Alpen an die Adria. Das kleine Land erkundet man am besten zu Fuß oder mit dem Rad.
DE | Germany | Deutschland | in Deutschland | nach Deutschland | 150 | 4-10 6-9
Germany is a federation of regions that each consider their own bread the best. Castles and vineyards line its rivers, the Alps close it off in the south, and its big cities reinvent themselves every decade.
Deutschland ist ein Bund von Regionen, die jeweils ihr eigenes Brot für das beste halten. An den Flüssen reihen sich Burgen und Weinberge, im Süden stehen die Alpen, und die großen Städte erfinden sich alle zehn Jahre neu.
NL | the Netherlands | Niederlande | in den Niederlanden | in die Niederlande | 155 | 4-10 5-9
About a quarter of the Netherlands lies below sea level, which is why nothing here is more admired than a good dyke. The country is flat, close together and made for bicycles and boats.
Rund ein Viertel der Niederlande liegt unter dem Meeresspiegel, weshalb man hier nichts so bewundert wie einen guten Deich. Das Land ist flach, dicht beisammen und wie geschaffen für Rad und Boot.
GB | the United Kingdom | Großbritannien | in Großbritannien | nach Großbritannien | 170 | 4-10 6-9
England, Scotland, Wales and Northern Ireland share a crown and argue about almost everything else. Public footpaths cross the whole country, and there is usually a pub at the end of one.
England, Schottland, Wales und Nordirland teilen sich eine Krone und streiten über fast alles andere. Öffentliche Fußwege durchziehen das ganze Land, und am Ende steht meist ein Pub.
IE | Ireland | Irland | in Irland | nach Irland | 165 | 4-10 6-9
Ireland ends in the west in cliffs and peninsulas, and the weather arrives there first. What stays in the memory is the talk: in a pub, with music, well past the planned hour.
Irland endet im Westen in Klippen und Halbinseln, und dort kommt auch das Wetter zuerst an. In Erinnerung bleiben die Gespräche: im Pub, bei Musik, weit über die geplante Stunde hinaus.
NO | Norway | Norwegen | in Norwegen | nach Norwegen | 220 | 1-3,5-10 6-8
Norway is so cut up by fjords that its coastline is many times longer than its map suggests. In summer it hardly gets dark in the north, in winter the northern lights take over.
Norwegen ist von Fjorden so zerschnitten, dass seine Küste um ein Vielfaches länger ist, als die Karte vermuten lässt. Im Sommer wird es im Norden kaum dunkel, im Winter übernehmen die Nordlichter.
SE | Sweden | Schweden | in Schweden | nach Schweden | 185 | 1-3,5-10 6-8
Two thirds of Sweden are forest, and tens of thousands of islands lie off its coast. The right of public access lets everyone walk, paddle and pick berries almost everywhere.
Zwei Drittel Schwedens sind Wald, und vor der Küste liegen Zehntausende Inseln. Das Jedermannsrecht erlaubt es allen, fast überall zu wandern, zu paddeln und Beeren zu pflücken.
DK | Denmark | Dänemark | in Dänemark | nach Dänemark | 185 | 4-10 6-8
Nowhere in Denmark is the sea much more than fifty kilometres away. Between the beaches lie cycle lanes, white village churches and a capital that bathes in its own harbour.
Nirgends in Dänemark ist das Meer viel weiter als fünfzig Kilometer entfernt. Zwischen den Stränden liegen Radwege, weiße Dorfkirchen und eine Hauptstadt, die im eigenen Hafen badet.
FI | Finland | Finnland | in Finnland | nach Finnland | 190 | 1-3,6-9 12-2
Finland counts more than a hundred and eighty thousand lakes and some three million saunas. Silence is nothing to be filled here, neither in the forest nor in conversation.
Finnland zählt mehr als hundertachtzigtausend Seen und rund drei Millionen Saunen. Stille muss hier nicht gefüllt werden, weder im Wald noch im Gespräch.
IS | Iceland | Island | auf Island | nach Island | 235 | 1-3,5-10 6-8
Iceland lies on the seam between two continental plates, and it steams, bubbles and grumbles accordingly. Waterfalls, glaciers and black beaches often share one view.
Island liegt auf der Naht zweier Kontinentalplatten, und entsprechend dampft, brodelt und grollt es. Wasserfälle, Gletscher und schwarze Strände teilen sich oft einen Blick.
PL | Poland | Polen | in Polen | nach Polen | 105 | 4-10 6-9
Poland stretches from Baltic dunes to the granite of the Tatras. Its rebuilt old towns tell of much that was lost and of a great deal of stubbornness.
Polen reicht von den Dünen der Ostsee bis zum Granit der Tatra. Seine wiederaufgebauten Altstädte erzählen von vielem, das verloren ging, und von großer Beharrlichkeit.
CZ | Czechia | Tschechien | in Tschechien | nach Tschechien | 110 | 4-10 5-9
Czechia is thick with castles, spa towns and breweries, most of them an easy train ride apart. Beyond Prague it turns quiet within minutes.
Tschechien ist dicht besetzt mit Burgen, Kurorten und Brauereien, meist nur eine kurze Bahnfahrt voneinander entfernt. Hinter Prag wird es innerhalb von Minuten still.
SK | Slovakia | Slowakei | in der Slowakei | in die Slowakei | 105 | 4-10 6-9
Slovakia has the highest peaks of the Carpathians, wooden churches without a single nail and one of the densest collections of castles in Europe. Few people know it, which is part of its charm.
Die Slowakei hat die höchsten Gipfel der Karpaten, Holzkirchen ohne einen einzigen Nagel und eine der größten Burgendichten Europas. Kaum jemand kennt sie, und das macht einen Teil ihres Reizes aus.
HU | Hungary | Ungarn | in Ungarn | nach Ungarn | 105 | 4-10 5-9
Hungary bathes in hot springs and speaks a language with no relatives next door. The Danube divides its capital, the Great Plain its east from its west.
Ungarn badet in heißen Quellen und spricht eine Sprache ohne Verwandte in der Nachbarschaft. Die Donau teilt die Hauptstadt, die Große Tiefebene prägt den Osten.
RO | Romania | Rumänien | in Rumänien | nach Rumänien | 95 | 4-10 6-9
The Carpathians bend through the middle of Romania and shelter bears, shepherds and fortified Saxon churches. In the east the Danube ends in a delta full of pelicans.
Die Karpaten ziehen in einem Bogen mitten durch Rumänien und beherbergen Bären, Hirten und sächsische Kirchenburgen. Im Osten endet die Donau in einem Delta voller Pelikane.
BG | Bulgaria | Bulgarien | in Bulgarien | nach Bulgarien | 90 | 4-10 6-9
Bulgaria goes from ski slopes to Black Sea beaches by way of monasteries, rose fields and Thracian tombs. Mountains cover more of it than most visitors expect.
Bulgarien führt über Klöster, Rosenfelder und thrakische Gräber von der Skipiste zum Schwarzmeerstrand. Berge nehmen mehr Raum ein, als die meisten erwarten.
EE | Estonia | Estland | in Estland | nach Estland | 110 | 5-9 6-8
Estonia is half forest, scattered with bogs and islands, and does its paperwork online. Tallinn's walls have stood since the days of the Hanseatic League.
Estland ist zur Hälfte Wald, durchsetzt mit Mooren und Inseln, und erledigt seine Behördengänge im Netz. Tallinns Mauern stehen seit der Zeit der Hanse.
LV | Latvia | Lettland | in Lettland | nach Lettland | 105 | 5-9 6-8
Latvia has long empty beaches, a capital with hundreds of Art Nouveau façades and a people that sings in choirs of thousands. The forest is never far.
Lettland hat lange leere Strände, eine Hauptstadt mit Hunderten Jugendstilfassaden und ein Volk, das zu Tausenden im Chor singt. Der Wald ist nie weit.
LT | Lithuania | Litauen | in Litauen | nach Litauen | 105 | 5-9 6-8
Lithuania shares the great dunes of the Curonian Spit with the wind and the pines. Its capital is baroque, green and fond of small hidden courtyards.
Litauen teilt sich die großen Dünen der Kurischen Nehrung mit Wind und Kiefern. Seine Hauptstadt ist barock, grün und liebt kleine versteckte Höfe.
HR | Croatia | Kroatien | in Kroatien | nach Kroatien | 130 | 4-10 6-9
More than a thousand islands lie off Croatia's coast, most of them without inhabitants. Behind the stone towns rise bare mountains, and behind those the lakes tumble over travertine.
Vor Kroatiens Küste liegen mehr als tausend Inseln, die meisten unbewohnt. Hinter den Steinstädten ragen kahle Berge auf, und dahinter stürzen Seen über Travertinstufen.
BA | Bosnia and Herzegovina | Bosnien und Herzegowina | in Bosnien und Herzegowina | nach Bosnien und Herzegowina | 85 | 4-10 6-9
In Bosnia and Herzegovina mosques, churches and synagogues stand within a few steps of each other. Green rivers run under arched stone bridges, and coffee is a ceremony.
In Bosnien und Herzegowina stehen Moscheen, Kirchen und Synagogen nur wenige Schritte voneinander entfernt. Grüne Flüsse ziehen unter Bogenbrücken aus Stein hindurch, und Kaffee ist eine Zeremonie.
ME | Montenegro | Montenegro | in Montenegro | nach Montenegro | 105 | 4-10 6-9
Montenegro drops from two thousand five hundred metres to a fjord-like bay in less than a day's drive. Its canyons are among the deepest in Europe.
Montenegro fällt auf weniger als einer Tagesfahrt von zweitausendfünfhundert Metern zu einer fjordartigen Bucht ab. Seine Schluchten zählen zu den tiefsten Europas.
AL | Albania | Albanien | in Albanien | nach Albanien | 80 | 4-10 6-9
Albania was closed for decades and has been receiving guests with great enthusiasm ever since. Stone towns, high alpine valleys and the Ionian coast lie close together.
Albanien war jahrzehntelang verschlossen und empfängt seither seine Gäste mit großer Begeisterung. Steinerne Städte, hohe Alpentäler und die ionische Küste liegen nah beieinander.
RS | Serbia | Serbien | in Serbien | nach Serbien | 85 | 4-10 5-9
Serbia follows the Danube to the Iron Gates and climbs to monasteries in wooded valleys. Guests are fed first and asked questions later.
Serbien folgt der Donau bis zum Eisernen Tor und steigt zu Klöstern in bewaldeten Tälern hinauf. Gäste werden erst bewirtet und dann befragt.
GR | Greece | Griechenland | in Griechenland | nach Griechenland | 130 | 4-10 6-9
Greece counts some two hundred inhabited islands and more mountains than beaches. Its ruins are famous; its tavernas, monasteries and footpaths make people come back.
Griechenland zählt rund zweihundert bewohnte Inseln und mehr Berge als Strände. Berühmt sind seine Ruinen; wiederkommen lassen einen die Tavernen, Klöster und Wanderwege.
MT | Malta | Malta | auf Malta | nach Malta | 125 | 3-11 6-9
Malta's temples are older than the pyramids, and its harbour was fortified by knights. Everything is built of the same honey-coloured stone.
Maltas Tempel sind älter als die Pyramiden, und seinen Hafen befestigten Ritter. Alles ist aus demselben honigfarbenen Stein gebaut.
CY | Cyprus | Zypern | auf Zypern | nach Zypern | 120 | 3-11 5-10
Cyprus has painted churches in its mountains, mosaics by its sea and more than three hundred days of sun. A long meze dinner replaces the guidebook.
Zypern hat bemalte Kirchen in den Bergen, Mosaike am Meer und mehr als dreihundert Sonnentage. Ein langes Meze-Essen ersetzt den Reiseführer.
`;
