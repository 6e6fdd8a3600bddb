/**
 * Places of India, Nepal, Bhutan, Sri Lanka, Uzbekistan, Kyrgyzstan, Kazakhstan and Mongolia; the notation is explained
 * in `../gazetteer.ts`.
 */
export const southAsiaAndSilkRoad = `
= in
Delhi | 28.650 77.230 | city temple rail
~ Delhi has been a capital so many times that some of its tombs now serve as roundabouts. / Delhi war so oft Hauptstadt, dass manches Grabmal heute als Verkehrsinsel dient.
+ Humayun's Tomb; the Red Fort; the Jama Masjid / das Humayun-Mausoleum; das Rote Fort; die Jama Masjid
! ride a cycle rickshaw through Chandni Chowk / mit der Fahrradrikscha durch Chandni Chowk fahren
* parathas from Paranthe Wali Gali / Parathas aus der Paranthe Wali Gali
Agra | 27.177 78.008 | city river rail
~ In Agra Shah Jahan spent two decades building a tomb for his wife and his last years looking at it from captivity. / In Agra baute Shah Jahan zwei Jahrzehnte am Grabmal seiner Frau und sah in seinen letzten Jahren aus der Gefangenschaft darauf.
+ the Taj Mahal; the Agra Fort; the abandoned city of Fatehpur Sikri / das Taj Mahal; das Rote Fort von Agra; die verlassene Stadt Fatehpur Sikri
! see the Taj Mahal across the river from Mehtab Bagh / vom Mehtab Bagh über den Fluss auf das Taj Mahal blicken
* petha, candied ash gourd / Petha, kandierten Wachskürbis
Jaipur | 26.912 75.787 | city hills rail
~ Jaipur was painted pink for a visit of the Prince of Wales in 1876, and the old town has kept the colour. / Jaipur wurde 1876 für den Besuch des Prinzen von Wales rosa gestrichen, und die Altstadt ist bei der Farbe geblieben.
+ the Amber Fort; the Palace of the Winds; the Jantar Mantar observatory / das Fort Amber; den Palast der Winde; das Observatorium Jantar Mantar
! print cotton with carved wooden blocks in Bagru / in Bagru Baumwolle mit geschnitzten Holzstempeln bedrucken
* dal baati, lentils with baked wheat balls / Dal Baati, Linsen mit gebackenen Weizenkugeln
Ranthambore National Park / Nationalpark Ranthambore | 26.017 76.503 | wildlife forest ruins hills | in Ranthambore National Park / im Nationalpark Ranthambore > in den Nationalpark Ranthambore
~ The maharajas of Jaipur hunted at Ranthambore, where tigers now walk through the ruins unharmed. / In Ranthambore jagten die Maharadschas von Jaipur, und heute streifen die Tiger unbehelligt durch die Ruinen.
+ the hilltop fort; the lake of Padam Talao / das Fort auf dem Felsen; den See Padam Talao
! look for tigers from an open jeep at daybreak / bei Tagesanbruch im offenen Jeep nach Tigern Ausschau halten
* gatte ki sabzi, chickpea dumplings in yoghurt / Gatte ki Sabzi, Kichererbsenklößchen in Joghurt
Udaipur | 24.585 73.712 | city lake hills
~ In Udaipur one palace stands white in the middle of the lake and another runs along the shore for more than two hundred metres. / In Udaipur steht ein weißer Palast mitten im See, und ein zweiter zieht sich mehr als zweihundert Meter am Ufer entlang.
+ the City Palace; the island of Jag Mandir; the Jain temple of Ranakpur / den Stadtpalast; die Insel Jag Mandir; den Jain-Tempel von Ranakpur
! take a boat across Lake Pichola towards evening / gegen Abend mit dem Boot über den Picholasee fahren
* laal maas, mutton in red chilli / Laal Maas, Hammel in rotem Chili
Jaisalmer | 26.912 70.913 | town desert
~ Jaisalmer's fort is made of the yellow sandstone it stands on, and a few thousand people have their homes inside it. / Jaisalmers Fort ist aus dem gelben Sandstein, auf dem es steht, und ein paar Tausend Menschen sind darin zu Hause.
+ the carved façades of the Patwon havelis; the Jain temples in the fort / die verzierten Fassaden der Patwon-Havelis; die Jain-Tempel im Fort
! ride a camel into the Sam dunes / auf einem Kamel in die Dünen von Sam reiten
* ker sangri, beans and berries of the desert / Ker Sangri, Bohnen und Beeren aus der Wüste
Varanasi | 25.318 83.006 | city river temple
~ At Varanasi more than eighty flights of steps lead down to the Ganges, and the day begins on them before sunrise. / In Varanasi führen mehr als achtzig Treppen zum Ganges hinab, und der Tag beginnt dort vor Sonnenaufgang.
+ the ghats; the deer park of Sarnath, where the Buddha first preached / die Ghats; den Hirschpark von Sarnath, in dem Buddha zum ersten Mal lehrte
! glide past the ghats in a rowing boat at dawn / im Morgengrauen im Ruderboot an den Ghats vorbeigleiten
* kachori with potato curry for breakfast / Kachori mit Kartoffelcurry zum Frühstück
Kochi | 9.966 76.242 | city coast
~ In Kochi Chinese fishing nets, a Portuguese church, a Dutch palace and a synagogue are a short bicycle ride apart. / In Kochi liegen chinesische Fischernetze, eine portugiesische Kirche, ein niederländischer Palast und eine Synagoge eine kurze Radfahrt auseinander.
+ the Paradesi Synagogue; the Mattancherry Palace; the Church of St Francis / die Paradesi-Synagoge; den Mattancherry-Palast; die Franziskuskirche
! watch a Kathakali performance, make-up included / eine Kathakali-Aufführung samt Schminken erleben
* fish molee in coconut milk / Fisch-Molee in Kokosmilch
Alappuzha | 9.498 76.339 | town river coast
~ Around Alappuzha the rice fields lie lower than the canals, and the local bus is a boat. / Rund um Alappuzha liegen die Reisfelder tiefer als die Kanäle, und der Linienbus ist ein Boot.
+ the backwaters of Kuttanad; the beach of Mararikulam / die Backwaters von Kuttanad; den Strand von Mararikulam
! drift through palm-lined canals on a houseboat / im Hausboot durch palmengesäumte Kanäle treiben
* karimeen, the backwater fish, in a banana leaf / Karimeen, den Fisch der Backwaters, im Bananenblatt
Leh | 34.164 77.585 | town mountain hike temple
~ Leh lies at three and a half thousand metres, so the first item on the programme is a day of doing nothing. / Leh liegt auf dreieinhalbtausend Metern, weshalb der erste Programmpunkt ein Tag Nichtstun ist.
+ the monastery of Thikse; the royal palace; Pangong Lake / das Kloster Thikse; den Königspalast; den Pangong-See
! walk up to the Shanti Stupa above the town / zum Shanti-Stupa über der Stadt hinaufgehen
* thukpa, noodle soup, and apricots / Thukpa, eine Nudelsuppe, und Aprikosen
= np
Kathmandu | 27.717 85.324 | city temple hills
~ Three old royal cities share the Kathmandu valley, each with a palace square of its own. / Drei alte Königsstädte teilen sich das Kathmandutal, jede mit einem eigenen Palastplatz.
+ the stupa of Boudhanath; the square of Bhaktapur; the hill temple of Swayambhunath / den Stupa von Boudhanath; den Palastplatz von Bhaktapur; den Hügeltempel Swayambhunath
! walk round the stupa with the evening pilgrims / mit den Pilgern am Abend den Stupa umrunden
* momos with tomato chutney / Momos mit Tomatenchutney
Pokhara | 28.210 83.986 | city lake mountain hike
~ On still mornings the fishtail peak of Machapuchare hangs upside down in Pokhara's lake. / An windstillen Morgen hängt der Fischschwanzgipfel des Machapuchare kopfüber im See von Pokhara.
+ the World Peace Pagoda; the viewpoint of Sarangkot / die Weltfriedenspagode; den Aussichtspunkt Sarangkot
! trek through rhododendron forest to Poon Hill / durch Rhododendronwald zum Poon Hill wandern
* dal bhat, refilled until you wave it away / Dal Bhat mit Nachschlag, bis man abwinkt
Chitwan National Park / Chitwan-Nationalpark | 27.530 84.350 | wildlife jungle river | in Chitwan National Park / im Chitwan-Nationalpark > in den Chitwan-Nationalpark
~ In the 1960s about a hundred rhinoceroses were left in Chitwan, and today there are several hundred again. / In den 1960er-Jahren lebten in Chitwan noch rund hundert Panzernashörner, heute sind es wieder mehrere Hundert.
+ the grasslands along the Rapti; the Tharu villages around Sauraha / die Grasebenen am Rapti; die Tharu-Dörfer rund um Sauraha
! glide past gharials in a dugout canoe / im Einbaum an Gavialen vorbeigleiten
* ghonghi, river snails the Tharu way / Ghonghi, Flussschnecken nach Art der Tharu
Namche Bazaar / Namche Bazar | 27.805 86.714 | village mountain hike snow
~ Everything in Namche came on a back, on a yak or by helicopter, because there is no road. / Alles in Namche kam auf einem Rücken, auf einem Yak oder im Hubschrauber, denn eine Straße gibt es nicht.
+ the Sherpa museum; the monastery of Tengboche / das Sherpa-Museum; das Kloster Tengboche
! climb above the village for the view of Everest and Ama Dablam / für den Blick auf Everest und Ama Dablam über das Dorf hinaufsteigen
* Sherpa stew with potatoes and dough / Sherpa-Eintopf mit Kartoffeln und Teigstückchen
= bt
Paro | 27.430 89.416 | town mountain temple hike
~ Planes wind down between the mountains to Paro, and only specially trained pilots may land here. / Flugzeuge kurven zwischen den Bergen nach Paro hinab, und landen dürfen nur eigens geschulte Piloten.
+ the Tiger's Nest monastery on its cliff; the Rinpung Dzong; the temple of Kyichu Lhakhang / das Felsenkloster Tigernest; den Rinpung Dzong; den Tempel Kyichu Lhakhang
! take a hot-stone bath at a farmhouse / in einem Bauernhaus ein Heißsteinbad nehmen
* ema datshi, chillies in cheese / Ema Datshi, Chilis in Käse
Thimphu | 27.472 89.639 | city mountain temple
~ Thimphu is a capital without traffic lights, where a policeman in white gloves directs the main crossing. / Thimphu ist eine Hauptstadt ohne Ampeln, in der ein Polizist mit weißen Handschuhen die Hauptkreuzung regelt.
+ the Buddha Dordenma; the Memorial Chorten; the Tashichho Dzong / den Buddha Dordenma; den Gedenk-Chörten; den Tashichho Dzong
! watch an archery match / einem Wettkampf im Bogenschießen zusehen
* red rice with dried beef / roten Reis mit getrocknetem Rindfleisch
Punakha | 27.582 89.863 | town river temple hike
~ Punakha's fortress stands on a tongue of land between a father river and a mother river. / Punakhas Klosterburg steht auf einer Landzunge zwischen einem Vaterfluss und einem Mutterfluss.
+ the Punakha Dzong; the temple of Chimi Lhakhang; the 108 chortens on the Dochula pass / den Punakha Dzong; den Tempel Chimi Lhakhang; die 108 Chörten auf dem Dochula-Pass
! raft down the Mo Chhu to the fortress / auf dem Mo Chhu bis zur Klosterburg raften
* suja, salted butter tea, with puffed rice / Suja, gesalzenen Buttertee, mit Puffreis
= lk
Sigiriya | 7.957 80.760 | village ruins jungle wildlife hike
~ In the fifth century a king put his palace on top of Sigiriya's rock, nearly two hundred metres above the forest. / Im 5. Jahrhundert setzte ein König seinen Palast auf den Felsen von Sigiriya, fast zweihundert Meter über den Wald.
+ the Lion Rock and its frescoes; the cave temple of Dambulla / den Löwenfelsen mit seinen Fresken; den Höhlentempel von Dambulla
! watch elephants gather at the Minneriya reservoir / am Stausee von Minneriya den Elefanten zusehen
* kiribath, rice cooked in coconut milk, with chilli relish / Kiribath, in Kokosmilch gekochten Reis mit Chilipaste
Kandy | 7.291 80.637 | city hills temple lake rail
~ Kandy guards a tooth of the Buddha and every summer parades a casket through town among robed elephants. / Kandy hütet einen Zahn Buddhas und führt jeden Sommer einen Schrein zwischen geschmückten Elefanten durch die Stadt.
+ the Temple of the Tooth; the botanic gardens of Peradeniya / den Zahntempel; den Botanischen Garten von Peradeniya
! ride the slow train into the tea country / mit dem langsamen Zug ins Teeland fahren
* rice and curry in a dozen little bowls / Reis und Curry in einem Dutzend Schälchen
Ella | 6.867 81.047 | village hills mountain hike rail
~ Just past Ella the railway crosses nine arches of stone, brick and cement in the middle of the tea. / Kurz hinter Ella überquert die Bahn mitten im Tee neun Bögen aus Stein, Ziegel und Zement.
+ the Nine Arch Bridge; the Ravana Falls / die Neun-Bogen-Brücke; die Ravana-Wasserfälle
! climb Little Adam's Peak in the early morning / frühmorgens auf den Little Adam's Peak steigen
* kottu, flatbread chopped with vegetables on the griddle / Kottu, auf der heißen Platte gehacktes Fladenbrot mit Gemüse
Galle | 6.026 80.217 | town coast
~ Galle's Dutch ramparts were meant for cannon and now serve kites, cricket fans and evening walkers. / Galles niederländische Wälle waren für Kanonen gedacht und dienen nun Drachen, Cricketfans und Abendspaziergängern.
+ the fort with its lighthouse; the Dutch Reformed Church / das Fort mit seinem Leuchtturm; die niederländische Kirche
! go out from Mirissa to look for blue whales / vor Mirissa nach Blauwalen Ausschau halten
* egg hoppers with sambol / Eier-Hoppers mit Sambol
= uz
Samarkand | 39.655 66.975 | city ruins rail
~ Three madrasahs frame Samarkand's Registan, tiled in every blue that the sky can manage. / Drei Medresen rahmen Samarkands Registan, gekachelt in jedem Blau, das der Himmel zustande bringt.
+ the Registan; the necropolis of Shah-i-Zinda; the tomb of Timur / den Registan; die Nekropole Schah-i-Sinda; das Mausoleum Timurs
! make mulberry paper in Konigil / in Konigil Maulbeerpapier schöpfen
* plov with mutton and yellow carrots / Plow mit Hammel und gelben Karotten
Bukhara / Buchara | 39.775 64.416 | city desert rail
~ Genghis Khan burned Bukhara but, so the story goes, spared the great minaret out of respect. / Dschingis Khan brannte Buchara nieder, doch das große Minarett soll er aus Ehrfurcht verschont haben.
+ the mosque and minaret of Poi Kalon; the Ark fortress; the trading domes / Moschee und Minarett von Poi Kalon; die Festung Ark; die Handelskuppeln
! drink green tea by the Lyab-i Hauz pool / am Becken Lab-i Haus grünen Tee trinken
* shashlik and bread from the clay oven / Schaschlik und Brot aus dem Lehmofen
Khiva / Chiwa | 41.378 60.360 | town desert ruins
~ Khiva's inner town is some six hundred metres long and holds more than fifty monuments. / Chiwas innere Stadt ist rund sechshundert Meter lang und fasst mehr als fünfzig Baudenkmäler.
+ the Kalta Minor minaret; the wooden columns of the Juma Mosque / das Minarett Kalta Minor; die Holzsäulen der Juma-Moschee
! walk along the clay ramparts at sunset / bei Sonnenuntergang auf der Lehmmauer entlanggehen
* shivit oshi, green dill noodles / Shivit Oshi, grüne Dillnudeln
= kg
Bishkek / Bischkek | 42.875 74.604 | city mountain hike
~ Bishkek has wide Soviet squares and oak avenues, and at the end of the streets going south stand snow peaks. / Bischkek hat weite sowjetische Plätze und Eichenalleen, und am Ende der Straßen nach Süden stehen Schneegipfel.
+ Ala-Too Square; the Osh Bazaar; the Burana Tower / den Ala-Too-Platz; den Osch-Basar; den Burana-Turm
! hike in the Ala Archa gorge / in der Schlucht Ala Artscha wandern
* lagman, hand-pulled noodles / Lagman, handgezogene Nudeln
Karakol | 42.491 78.394 | town mountain snow hike
~ In Karakol a wooden cathedral and a mosque in the shape of a Chinese pagoda are a few streets apart. / In Karakol liegen eine Holzkathedrale und eine Moschee in Gestalt einer chinesischen Pagode nur ein paar Straßen auseinander.
+ the Dungan mosque; the red cliffs of Jeti-Ögüz / die Dunganenmoschee; die roten Felsen von Dscheti-Ögüs
! trek to the mountain lake of Ala-Kul / zum Bergsee Ala-Köl wandern
* ashlan-fu, cold noodles with vinegar and chilli / Aschljan-Fu, kalte Nudeln mit Essig und Chili
Song-Kul / Song-Köl | 41.850 75.133 | lake mountain hike | at Song-Kul / am Song-Köl > an den Song-Köl
~ Nobody winters at Song-Kul, but in June the herders return to the lake with yurts, horses and sheep. / Am Song-Köl überwintert niemand, doch im Juni kehren die Hirten mit Jurten, Pferden und Schafen zurück.
+ the yurt camps on the shore; the hairpins of the 33 Parrots Pass / die Jurtenlager am Ufer; die Serpentinen am Pass der 33 Papageien
! ride out with the herders / mit den Hirten ausreiten
* kymyz, fermented mare's milk / Kymys, vergorene Stutenmilch
= kz
Almaty | 43.238 76.946 | city mountain snow hike
~ Almaty has the apple in its name, and the wild ancestor of all apples grows in the mountains behind it. / Almaty trägt den Apfel im Namen, und in den Bergen dahinter wächst der wilde Vorfahr aller Äpfel.
+ the wooden Zenkov Cathedral; the Green Bazaar; the ice rink of Medeu / die hölzerne Senkow-Kathedrale; den Grünen Basar; die Eisbahn von Medeu
! ride the cable car up to Shymbulak / mit der Seilbahn nach Schymbulak hinauffahren
* beshbarmak, boiled meat on broad noodles / Beschbarmak, gekochtes Fleisch auf breiten Nudeln
Astana | 51.169 71.449 | city river rail
~ Astana became the capital in 1997 and has been putting pyramids, spheres and tents into the steppe ever since. / Astana wurde 1997 Hauptstadt und stellt seither Pyramiden, Kugeln und Zelte in die Steppe.
+ the Bayterek Tower; the National Museum; the Khan Shatyr tent / den Bajterek-Turm; das Nationalmuseum; das Zelt Khan Schatyr
! stroll along the Ishim under the evening lights / unter den Lichtern der Stadt am Ischim entlangspazieren
* baursak, puffs of fried dough, with tea / Baursaki, frittierte Teigkissen, zum Tee
Charyn Canyon / Scharyn-Canyon | 43.352 79.080 | desert river hike | in Charyn Canyon / im Scharyn-Canyon > in den Scharyn-Canyon
~ Wind and the Charyn river have cut red towers out of the steppe three hours east of Almaty. / Drei Stunden östlich von Almaty haben der Wind und der Scharyn rote Türme aus der Steppe geschnitten.
+ the Kolsai Lakes; the sunken spruces of Lake Kaindy / die Kolsai-Seen; die versunkenen Fichten im Kaindy-See
! walk through the Valley of Castles to the river / durch das Tal der Burgen zum Fluss wandern
* manti with lamb and onions / Manti mit Lamm und Zwiebeln
= mn
Ulaanbaatar / Ulan-Bator | 47.918 106.917 | city temple rail
~ Almost half of all Mongolians live in Ulaanbaatar, some in flats and some in felt tents. / Fast die Hälfte der Mongolen lebt in Ulan-Bator, teils in Wohnungen, teils in Filzjurten.
+ the Gandan Monastery; the Choijin Lama Temple; the horse and rider of Tsonjin Boldog / das Gandan-Kloster; den Choijin-Lama-Tempel; das Reiterstandbild von Tsonjin Boldog
! hear throat singing and the horsehead fiddle / Kehlgesang und Pferdekopfgeige hören
* buuz, steamed mutton dumplings / Buuz, gedämpfte Teigtaschen mit Hammel
Kharkhorin / Charchorin | 47.197 102.824 | town ruins temple river
~ Where Genghis Khan's heirs had their capital, a monastery wall with a hundred stupas now encloses mostly grass. / Wo die Erben Dschingis Khans ihre Hauptstadt hatten, umschließt heute eine Klostermauer mit hundert Stupas vor allem Gras.
+ the monastery of Erdene Zuu; the Karakorum Museum / das Kloster Erdene Zuu; das Karakorum-Museum
! stay with a herding family by the Orkhon / bei einer Hirtenfamilie am Orchon übernachten
* khuushuur, fried meat pasties / Chuuschuur, frittierte Fleischtaschen
Gobi | 43.571 104.425 | desert wildlife hike | in the Gobi / in der Gobi > in die Gobi
~ In 1923 an expedition to the Flaming Cliffs of the Gobi dug up whole nests of dinosaur eggs. / 1923 grub eine Expedition an den Flammenden Klippen der Gobi ganze Nester mit Dinosauriereiern aus.
+ the Flaming Cliffs of Bayanzag; the singing dunes of Khongoryn Els; the Yolyn Am gorge / die Flammenden Klippen von Bajandsag; die singenden Dünen Chongoryn Els; die Schlucht Jolyn Am
! ride a two-humped camel along the dunes / auf einem zweihöckrigen Kamel an den Dünen entlangreiten
* khorkhog, mutton cooked with hot stones / Chorchog, mit heißen Steinen gegarten Hammel
`;
