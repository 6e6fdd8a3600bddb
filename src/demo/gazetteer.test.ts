import { describe, expect, it } from 'vitest';
import { gazetteer, parseRegion } from './gazetteer.ts';

const BLED = `
= si
Lake Bled / Bleder See | 46.364 14.095 | lake hike | at Lake Bled / am Bleder See
~ One sentence. / Ein Satz.
+ the church; the gorge / die Kirche; die Klamm
! row to the island / zur Insel rudern
* cream cake / Cremeschnitte
`;

describe('the notation of the gazetteer', () => {
  it('reads a place with its country, coordinates, tags and material', () => {
    const [place] = parseRegion(BLED);
    expect(place).toMatchObject({
      countryCode: 'SI',
      slug: 'lake-bled',
      latitude: 46.364,
      longitude: 14.095,
      locative: { en: 'at Lake Bled', de: 'am Bleder See' },
      directional: { en: 'to Lake Bled', de: 'zum Bleder See' },
      origin: { en: 'from Lake Bled', de: 'vom Bleder See' },
    });
    expect(place?.sights).toEqual([
      { en: 'the church', de: 'die Kirche' },
      { en: 'the gorge', de: 'die Klamm' },
    ]);
  });

  it.each([
    ['a sight too few in German', BLED.replace('; die Klamm', ''), 5],
    ['a sentence without German', BLED.replace(' / Ein Satz.', ''), 4],
    ['coordinates off the earth', BLED.replace('46.364', '146.364'), 3],
    ['a country that is no code', BLED.replace('= si', '= Slovenia'), 2],
  ])('throws on %s and names the line', (_, text, line) => {
    expect(() => parseRegion(text)).toThrow(`line ${line}:`);
  });

  it('throws when a place has nothing to eat', () => {
    expect(() => parseRegion(BLED.replace(/\* .*\n/, ''))).toThrow('Lake Bled has no dishes');
  });

  it('gives every place of every region valid coordinates, its own slug and its own id', () => {
    const places = gazetteer();
    expect(places.length).toBeGreaterThan(380);
    expect(new Set(places.map((place) => place.slug)).size).toBe(places.length);
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
    for (const { latitude, longitude } of places) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  });
});
