import type { DemoPhotograph } from './marketplace.ts';

/** A photo with the conditions under which it is not misleading. */
export interface Photograph extends DemoPhotograph {
  /** Country codes and continents; empty if it is only limited by its tags. */
  readonly shownIn: readonly string[];
}

/**
 * One photo per entry: file | dominant colour | tags | where it may be used; then its description, English / German.
 */
const ALBUM = `
adrian-infernus-281832 | #a49e9e | city town sunset | europe
A market square with gabled houses in low sun / Ein Marktplatz mit Giebelhäusern im tiefen Sonnenlicht
ales-krivec-107499 | #798689 | mountain lake hike forest summer |
A rocky ridge above wooded slopes and two small lakes / Ein Felsgrat über bewaldeten Hängen und zwei kleinen Seen
alex-bertha-316137 | #3d493f | forest hills road bike |
A clearing in dense forest seen from above, crossed by a straight path / Eine Lichtung im dichten Wald von oben, durchquert von einem geraden Weg
anders-jilden-307322 | #4f434a | village coast town sunset night wine | IT HR GR ES PT FR ME AL TR MT CY
Houses on a rocky headland above a calm sea at dusk / Häuser auf einem Felsvorsprung über ruhigem Meer in der Dämmerung
aneta-ivanova-776 | #77635a | mountain hills hike sunset |
A hiker with a rucksack before hills and drifting mist at dusk / Ein Wanderer mit Rucksack vor Hügeln und Nebelfetzen in der Dämmerung
artem-sapegin-229391 | #835230 | forest mountain valley sunset |
Golden light falling through mist into a wooded valley / Goldenes Licht fällt durch Nebel in ein bewaldetes Tal
bobby-burch-145906 | #141008 | night forest camp wildlife |
A lit tent under tall trees and a starry sky / Ein erleuchtetes Zelt unter hohen Bäumen und Sternenhimmel
casey-horner-339165 | #142328 | night mountain stars |
The Milky Way above dark mountains with a green glow on the horizon / Die Milchstraße über dunklen Bergen mit grünem Schimmer am Horizont
christian-joudrey-96208 | #716c6d | coast island tropical sunset beach | africa asia oceania north-america south-america
A still bay with brown rocks and two palm trees in evening light / Eine stille Bucht mit braunen Felsen und zwei Palmen im Abendlicht
christoph-bengtsson-lissalde-80291 | #68757e | mountain forest hike summer | US CA
Grey granite domes behind pine trees under a blue sky / Graue Granitkuppen hinter Kiefern unter blauem Himmel
clarisse-meyer-122804 | #121121 | night desert stars camp |
A person on a rock arch shining a lamp into the Milky Way / Ein Mensch auf einem Felsbogen leuchtet mit einer Lampe in die Milchstraße
cristina-gottardi-259243 | #735745 | mountain hills valley sunset hike |
Green ridges and cliffs in warm evening light / Grüne Bergrücken und Felswände im warmen Abendlicht
david-klaasen-54203 | #7b6841 | animal wildlife coast island | GB IE IS NO
A puffin among daisies on a cliff / Ein Papageitaucher zwischen Margeriten auf einer Klippe
david-marcu-114194 | #6c664f | mountain forest hike valley |
A person on a rock tower above misty wooded valleys / Ein Mensch auf einem Felsturm über dunstigen Waldtälern
davide-cantelli-139887 | #8b8178 | mountain hike road volcano | IS NO NZ CL AR BO PE US GB KG MN GE AM
Two hikers before bare hills streaked in ochre and green / Zwei Wanderer vor kahlen Hügeln in Ocker und Grün
dino-reichmuth-84359 | #7e8f9b | snow mountain winter hike |
A person on a snowy ridge with a chain of white peaks behind / Ein Mensch auf einem verschneiten Grat, dahinter eine Kette weißer Gipfel
eberhard-grossgasteiger-311213 | #636a5f | lake mountain forest river hills |
A green mountain lake mirroring a snow-capped slope / Ein grüner Bergsee spiegelt einen verschneiten Hang
geran-de-klerk-290418 | #113948 | island coast lake |
A tiny rocky island with one house, seen from above / Eine winzige Felseninsel mit einem einzigen Haus, von oben gesehen
grant-ritchie-338179 | #79867a | hills road valley village bike wine |
A road winding through a green gorge towards the sun / Eine Straße windet sich durch eine grüne Schlucht der Sonne entgegen
jakob-owens-224352 | #3d4441 | coast mountain tropical island volcano | oceania north-america south-america asia africa
Steep dark cliffs above the sea, seen past two dangling shoes / Steile dunkle Klippen über dem Meer, davor zwei baumelnde Schuhe
jeremy-bishop-330225 | #606450 | tropical village forest hills rice | ID LK PH VN TH IN MY LA KH
Rice terraces between tall palm trees / Reisterrassen zwischen hohen Palmen
jonatan-pie-226191 | #0f3749 | snow winter night glacier | IS NO SE FI CA US AR CL
A blue-lit ice cave with a stream running through it / Eine blau erleuchtete Eishöhle, durch die ein Bach fließt
josh-calabrese-66153 | #74535c | coast sunset beach island road |
A wooden walkway leading down to the sea under a violet evening sky / Ein Holzsteg führt unter violettem Abendhimmel hinab zum Meer
joshua-earle-157231 | #5fa0c4 | snow winter glacier lake | IS NO SE FI CA US AR CL NZ
A person among blocks of clear blue ice / Ein Mensch zwischen Blöcken aus klarem blauem Eis
matt-barrett-339981 | #2f4f57 | city coast night | AU US AE MY SG JP CN KR BR PA TH TW
Illuminated high-rises along a beach at night / Beleuchtete Hochhäuser an einem Strand bei Nacht
nathan-anderson-316188 | #147c97 | island lake tropical river |
Two wooded islets in bright turquoise water, seen from above / Zwei bewaldete Inselchen in leuchtend türkisem Wasser, von oben gesehen
nathan-dumlao-287713 | #737475 | mountain forest valley hike | US
Two women looking into a valley between high rock walls / Zwei Frauen blicken in ein Tal zwischen hohen Felswänden
oskar-vertetics-53043 | #6a6e61 | temple city lake forest garden | JP
A golden pavilion mirrored in a pond among pines / Ein goldener Pavillon spiegelt sich in einem Teich zwischen Kiefern
priscilla-du-preez-181896 | #272f3c | night lake mountain snow stars | europe north-america NZ AR CL KZ KG MN
A mountain and a dark lake under stars, with a faint green light on the horizon / Ein Berg und ein dunkler See unter Sternen, am Horizont ein schwaches grünes Licht
ricardo-gomez-angel-262359 | #74494c | mountain hills sunset winter rail road |
A valley full of mist before a mountain range under a red evening sky / Ein Tal voller Nebel vor einer Bergkette unter rotem Abendhimmel
sam-ferrara-136526 | #43485b | mountain glacier snow hike |
A long glacier curving between rocky peaks at dawn / Ein langer Gletscher zieht sich im Morgenlicht zwischen felsigen Gipfeln hindurch
sean-afnan-244576 | #6c6962 | lake mountain hills river |
A clear lake with a few stones, mirroring a brown slope / Ein klarer See mit einigen Steinen, in dem sich ein brauner Hang spiegelt
sophie-higginbottom-133982 | #a79d76 | hills hike valley mountain |
A hiker sitting on a rock in a green upland valley / Ein Wanderer sitzt auf einem Felsen in einem grünen Hochtal
stefan-kunze-26932 | #77757b | coast island hike bike mountain summer | europe oceania ZA TN MA
Wooded cliffs falling into a deep blue sea / Bewaldete Klippen fallen in ein tiefblaues Meer ab
stefan-stefancik-105376 | #78708c | mountain hike sunset |
Jagged grey peaks under a violet sky / Zerklüftete graue Gipfel unter violettem Himmel
sweet-ice-cream-photography-143023 | #6f878d | coast beach island tropical town |
A sandy beach with breaking waves, seen from straight above / Ein Sandstrand mit brechenden Wellen, senkrecht von oben
tatyana-dobreva-288463 | #131719 | night mountain stars river camp |
A waterfall and rock walls in moonlight below a starry sky / Ein Wasserfall und Felswände im Mondlicht unter Sternenhimmel
teddy-kelley-109202 | #7d7870 | animal wildlife forest | US CA MX
A young deer in velvet beside a scorched tree trunk / Ein junger Hirsch im Bast neben einem angekohlten Baumstamm
tim-bogdanov-97988 | #a19d91 | mountain hills volcano sunset hike city |
A man on a rock looking at a distant snow-covered cone / Ein Mann auf einem Felsen blickt auf einen fernen verschneiten Kegel
tom-barrett-318952 | #4e4434 | sky sunset city desert temple rail |
Sun rays breaking through towering clouds, seen from above / Sonnenstrahlen brechen durch aufgetürmte Wolken, von oben gesehen
vladimir-kudinov-12761 | #2f3320 | animal wildlife forest | US CA europe
A spotted fawn grazing beside a path / Ein geflecktes Kitz grast neben einem Weg
web-agency-29200 | #a48b67 | river village town sunset lake | europe
Two old wooden boats stranded on a shore in yellow evening light / Zwei alte Holzboote liegen im gelben Abendlicht am Ufer
wil-stewart-18242 | #5c6768 | desert mountain river forest hike summer | US MX AU ZA NA JO MA OM CN
A thin waterfall dropping from a red cliff into green trees / Ein schmaler Wasserfall stürzt von einer roten Felswand ins Grün
`;

/** The photos of `photos/`, all under the Unsplash licence; `photos/CREDITS.md` names the photographers. */
export const PHOTOGRAPHS: readonly Photograph[] = readAlbum(ALBUM);

function readAlbum(text: string): Photograph[] {
  const lines = text.trim().split('\n');
  return Array.from({ length: lines.length / 2 }, (_, index) => {
    const [name, colour, tags, shownIn] = (lines[index * 2] as string).split('|').map((part) => part.trim());
    const [en, de] = (lines[index * 2 + 1] as string).split(' / ');
    if (!name || !colour || !tags || !en || !de) throw new SyntaxError(`photograph ${index + 1} is not complete`);
    return {
      file: `${name}.jpg`,
      photographer: photographerOf(name),
      alternative: { en, de },
      colour,
      tags: tags.split(' '),
      shownIn: shownIn ? shownIn.split(' ') : [],
    };
  });
}

/** Returns the photographer from a file name: "geran-de-klerk-290418" is by Geran de Klerk. */
function photographerOf(name: string): string {
  const words = name.replace(/-\d+$/, '').split('-');
  return words.map((word) => (word === 'de' ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');
}
