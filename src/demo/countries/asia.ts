/** The countries of Asia and the Near East; the notation is explained in `../countries.ts`. */
export const asia = `
TR | Turkey | Türkei | in der Türkei | in die Türkei | 95 | 3-11 5-10
Turkey lies on two continents and carries the traces of Hittites, Greeks, Romans, Byzantines and Ottomans. Breakfast alone can take up half the morning.
Die Türkei liegt auf zwei Kontinenten und trägt die Spuren von Hethitern, Griechen, Römern, Byzantinern und Osmanen. Schon das Frühstück kann den halben Vormittag füllen.
GE | Georgia | Georgien | in Georgien | nach Georgien | 85 | 4-11 6-9
Georgia has been making wine for eight thousand years and toasts accordingly. Between the Black Sea and the High Caucasus lie watchtowers, cave monasteries and very long tables.
Georgien keltert seit achttausend Jahren Wein, und entsprechend lang sind die Trinksprüche. Zwischen Schwarzem Meer und Hohem Kaukasus liegen Wehrtürme, Höhlenklöster und sehr lange Tafeln.
AM | Armenia | Armenien | in Armenien | nach Armenien | 85 | 4-10 6-9
Armenia was among the first states to adopt Christianity and has built monasteries at the edge of every gorge since. Apricots, lavash and stone crosses accompany the traveller.
Armenien nahm als einer der ersten Staaten das Christentum an und baut seither Klöster an den Rand jeder Schlucht. Aprikosen, Lawasch und Kreuzsteine begleiten die Reise.
JO | Jordan | Jordanien | in Jordanien | nach Jordanien | 130 | 2-5,9-12 3-5
Jordan hides a city in the rock, a desert of red sand and the lowest shore on earth. Tea is offered before anything is sold, and often instead.
Jordanien verbirgt eine Stadt im Fels, eine Wüste aus rotem Sand und das tiefste Ufer der Erde. Tee gibt es, bevor etwas verkauft wird, und oft stattdessen.
OM | Oman | Oman | im Oman | in den Oman | 165 | 1-4,10-12 11-2
Oman builds low and white and leaves the height to its mountains. Forts, frankincense, date gardens and empty dunes are an easy drive apart.
Der Oman baut niedrig und weiß und überlässt die Höhe den Bergen. Festungen, Weihrauch, Dattelgärten und leere Dünen liegen eine bequeme Fahrt auseinander.
AE | the United Arab Emirates | Vereinigte Arabische Emirate | in den Vereinigten Arabischen Emiraten | in die Vereinigten Arabischen Emirate | 175 | 1-4,10-12 12-3
The Emirates have grown from pearl-diving harbours to cities of glass within one lifetime. Behind them the dunes begin without transition.
Die Emirate sind binnen eines Menschenlebens von Perlentaucherhäfen zu Städten aus Glas gewachsen. Dahinter beginnen ohne Übergang die Dünen.
IN | India | Indien | in Indien | nach Indien | 90 | 1-4,9-12 11-2
India is a continent that happens to be a country, with more languages than anyone has settled on counting. A first journey should be slow and leave something for the second.
Indien ist ein Kontinent, der zufällig ein Land ist, mit mehr Sprachen, als man sich zu zählen geeinigt hat. Die erste Reise sollte langsam sein und etwas für die zweite übrig lassen.
NP | Nepal | Nepal | in Nepal | nach Nepal | 80 | 2-5,9-12 10-11
Eight of the world's fourteen highest mountains stand in Nepal or on its borders. Below them are terraced hills, rhinos in tall grass and the courtyards of Kathmandu.
Acht der vierzehn höchsten Berge der Welt stehen in Nepal oder an seinen Grenzen. Darunter liegen Terrassenhügel, Nashörner im hohen Gras und die Höfe von Kathmandu.
LK | Sri Lanka | Sri Lanka | in Sri Lanka | nach Sri Lanka | 95 | 1-4,7-9,12 12-3
Sri Lanka packs tea hills, elephants, rock fortresses and two coasts with opposite seasons into one island. The train through the highlands is worth the whole day it takes.
Sri Lanka vereint Teehügel, Elefanten, Felsfestungen und zwei Küsten mit entgegengesetzten Jahreszeiten auf einer Insel. Der Zug durchs Hochland ist den ganzen Tag wert, den er braucht.
BT | Bhutan | Bhutan | in Bhutan | nach Bhutan | 290 | 3-5,9-11 10-11
Bhutan measures happiness and keeps most of its land under forest. Monasteries cling to cliffs, archery is the national sport and chillies count as a vegetable.
Bhutan misst das Glück und lässt den größten Teil seines Landes bewaldet. Klöster kleben an Felswänden, Bogenschießen ist Nationalsport, und Chili gilt als Gemüse.
UZ | Uzbekistan | Usbekistan | in Usbekistan | nach Usbekistan | 95 | 3-6,8-11 4-5
Uzbekistan keeps the blue domes of the Silk Road and now connects them by fast train. Between them lie cotton fields, melon stalls and the edge of the desert.
Usbekistan bewahrt die blauen Kuppeln der Seidenstraße und verbindet sie heute mit Schnellzügen. Dazwischen liegen Baumwollfelder, Melonenstände und der Rand der Wüste.
KG | Kyrgyzstan | Kirgisistan | in Kirgisistan | nach Kirgisistan | 80 | 5-10 7-8
More than nine tenths of Kyrgyzstan lie above a thousand metres. In summer families move up to the high pastures with yurts, horses and everything that tastes of milk.
Mehr als neun Zehntel Kirgisistans liegen über tausend Meter hoch. Im Sommer ziehen die Familien mit Jurten, Pferden und allem, was nach Milch schmeckt, auf die Hochweiden.
KZ | Kazakhstan | Kasachstan | in Kasachstan | nach Kasachstan | 100 | 4-10 5-9
Kazakhstan is the largest landlocked country on earth, most of it steppe under an enormous sky. In the south-east canyons and snow mountains break the horizon.
Kasachstan ist der größte Binnenstaat der Erde, meist Steppe unter gewaltigem Himmel. Im Südosten brechen Schluchten und Schneeberge den Horizont.
TH | Thailand | Thailand | in Thailand | nach Thailand | 85 | 1-4,7-8,10-12 12-2
Thailand goes from teak forest in the north to limestone islands in the south, and eats very well all the way. It was never a colony and has kept its own rhythm.
Thailand reicht von Teakwäldern im Norden bis zu Kalksteininseln im Süden und isst unterwegs überall sehr gut. Es war nie Kolonie und hat seinen eigenen Rhythmus behalten.
VN | Vietnam | Vietnam | in Vietnam | nach Vietnam | 80 | 1-12 2-4
Vietnam is long and narrow, two river deltas with mountains in between. It starts the day early, on a low stool, with a bowl of soup.
Vietnam ist lang und schmal, zwei Flussdeltas mit Bergen dazwischen. Der Tag beginnt früh, auf einem niedrigen Hocker, mit einer Schale Suppe.
KH | Cambodia | Kambodscha | in Kambodscha | nach Kambodscha | 75 | 1-4,7-8,10-12 12-2
Cambodia's temples once stood in one of the largest cities of the medieval world. Around them are rice fields, stilt villages and a lake that changes its size with the seasons.
Kambodschas Tempel standen einst in einer der größten Städte des Mittelalters. Ringsum liegen Reisfelder, Pfahldörfer und ein See, der mit den Jahreszeiten seine Größe ändert.
LA | Laos | Laos | in Laos | nach Laos | 75 | 1-4,10-12 11-2
Laos follows the Mekong and its pace. Monks collect alms at dawn, limestone towers stand in green rivers and nothing much happens after nine in the evening.
Laos folgt dem Mekong und seinem Tempo. In der Morgendämmerung sammeln Mönche Almosen, Kalktürme stehen in grünen Flüssen, und nach neun Uhr abends geschieht nicht mehr viel.
ID | Indonesia | Indonesien | in Indonesien | nach Indonesien | 80 | 3-11 6-9
Indonesia consists of more than seventeen thousand islands on a chain of volcanoes. Each has its own rites, its own textiles and its own opinion on how hot food should be.
Indonesien besteht aus mehr als siebzehntausend Inseln auf einer Kette von Vulkanen. Jede hat ihre eigenen Riten, ihre eigenen Stoffe und ihre eigene Meinung dazu, wie scharf Essen sein soll.
MY | Malaysia | Malaysia | in Malaysia | nach Malaysia | 85 | 2-10 6-8
Malaysia cooks in Malay, Chinese and Indian at the same street corner. Its rainforests are older than those of the Amazon, and orang-utans live in those of Borneo.
Malaysia kocht an derselben Straßenecke malaiisch, chinesisch und indisch. Seine Regenwälder sind älter als die am Amazonas, und in denen von Borneo leben Orang-Utans.
SG | Singapore | Singapur | in Singapur | nach Singapur | 170 | 1-12 6-8
Singapore is a city, an island and a state, and a garden in between. Its hawker centres are the cheapest way to eat very well.
Singapur ist Stadt, Insel und Staat zugleich und dazwischen ein Garten. In den Hawker-Zentren isst man am günstigsten sehr gut.
PH | the Philippines | Philippinen | auf den Philippinen | auf die Philippinen | 85 | 1-5,11-12 12-3
The Philippines are more than seven thousand islands, with rice terraces in the north and coral nearly everywhere. Somebody is always singing.
Die Philippinen bestehen aus mehr als siebentausend Inseln, mit Reisterrassen im Norden und Korallen fast überall. Irgendjemand singt immer.
JP | Japan | Japan | in Japan | nach Japan | 190 | 3-12 3-5
Japan runs its trains to the second and rakes its gravel by hand. Between neon and moss there is usually only one side street.
Japan lässt seine Züge auf die Sekunde fahren und harkt seinen Kies von Hand. Zwischen Neon und Moos liegt meist nur eine Seitenstraße.
KR | South Korea | Südkorea | in Südkorea | nach Südkorea | 150 | 3-6,9-11 4-5
South Korea is seven tenths mountain, and on Sundays half the country seems to be hiking. Palaces, temple stays and late-night grills fill the rest of the week.
Südkorea besteht zu sieben Zehnteln aus Bergen, und sonntags scheint das halbe Land zu wandern. Paläste, Tempelnächte und späte Grillabende füllen den Rest der Woche.
CN | China | China | in China | nach China | 120 | 3-11 4-5
China's landscapes range from karst peaks in morning mist to deserts that swallowed caravan towns. Fast trains have made the long distances surprisingly easy.
Chinas Landschaften reichen von Karstkegeln im Morgendunst bis zu Wüsten, die Karawanenstädte verschluckten. Schnellzüge machen die weiten Wege erstaunlich leicht.
TW | Taiwan | Taiwan | in Taiwan | nach Taiwan | 130 | 2-5,9-12 10-11
Taiwan has more than two hundred peaks above three thousand metres on an island smaller than Switzerland. Its night markets are reason enough to stay another day.
Taiwan hat mehr als zweihundert Dreitausender auf einer Insel, die kleiner ist als die Schweiz. Seine Nachtmärkte sind Grund genug, einen Tag länger zu bleiben.
MN | Mongolia | Mongolei | in der Mongolei | in die Mongolei | 115 | 5-10 7-8
Mongolia is one of the most sparsely settled countries on earth, and many families still move with their herds. The steppe begins at the last row of houses in Ulaanbaatar.
Die Mongolei gehört zu den am dünnsten besiedelten Ländern der Erde, und viele Familien ziehen noch immer mit ihren Herden. Die Steppe beginnt hinter der letzten Häuserzeile von Ulaanbaatar.
`;
