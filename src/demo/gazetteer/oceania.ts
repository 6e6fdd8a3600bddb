/** Places of Australia, New Zealand, Fiji and French Polynesia; the notation is explained in `../gazetteer.ts`. */
export const oceania = `
= au
Sydney | -33.869 151.209 | city coast hike
~ Sydney takes the ferry to work and its sandwich to the beach. / Sydney fährt mit der Fähre zur Arbeit und nimmt das Sandwich mit an den Strand.
+ the Opera House; the Harbour Bridge; the lanes of The Rocks / das Opernhaus; die Harbour Bridge; die Gassen von The Rocks
! walk the cliffs from Bondi to Coogee / über die Klippen von Bondi nach Coogee wandern
* a dozen Sydney rock oysters / ein Dutzend Sydney-Felsenaustern
Melbourne | -37.814 144.963 | city coast
~ Melbourne keeps its coffee bars in narrow lanes, and trams ring past at either end. / Melbourne hat seine Kaffeebars in engen Gassen, und an beiden Enden klingeln die Straßenbahnen vorbei.
+ Queen Victoria Market; the National Gallery of Victoria; the street art of Hosier Lane / den Queen Victoria Market; die National Gallery of Victoria; die Street-Art der Hosier Lane
! watch a game of Australian football at the MCG / im MCG ein Spiel Australian Football sehen
* dumplings in Chinatown / Teigtaschen in Chinatown
Port Campbell | -38.619 142.995 | village coast hike
~ Near Port Campbell the Southern Ocean eats the limestone and leaves the Twelve Apostles, of which eight are standing. / Bei Port Campbell frisst der Südliche Ozean den Kalkstein und lässt die Zwölf Apostel übrig, von denen noch acht stehen.
+ the Twelve Apostles; Loch Ard Gorge; the rainforest of the Otways / die Zwölf Apostel; die Schlucht Loch Ard; den Regenwald der Otways
! hike the last stage of the Great Ocean Walk / die letzte Etappe des Great Ocean Walk wandern
* rock lobster from the pier / Languste vom Pier
Tanunda | -34.524 138.960 | town wine hills bike
~ Lutherans from Silesia planted vines around Tanunda in the 1840s, and some of the old stocks bear fruit today. / Lutheraner aus Schlesien pflanzten in den 1840er-Jahren Reben um Tanunda, und einige der alten Stöcke tragen bis heute.
+ the old vineyard of Langmeil; the Seppeltsfield estate; the Mengler Hill lookout / den alten Weinberg von Langmeil; das Weingut Seppeltsfield; den Aussichtspunkt Mengler Hill
! cycle the Barossa Trail from cellar to cellar / auf dem Barossa Trail von Keller zu Keller radeln
* mettwurst and a glass of Shiraz / Mettwurst und ein Glas Shiraz
Kangaroo Island | -35.800 137.200 | island coast wildlife hike | on Kangaroo Island / auf Kangaroo Island
~ On Kangaroo Island sea lions sleep on the beach and koalas in the gum trees by the road. / Auf Kangaroo Island schlafen die Seelöwen am Strand und die Koalas in den Eukalyptusbäumen an der Straße.
+ the sea lions of Seal Bay; the Remarkable Rocks; Admirals Arch / die Seelöwen der Seal Bay; die Remarkable Rocks; den Felsbogen Admirals Arch
! hike a day of the Wilderness Trail / eine Tagesetappe des Wilderness Trail wandern
* honey of the island's Ligurian bees / Honig der ligurischen Bienen auf der Insel
Uluru | -25.345 131.036 | desert hike | at Uluru / am Uluru > zum Uluru
~ Uluru belongs to the Anangu, who had the climb closed in 2019 and prefer visitors to walk round it. / Der Uluru gehört den Anangu, die den Aufstieg 2019 schließen ließen und Gäste lieber um ihn herumführen.
+ the waterhole of Mutitjulu; the domes of Kata Tjuta; the walls of Kings Canyon / das Wasserloch Mutitjulu; die Kuppeln von Kata Tjuta; die Wände des Kings Canyon
! walk the base path at sunrise / bei Sonnenaufgang auf dem Rundweg um den Felsen gehen
* damper, bread from the camp fire / Damper, Brot aus dem Lagerfeuer
Kakadu National Park / Kakadu-Nationalpark | -12.672 132.836 | wildlife river hike | in Kakadu National Park / im Kakadu-Nationalpark > in den Kakadu-Nationalpark
~ People have painted on the rocks of Kakadu for many thousands of years, in places one picture over another. / Auf die Felsen von Kakadu wird seit vielen Jahrtausenden gemalt, mancherorts ein Bild über das andere.
+ the rock art of Ubirr; the Yellow Water billabong; the Jim Jim Falls / die Felsbilder von Ubirr; den Billabong Yellow Water; die Jim Jim Falls
! glide past crocodiles by boat in the early morning / am frühen Morgen im Boot an Krokodilen vorbeigleiten
* kangaroo fillet with bush tomato / Kängurufilet mit Buschtomate
Cairns | -16.919 145.778 | city coast reef jungle
~ From Cairns one can be on the Great Barrier Reef in the morning and in the rainforest the same afternoon. / Von Cairns ist man morgens am Great Barrier Reef und am selben Nachmittag im Regenwald.
+ the Daintree Rainforest; the Barron Falls; the Atherton Tableland / den Daintree-Regenwald; die Barron Falls; das Atherton-Tafelland
! snorkel on the outer reef / am äußeren Riff schnorcheln
* barramundi with lemon myrtle / Barramundi mit Zitronenmyrte
Hobart | -42.882 147.327 | city coast mountain hike
~ Hobart has a dock full of fishing boats, a mountain where it can snow in summer and an underground museum that likes to provoke. / Hobart hat ein Hafenbecken voller Fischerboote, einen Berg, auf dem es im Sommer schneien kann, und ein unterirdisches Museum, das gern provoziert.
+ Salamanca Market; the MONA museum; the convict ruins of Port Arthur / den Salamanca-Markt; das Museum MONA; die Sträflingsruinen von Port Arthur
! hike below the Organ Pipes of kunanyi / unter den Organ Pipes am kunanyi wandern
* a curried scallop pie / eine Pastete mit Jakobsmuscheln in Curry
= nz
Auckland | -36.849 174.764 | city coast volcano wine
~ Auckland lies between two harbours on a field of some fifty small volcanoes, all of them quiet for now. / Auckland liegt zwischen zwei Häfen auf einem Feld von rund fünfzig kleinen Vulkanen, die derzeit alle Ruhe geben.
+ the Auckland Museum; the crater of Maungawhau; the island of Rangitoto / das Auckland Museum; den Krater des Maungawhau; die Insel Rangitoto
! take the ferry to the vineyards of Waiheke / mit der Fähre zu den Weingütern von Waiheke fahren
* steamed green-lipped mussels / gedämpfte Grünschalmuscheln
Rotorua | -38.137 176.250 | city lake volcano forest bike
~ Rotorua smells of sulphur because the ground under its parks steams, bubbles and now and then throws up a geyser. / Rotorua riecht nach Schwefel, weil der Boden unter seinen Parks dampft, blubbert und ab und zu einen Geysir hochwirft.
+ the geysers of Te Puia; the coloured pools of Waiotapu / die Geysire von Te Puia; die farbigen Becken von Waiotapu
! ride the mountain-bike trails of the Whakarewarewa Forest / im Whakarewarewa-Wald Mountainbike fahren
* hangi, meat and kumara from an earth oven / Hangi, Fleisch und Süßkartoffeln aus dem Erdofen
Tongariro National Park / Tongariro-Nationalpark | -39.200 175.583 | mountain volcano hike snow | in Tongariro National Park / im Tongariro-Nationalpark > in den Tongariro-Nationalpark
~ In 1887 a Māori chief gave the summits of Tongariro to the Crown so that nobody could ever sell them. / 1887 übergab ein Häuptling der Māori die Gipfel des Tongariro der Krone, damit niemand sie je verkaufen konnte.
+ the Taranaki Falls; the crater of Ruapehu / die Taranaki Falls; den Krater des Ruapehu
! walk the Alpine Crossing past the Emerald Lakes / auf dem Alpine Crossing an den Smaragdseen vorbeiwandern
* pumpkin soup by the fire / Kürbissuppe am Kamin
Wellington | -41.287 174.776 | city coast hills
~ Wellington is wedged between hills and harbour, and the wind sees to the rest. / Wellington klemmt zwischen Hügeln und Hafen, und um den Rest kümmert sich der Wind.
+ the museum Te Papa; the cable car to the Botanic Garden; the Zealandia sanctuary / das Museum Te Papa; die Standseilbahn zum Botanischen Garten; das Schutzgebiet Zealandia
! walk out to the seals at Red Rocks / zu den Robben an den Red Rocks wandern
* a flat white and a slice of ginger crunch / einen Flat White und ein Stück Ginger Crunch
Abel Tasman National Park / Abel-Tasman-Nationalpark | -40.957 173.057 | coast forest hike wildlife | in Abel Tasman National Park / im Abel-Tasman-Nationalpark > in den Abel-Tasman-Nationalpark
~ In Abel Tasman the sand is golden, the forest comes right down to it, and the tide decides on the route. / Im Abel Tasman ist der Sand golden, der Wald reicht bis an ihn heran, und über die Route entscheidet die Tide.
+ the beach of Anchorage; the Split Apple Rock / den Strand von Anchorage; den Split Apple Rock
! paddle a sea kayak past the fur seals / im Seekajak an den Pelzrobben vorbeipaddeln
* Nelson scallops with Sauvignon Blanc / Jakobsmuscheln aus Nelson mit Sauvignon Blanc
Kaikōura | -42.401 173.681 | town coast mountain wildlife hike rail
~ Off Kaikōura the sea floor drops into a canyon where sperm whales feed all year round. / Vor Kaikōura stürzt der Meeresboden in einen Canyon, in dem das ganze Jahr über Pottwale jagen.
+ the fur seals at Point Kean; the coast road to Ohau Point / die Pelzrobben am Point Kean; die Küstenstraße zum Ohau Point
! go out to sea to watch whales / zur Walbeobachtung aufs Meer hinausfahren
* crayfish from a roadside hut / Languste aus einer Bude am Straßenrand
Mount Cook Village | -43.734 170.097 | village mountain lake snow hike
~ Mount Cook Village lies at the foot of Aoraki and keeps its lamps low so that the stars can be seen. / Mount Cook Village liegt am Fuß des Aoraki und dämpft seine Lampen, damit man die Sterne sieht.
+ the Tasman Glacier; the blue water of Lake Pukaki / den Tasman-Gletscher; das blaue Wasser des Lake Pukaki
! walk the Hooker Valley Track to the glacier lake / auf dem Hooker Valley Track zum Gletschersee wandern
* salmon from the canals of the Mackenzie Basin / Lachs aus den Kanälen des Mackenzie-Beckens
Queenstown | -45.031 168.663 | town lake mountain snow hike bike wine
~ Commercial bungy jumping began on a bridge near Queenstown, which has been thinking up new ways down ever since. / Auf einer Brücke bei Queenstown begann das kommerzielle Bungeespringen, und seither denkt sich der Ort neue Wege nach unten aus.
+ the steamship TSS Earnslaw; the gold-rush cottages of Arrowtown; the wineries of Gibbston / das Dampfschiff TSS Earnslaw; die Goldgräberhäuser von Arrowtown; die Weingüter von Gibbston
! hike up Ben Lomond / auf den Ben Lomond wandern
* lamb with Pinot Noir from Central Otago / Lamm mit Pinot Noir aus Central Otago
Te Anau | -45.414 167.718 | town lake mountain forest hike
~ Te Anau is the last town before Fiordland, where it rains every other day and the waterfalls make the most of it. / Te Anau ist der letzte Ort vor Fiordland, wo es jeden zweiten Tag regnet und die Wasserfälle das Beste daraus machen.
+ Milford Sound; Doubtful Sound; the glow-worm caves / den Milford Sound; den Doubtful Sound; die Glühwürmchenhöhlen
! hike a day of the Kepler Track / eine Tagesetappe des Kepler Track wandern
* a venison pie from the bakery / eine Hirschpastete vom Bäcker
= fj
Viti Levu | -17.800 178.000 | island coast jungle river | on Viti Levu / auf Viti Levu
~ On Viti Levu a visit to a village begins with a bundle of kava root for the chief. / Auf Viti Levu beginnt ein Dorfbesuch mit einem Bündel Kavawurzeln für den Häuptling.
+ the Sigatoka sand dunes; the Garden of the Sleeping Giant / die Sanddünen von Sigatoka; den Garten des Schlafenden Riesen
! raft through the gorge of the upper Navua / durch die Schlucht des oberen Navua raften
* kokoda, fish in lime and coconut milk / Kokoda, Fisch in Limette und Kokosmilch
Yasawa Islands / Yasawa-Inseln | -16.960 177.370 | island coast reef hike | in the Yasawa Islands / auf den Yasawa-Inseln > auf die Yasawa-Inseln
~ A yellow catamaran calls at the Yasawas every day, island after island, like a village postman. / Ein gelber Katamaran klappert täglich die Yasawas ab, Insel für Insel, wie ein Dorfbriefträger.
+ the Blue Lagoon; the limestone caves of Sawa-i-Lau / die Blaue Lagune; die Kalksteinhöhlen von Sawa-i-Lau
! swim with manta rays off Drawaqa / vor Drawaqa mit Mantarochen schwimmen
* lovo, a feast cooked on hot stones in the ground / Lovo, ein auf heißen Steinen in der Erde gegartes Festmahl
Taveuni | -16.850 -179.967 | island forest reef hike | on Taveuni / auf Taveuni
~ The 180th meridian runs through Taveuni, so one can stand with one foot in the east and one in the west. / Der 180. Längengrad läuft durch Taveuni, und so steht man mit einem Fuß im Osten und mit dem anderen im Westen.
+ the Bouma waterfalls; the soft corals of Rainbow Reef / die Wasserfälle von Bouma; die Weichkorallen am Rainbow Reef
! walk the coast path of Lavena / auf dem Küstenweg von Lavena wandern
* palusami, taro leaves in coconut cream / Palusami, Taroblätter in Kokoscreme
= pf
Tahiti | -17.535 -149.570 | island coast mountain hike | on Tahiti / auf Tahiti
~ Most people on Tahiti live along the ring road, and behind it the valleys are green and almost empty. / Auf Tahiti leben die meisten an der Ringstraße, und dahinter sind die Täler grün und fast leer.
+ the market of Papeete; the waterfalls of Faarumai; the wave of Teahupo'o / den Markt von Papeete; die Wasserfälle von Faarumai; die Welle von Teahupo'o
! drive up the Papenoo valley by jeep / im Geländewagen das Papenoo-Tal hinauffahren
* firifiri, coconut doughnuts on a Sunday morning / Firifiri, Kokoskringel am Sonntagmorgen
Moorea | -17.539 -149.829 | island mountain reef hike coast | on Moorea / auf Moorea
~ Two deep bays cut into Moorea from the north, with pineapple fields and jagged peaks behind them. / Zwei tiefe Buchten schneiden von Norden in Moorea ein, und hinter ihnen liegen Ananasfelder und gezackte Gipfel.
+ the Belvedere lookout; Cook's Bay; Opunohu Bay / den Aussichtspunkt Belvedere; die Cook-Bucht; die Opunohu-Bucht
! snorkel with rays in the lagoon / in der Lagune mit Rochen schnorcheln
* poisson cru with lime and coconut milk / Poisson cru mit Limette und Kokosmilch
Bora Bora | -16.500 -151.741 | island reef coast volcano | on Bora Bora / auf Bora Bora
~ Otemanu, the stump of an old volcano, stands over Bora Bora's lagoon like the hand of a sundial. / Der Otemanu, Stumpf eines alten Vulkans, steht über der Lagune von Bora Bora wie der Zeiger einer Sonnenuhr.
+ the coral garden; Matira Beach / den Korallengarten; den Strand von Matira
! cross the lagoon in an outrigger canoe / im Auslegerkanu über die Lagune fahren
* mahi-mahi in vanilla sauce / Mahi-Mahi in Vanillesoße
`;
