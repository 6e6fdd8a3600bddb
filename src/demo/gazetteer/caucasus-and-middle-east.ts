/**
 * Places of Georgia, Armenia, Jordan, Oman and the United Arab Emirates; the notation is explained in
 * `../gazetteer.ts`.
 */
export const caucasusAndMiddleEast = `
= ge
Tbilisi / Tiflis | 41.715 44.827 | city river hills
~ Tbilisi was founded over hot sulphur springs, and the bathhouses still stand in the old town. / Tiflis wurde über heißen Schwefelquellen gegründet, und die Badehäuser stehen noch immer in der Altstadt.
+ the Narikala fortress; the sulphur baths of Abanotubani; the carved balconies of Sololaki / die Festung Narikala; die Schwefelbäder von Abanotubani; die geschnitzten Balkone von Sololaki
! soak in a brick-domed bath / unter Ziegelkuppeln im Schwefelbad liegen
* khinkali, dumplings with hot broth inside / Chinkali, Teigtaschen mit heißer Brühe
Stepantsminda / Stepanzminda | 42.657 44.643 | village mountain hike snow
~ Above Stepantsminda the Gergeti church stands at 2170 metres, with Kazbek behind it when the clouds allow. / Über Stepanzminda steht die Kirche von Gergeti auf 2170 Metern und dahinter, wenn die Wolken es erlauben, der Kasbek.
+ the Gergeti Trinity Church; the Dariali gorge; the carved stone heads of Sno / die Dreifaltigkeitskirche von Gergeti; die Darial-Schlucht; die steinernen Köpfe von Sno
! hike to the foot of the Gergeti glacier / bis an den Fuß des Gergeti-Gletschers wandern
* khabizgina, cheese and potato bread / Chabisgina, Brot mit Käse und Kartoffeln
Mestia | 43.045 42.728 | village mountain hike snow
~ In Mestia every old family had its own stone tower, for avalanches as well as for feuds. / In Mestia hatte jede alte Familie ihren eigenen Steinturm, gegen Lawinen wie gegen Blutrache.
+ the Svan towers; the museum of Svaneti; the villages of Ushguli / die swanischen Wehrtürme; das Swanetien-Museum; die Dörfer von Uschguli
! trek from Mestia to Ushguli in four days / in vier Tagen von Mestia nach Uschguli wandern
* kubdari, bread filled with spiced meat / Kubdari, mit würzigem Fleisch gefülltes Brot
Sighnaghi | 41.620 45.922 | town wine hills
~ Sighnaghi sits on a ridge above the Alazani valley, where wine ferments in clay jars sunk in the ground. / Sighnaghi sitzt auf einem Kamm über dem Alasani-Tal, in dem der Wein in eingegrabenen Tonkrügen gärt.
+ the town wall with its towers; the Bodbe Monastery; the Pirosmani room of the museum / die Stadtmauer mit ihren Türmen; das Kloster Bodbe; den Pirosmani-Saal des Museums
! taste amber wine from the qvevri / Bernsteinwein aus dem Kwewri kosten
* churchkhela, walnuts in grape must / Tschurtschchela, Walnüsse in Traubenmost
= am
Yerevan / Jerewan | 40.179 44.499 | city
~ Yerevan is built of pink tuff and looks across a closed border to Mount Ararat. / Jerewan ist aus rosa Tuff gebaut und blickt über eine geschlossene Grenze auf den Ararat.
+ the Cascade; the manuscripts of the Matenadaran; the temple of Garni / die Kaskade; die Handschriften des Matenadaran; den Tempel von Garni
! climb the Cascade at sunset / bei Sonnenuntergang die Kaskade hinaufsteigen
* lavash with herbs and salty cheese / Lawasch mit Kräutern und Salzkäse
Dilijan / Dilidschan | 40.741 44.863 | town forest mountain temple hike
~ Dilijan lies in the beech and oak forests of the north, with medieval monasteries at the ends of its paths. / Dilidschan liegt in den Buchen- und Eichenwäldern des Nordens, und am Ende seiner Wege stehen mittelalterliche Klöster.
+ the Haghartsin Monastery; the Goshavank Monastery; Lake Parz / das Kloster Hagharzin; das Kloster Goschawank; den Parz-See
! hike the Transcaucasian Trail to Lake Parz / auf dem Transcaucasian Trail zum Parz-See wandern
* dolma in vine leaves / Dolma in Weinblättern
Goris | 39.511 46.339 | town mountain hike ruins
~ Beside Goris people lived until the twentieth century in caves cut into pinnacles of stone. / Neben Goris lebten Menschen bis ins zwanzigste Jahrhundert in Höhlen, die in Felskegel geschlagen sind.
+ the caves of Old Goris; the Tatev Monastery; the swinging bridge of Khndzoresk / die Höhlen von Alt-Goris; das Kloster Tatew; die Hängebrücke von Chndsoresk
! ride the long cableway over the Vorotan gorge / mit der langen Seilbahn über die Worotan-Schlucht fahren
* Goris beans with walnut / Goris-Bohnen mit Walnuss
= jo
Amman | 31.954 35.911 | city hills ruins
~ Amman climbs over its hills in pale limestone, with a Roman theatre at the bottom of the stairs. / Amman zieht sich in hellem Kalkstein über seine Hügel, und unten an den Treppen liegt ein römisches Theater.
+ the Citadel; the Roman theatre; the colonnades of Jerash / die Zitadelle; das römische Theater; die Säulenstraßen von Gerasa
! walk the stairs of Jabal Amman / über die Treppen des Dschabal Amman gehen
* falafel at a table in an alley / Falafel an einem Tisch in der Gasse
Petra | 30.329 35.444 | ruins desert hike
~ Petra was cut from the sandstone by traders who knew how to catch every drop of rain. / Petra haben Händler aus dem Sandstein geschlagen, die jeden Regentropfen aufzufangen wussten.
+ the Treasury; the Royal Tombs; the High Place of Sacrifice / das Schatzhaus; die Königsgräber; den Hohen Opferplatz
! climb the rock-cut steps to the Monastery / über die Felsstufen zum Kloster hinaufsteigen
* mansaf, lamb in tangy dried yoghurt / Mansaf, Lamm in säuerlichem Trockenjoghurt
Wadi Rum | 29.576 35.420 | desert mountain hike | in Wadi Rum / im Wadi Rum > ins Wadi Rum
~ In Wadi Rum sandstone mountains stand in red sand, and the nights are quiet enough to hear your own breath. / Im Wadi Rum stehen Sandsteinberge in rotem Sand, und nachts ist es so still, dass man den eigenen Atem hört.
+ the inscriptions of Khazali canyon; the rock bridge of Burdah; the red dunes / die Inschriften der Khazali-Schlucht; die Felsbrücke von Burdah; die roten Dünen
! sleep in a Bedouin camp / in einem Beduinenlager übernachten
* zarb, lamb cooked in a pit under the sand / Zarb, in einer Grube unter dem Sand gegartes Lamm
Dana | 30.675 35.611 | village mountain desert wildlife hike
~ Dana is a stone village at the head of a valley that falls more than a thousand metres to the desert. / Dana ist ein Steindorf am oberen Ende eines Tals, das mehr als tausend Meter zur Wüste abfällt.
+ the terraced gardens; the copper mines of Feynan; Shobak Castle / die Terrassengärten; die Kupferminen von Feinan; die Burg Schaubak
! walk down Wadi Dana to Feynan / durch das Wadi Dana nach Feinan hinunterwandern
* bread from the embers with thyme / Brot aus der Glut mit Thymian
= om
Muscat / Maskat | 23.588 58.383 | city coast
~ Muscat is a white, low city that runs for miles between bare mountains and the sea. / Maskat ist eine weiße, niedrige Stadt, die sich kilometerweit zwischen kahlen Bergen und dem Meer hinzieht.
+ the Sultan Qaboos Grand Mosque; the Mutrah souk; the Royal Opera House / die Große Sultan-Qabus-Moschee; den Souk von Mutrah; das Königliche Opernhaus
! snorkel at the Daymaniyat Islands / bei den Daymaniyat-Inseln schnorcheln
* halwa with cardamom coffee / Halwa mit Kardamomkaffee
Nizwa | 22.933 57.530 | town mountain desert
~ Nizwa holds its goat market on Friday mornings below the round tower of its fort. / Nizwa hält freitagmorgens unter dem Rundturm seiner Festung den Ziegenmarkt ab.
+ the fort; the Friday goat market; the mud-brick walls of Bahla / die Festung; den Ziegenmarkt am Freitag; die Lehmmauern von Bahla
! walk the balcony path above Wadi Nakhr / auf dem Balkonpfad über dem Wadi Nakhr wandern
* shuwa, lamb slow-roasted in an earth oven / Shuwa, im Erdofen gegartes Lamm
Jebel Akhdar / Dschebel Achdar | 23.073 57.666 | mountain village hike | on Jebel Akhdar / auf dem Dschebel Achdar > auf den Dschebel Achdar
~ On Jebel Akhdar roses bloom in April on terraces at two thousand metres, watered by channels. / Auf dem Dschebel Achdar blühen im April auf zweitausend Metern Rosen, von Kanälen bewässert.
+ the terraces of Al Aqr; the abandoned village of Wadi Bani Habib; the Saiq plateau / die Terrassen von Al Aqr; das verlassene Dorf im Wadi Bani Habib; das Saiq-Plateau
! walk from village to village along the terraces / auf den Terrassen von Dorf zu Dorf wandern
* pomegranates from the terraces / Granatäpfel von den Terrassen
Sur | 22.567 59.529 | town coast wildlife
~ In Sur dhows are still built by hand, and green turtles come ashore on the beaches nearby at night. / In Sur werden noch immer Dhaus von Hand gebaut, und nachts gehen an den Stränden der Nähe Suppenschildkröten an Land.
+ the dhow yard; the lighthouse of Ayjah; the turtle beach of Ras al-Jinz / die Dhau-Werft; den Leuchtturm von Ayjah; den Schildkrötenstrand Ras al-Dschinz
! swim through the pools of Wadi Shab / durch die Becken des Wadi Schab schwimmen
* grilled kingfish with rice / gegrillte Königsmakrele mit Reis
= ae
Dubai | 25.205 55.271 | city coast desert
~ Behind Dubai's towers wooden boats still ferry people across the Creek for a dirham. / Hinter Dubais Türmen setzen Holzboote noch immer für einen Dirham Menschen über den Creek.
+ the Burj Khalifa; the wind towers of Al Fahidi; the gold souk of Deira / den Burj Khalifa; die Windtürme von Al Fahidi; den Goldsouk von Deira
! cross the Creek in an abra / im Abra-Boot über den Creek fahren
* machboos with dried lime / Machbus mit getrockneter Limette
`;
