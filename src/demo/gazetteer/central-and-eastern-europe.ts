/**
 * Places of Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria and the Baltic states; the notation is explained in
 * `../gazetteer.ts`.
 */
export const centralAndEasternEurope = `
= pl
Kraków / Krakau | 50.062 19.937 | city river
~ In Kraków a trumpeter plays every hour from the tower of St Mary's and breaks off in mid-tune. / In Krakau bläst zu jeder Stunde ein Trompeter vom Turm der Marienkirche und bricht mitten in der Melodie ab.
+ Wawel Castle; the Cloth Hall; the quarter of Kazimierz / den Wawel; die Tuchhallen; das Viertel Kazimierz
! descend into the salt mine of Wieliczka / in das Salzbergwerk Wieliczka hinabsteigen
* an obwarzanek from a street cart / einen Obwarzanek vom Straßenwagen
Warsaw / Warschau | 52.230 21.012 | city river
~ Warsaw rebuilt its destroyed old town from paintings by Bellotto, down to the cornices. / Warschau hat seine zerstörte Altstadt nach Gemälden von Bellotto wiederaufgebaut, bis zu den Gesimsen.
+ the Royal Castle; the POLIN Museum; the Palace of Culture / das Königsschloss; das Museum POLIN; den Kulturpalast
! listen to Chopin in Łazienki Park on a Sunday / am Sonntag im Łazienki-Park Chopin hören
* pierogi at a milk bar / Piroggen in einer Milchbar
Gdańsk / Danzig | 54.352 18.647 | city coast
~ Gdańsk grew rich on grain and amber, and its shipyard gave Europe Solidarność. / Danzig wurde mit Getreide und Bernstein reich, und seine Werft schenkte Europa die Solidarność.
+ the Long Market; the medieval crane; the European Solidarity Centre / den Langen Markt; das Krantor; das Europäische Zentrum der Solidarität
! walk along the beach from Sopot / ab Sopot am Strand entlanglaufen
* Baltic herring in cream / Ostseehering in Sahne
Zakopane | 49.299 19.949 | town mountain snow hike forest
~ Zakopane invented its own style of timber house, and the Tatra peaks begin where its streets stop. / Zakopane hat einen eigenen Holzhausstil erfunden, und wo die Straßen aufhören, beginnt die Tatra.
+ the lake of Morskie Oko; the wooden villas of Witkiewicz; Mount Giewont / den See Morskie Oko; die Holzvillen von Witkiewicz; den Giewont
! hike through the Kościeliska valley / durch das Kościeliska-Tal wandern
* grilled oscypek with cranberries / gegrillten Oscypek mit Preiselbeeren
= cz
Kutná Hora / Kuttenberg | 49.948 15.268 | town
~ Kutná Hora minted Bohemia's silver, and the miners paid for a cathedral of their own. / Kuttenberg prägte Böhmens Silber, und die Bergleute leisteten sich einen eigenen Dom.
+ the Cathedral of St Barbara; the ossuary of Sedlec; the Italian Court / den Dom der heiligen Barbara; das Beinhaus von Sedletz; den Welschen Hof
! go down into the medieval silver mine / in das mittelalterliche Silberbergwerk hinuntersteigen
* roast duck with dumplings and cabbage / Entenbraten mit Knödeln und Kraut
Karlovy Vary / Karlsbad | 50.231 12.872 | town hills forest
~ In Karlovy Vary people stroll from spring to spring and sip the hot water from cups with a spout. / In Karlsbad schlendert man von Quelle zu Quelle und nippt heißes Wasser aus der Schnabeltasse.
+ the Mill Colonnade; the Vřídlo geyser; the Diana lookout tower / die Mühlbrunnkolonnade; den Sprudel; den Aussichtsturm Diana
! walk the forest paths above the spa / auf den Waldwegen über dem Kurort spazieren
* spa wafers and a Becherovka / Oblaten und einen Becherovka
Mikulov / Nikolsburg | 48.806 16.638 | town wine hills bike
~ Mikulov's castle looks down on Moravian vineyards that run to the limestone of the Pálava. / Nikolsburgs Schloss blickt auf mährische Weinberge, die bis an den Kalkfels der Pollauer Berge reichen.
+ the castle; the Holy Hill; the park of Lednice / das Schloss; den Heiligen Berg; den Park von Eisgrub
! cycle the wine trail to Valtice / auf dem Weinradweg nach Feldsberg fahren
* a glass of Pálava in a wine cellar / ein Glas Pálava in einem Weinkeller
= sk
Banská Štiavnica / Schemnitz | 48.459 18.893 | town hills lake hike
~ Banská Štiavnica dug for gold and silver, and the reservoirs of its mines are now bathing lakes. / Schemnitz grub nach Gold und Silber, und in den Stauseen seiner Bergwerke wird heute gebadet.
+ the Calvary; the Old Castle; the open-air mining museum / den Kalvarienberg; das Alte Schloss; das Bergbau-Freilichtmuseum
! hike from one mining lake to the next / von einem Bergwerkssee zum nächsten wandern
* bryndzové halušky with crisp bacon / Bryndzové Halušky mit knusprigem Speck
Levoča / Leutschau | 49.022 20.589 | town hills ruins
~ Levoča's church holds the tallest Gothic altar in the world, carved by a master Paul whose surname is lost. / In der Kirche von Leutschau steht der höchste gotische Altar der Welt, geschnitzt von einem Meister Paul, dessen Nachname verloren ist.
+ Master Paul's altar; the arcaded town hall; Spiš Castle / den Altar des Meisters Paul; das Rathaus mit seinen Lauben; die Zipser Burg
! hike the gorges of the Slovak Paradise / durch die Schluchten des Slowakischen Paradieses wandern
* Spiš pirohy with sheep's cheese / Zipser Pirohy mit Schafskäse
= hu
Pécs | 46.073 18.232 | city hills wine
~ In Pécs a mosque on the main square became a church and kept its dome and its prayer niche. / In Pécs wurde eine Moschee am Hauptplatz zur Kirche und behielt Kuppel und Gebetsnische.
+ the early Christian tombs; the mosque of Pasha Qasim; the Zsolnay quarter / die frühchristlichen Gräber; die Moschee des Paschas Qasim; das Zsolnay-Viertel
! taste red wine in the cellars of Villány / in den Kellern von Villány Rotwein verkosten
* fish soup with paprika / Fischsuppe mit Paprika
Tokaj | 48.117 21.410 | town wine river hills bike
~ In Tokaj autumn mist from two rivers shrivels the grapes, and the sweetness is left. / In Tokaj lässt der Herbstnebel zweier Flüsse die Trauben schrumpfen, und was bleibt, ist Süße.
+ the Rákóczi cellar; the vineyards of Mád; the castle of Sárospatak / den Rákóczi-Keller; die Weinberge von Mád; die Burg von Sárospatak
! walk up Kopasz hill through the vines / durch die Reben auf den Kopasz-Berg steigen
* a glass of six-puttonyos aszú / ein Glas Aszú mit sechs Puttonyos
Szentendre | 47.669 19.076 | town river bike
~ Szentendre was settled by Serbs fleeing the Ottomans and later discovered by painters. / Szentendre wurde von Serben auf der Flucht vor den Osmanen besiedelt und später von Malern entdeckt.
+ the Blagoveštenska church; the ceramics of Margit Kovács; the open-air museum of Skanzen / die Blagoveštenska-Kirche; die Keramiken von Margit Kovács; das Freilichtmuseum Skanzen
! cycle the Danube Bend to Visegrád / am Donauknie nach Visegrád radeln
* lángos with sour cream and cheese / Lángos mit Sauerrahm und Käse
= ro
Bucharest / Bukarest | 44.427 26.103 | city
~ Bucharest mixes French boulevards, small Orthodox churches and one of the heaviest buildings on earth. / Bukarest mischt französische Boulevards, kleine orthodoxe Kirchen und eines der schwersten Gebäude der Welt.
+ the Palace of the Parliament; the Romanian Athenaeum; the Village Museum / den Parlamentspalast; das Rumänische Athenäum; das Dorfmuseum
! walk past the villas along Calea Victoriei / an den Palais der Calea Victoriei entlangspazieren
* mici with mustard / Mici mit Senf
Brașov / Kronstadt | 45.657 25.601 | city mountain hike snow forest
~ Brașov is a Saxon trading town in a ring of Carpathian forest where brown bears live. / Kronstadt ist eine sächsische Handelsstadt in einem Ring von Karpatenwald, in dem Braunbären leben.
+ the Black Church; Bran Castle; the fortified church of Prejmer / die Schwarze Kirche; das Schloss Bran; die Kirchenburg von Tartlau
! hike below the cliffs of Piatra Craiului / unter den Felswänden des Königsteins wandern
* papanași with sour cream and blueberries / Papanași mit Sauerrahm und Heidelbeeren
Sighișoara / Schäßburg | 46.219 24.792 | town hills
~ In Sighișoara's citadel people have lived behind the same towers since the Middle Ages, one for each guild. / In der Burg von Schäßburg wohnt man seit dem Mittelalter hinter denselben Türmen, jeder von einer Zunft erbaut.
+ the clock tower; the covered stairs to the Church on the Hill; the fortified church of Biertan / den Stundturm; die gedeckte Schülertreppe zur Bergkirche; die Kirchenburg von Birthälm
! cycle the meadow paths between the Saxon villages / auf Wiesenwegen zwischen den sächsischen Dörfern radeln
* kürtőskalács, chimney cake from the embers / Baumstriezel aus der Glut
Sibiu / Hermannstadt | 45.793 24.152 | city mountain
~ In Sibiu the attic windows look down on the square like half-closed eyes. / In Hermannstadt blicken die Dachluken wie halb geschlossene Augen auf den Platz hinunter.
+ the Brukenthal Museum; the Bridge of Lies; the ASTRA open-air museum / das Brukenthal-Museum; die Lügenbrücke; das Freilichtmuseum ASTRA
! drive the Transfăgărășan to Lake Bâlea in summer / im Sommer auf der Transfăgărășan zum Bâlea-See fahren
* sour soup with smoked pork and tarragon / saure Suppe mit Räucherfleisch und Estragon
= bg
Sofia | 42.698 23.322 | city mountain ruins
~ In Sofia Roman streets lie beneath the metro station, and the ski slopes of Vitosha hang above the tram stop. / In Sofia liegen römische Straßen unter der Metrostation, und über der Straßenbahn hängen die Skihänge des Witoscha.
+ the Alexander Nevsky Cathedral; the Rotunda of St George; the frescoes of Boyana / die Alexander-Newski-Kathedrale; die Rotunde des heiligen Georg; die Fresken von Bojana
! hike up Cherni Vrah on Vitosha / im Witoscha auf den Tscherni Wrach wandern
* banitsa with a glass of boza / Banitsa mit einem Glas Boza
Plovdiv / Plowdiw | 42.143 24.750 | city hills ruins wine
~ Plovdiv has a Roman stadium under its shopping street and a theatre above the traffic. / Plowdiw hat ein römisches Stadion unter der Einkaufsstraße und ein Theater über dem Verkehr.
+ the Roman theatre; the painted merchants' houses; the Bachkovo Monastery / das römische Theater; die bemalten Kaufmannshäuser; das Kloster Batschkowo
! wander through the workshops of Kapana / durch die Werkstätten von Kapana streifen
* shopska salad with cold rakia / Schopska-Salat mit kaltem Rakija
Bansko | 41.838 23.489 | town mountain snow hike rail
~ Bansko lies under the marble summit of Vihren and is reached by the last narrow-gauge railway in Bulgaria. / Bansko liegt unter dem Marmorgipfel des Wichren und ist mit der letzten Schmalspurbahn Bulgariens zu erreichen.
+ the Holy Trinity Church; the glacial lakes of the Pirin; the Rila Monastery / die Dreifaltigkeitskirche; die Gletscherseen im Pirin; das Rila-Kloster
! climb Vihren from the mountain hut / von der Berghütte auf den Wichren steigen
* kapama, layered meats from the clay pot / Kapama, geschichtetes Fleisch aus dem Tontopf
= ee
Tallinn | 59.437 24.754 | city coast
~ Tallinn keeps most of its medieval wall and elects its council on the internet. / Tallinn hat den größten Teil seiner mittelalterlichen Mauer bewahrt und wählt seinen Stadtrat im Internet.
+ the Town Hall Square; the viewpoints of Toompea; the Seaplane Harbour / den Rathausplatz; die Aussichtspunkte auf dem Domberg; den Wasserflugzeughafen
! walk the boardwalk of the Viru bog / auf dem Bohlenweg durch das Viru-Moor gehen
* sprats on black bread / Sprotten auf Schwarzbrot
Saaremaa | 58.253 22.485 | island coast forest bike | on Saaremaa / auf Saaremaa
~ Saaremaa has windmills, juniper heaths and a round lake punched out by a meteorite. / Saaremaa hat Windmühlen, Wacholderheiden und einen runden See, den ein Meteorit geschlagen hat.
+ the bishop's castle of Kuressaare; the Kaali crater; the windmills of Angla / die Bischofsburg von Kuressaare; den Krater von Kaali; die Windmühlen von Angla
! cycle across the causeway from Muhu / von Muhu über den Damm radeln
* home-brewed juniper beer / hausgebrautes Wacholderbier
= lv
Riga | 56.949 24.105 | city river
~ Some eight hundred buildings in Riga are art nouveau, and faces look down from many of them. / Rund achthundert Häuser in Riga sind im Jugendstil gebaut, und von vielen blicken Gesichter herab.
+ the House of the Blackheads; the façades of Alberta iela; the market in the Zeppelin hangars / das Schwarzhäupterhaus; die Fassaden der Alberta iela; den Markt in den Zeppelinhallen
! take the train to the beach at Jūrmala / mit dem Zug an den Strand von Jūrmala fahren
* grey peas with bacon / graue Erbsen mit Speck
= lt
Vilnius | 54.687 25.280 | city river hills
~ Vilnius has a baroque church on every corner and a bohemian quarter that declared itself a republic. / Vilnius hat an jeder Ecke eine Barockkirche und ein Künstlerviertel, das sich zur Republik erklärt hat.
+ St Anne's Church; the Gediminas Tower; the castle of Trakai / die Annenkirche; den Gediminas-Turm; die Wasserburg Trakai
! float over the old town in a hot-air balloon / im Heißluftballon über die Altstadt schweben
* cold pink beetroot soup / kalte rosa Rote-Bete-Suppe
Nida / Nidden | 55.304 21.005 | village coast forest bike
~ Nida lies on the Curonian Spit between a lagoon and the open Baltic, below dunes fifty metres high. / Nidden liegt auf der Kurischen Nehrung zwischen Haff und offener Ostsee, unter fünfzig Meter hohen Dünen.
+ the Parnidis dune; Thomas Mann's summer house; the Hill of Witches at Juodkrantė / die Parnidis-Düne; das Sommerhaus von Thomas Mann; den Hexenberg von Juodkrantė
! cycle through the pines to Preila / durch die Kiefern nach Preila radeln
* smoked eel from the lagoon / geräucherten Aal aus dem Haff
`;
