import { describe, expect, it } from 'vitest';
import { asPhrase, fill, listOf, parsePhrases, voiceOf } from './phrasebook.ts';
import { randomOf } from './random.ts';

const BOOK = parsePhrases(`
# eat
Try {dish}. // Probieren Sie {dish}.
There is {dish} tonight. // Heute gibt es {dish} zum Abendessen.
Sit down. // Setzen Sie sich.
`);

describe('a phrasebook', () => {
  it('closes an apposition only where the sentence continues', () => {
    const dish = asPhrase({ en: 'pici, a pasta', de: 'Pici, eine Pasta' });
    const [first, second] = BOOK.get('eat') ?? [];
    expect(fill(first!, { dish }).de).toBe('Probieren Sie Pici, eine Pasta.');
    expect(fill(second!, { dish }).de).toBe('Heute gibt es Pici, eine Pasta, zum Abendessen.');
  });

  it('capitalises the first word of a sentence, even from a gap', () => {
    const pattern = { en: '{in} it rains. {in} it pours.', de: '{in} regnet es.' };
    expect(fill(pattern, { in: { en: 'in Rome', de: 'in Rom' } })).toEqual({
      en: 'In Rome it rains. In Rome it pours.',
      de: 'In Rom regnet es.',
    });
  });

  it('puts an item that contains a comma at the end of a list', () => {
    const items = ['the ruin, long empty', 'the church'].map((text) => ({ en: text, de: text }));
    expect(fill({ en: 'See {it}.', de: '{it}' }, { it: listOf(items) }).en).toBe(
      'See the church and the ruin, long empty.',
    );
  });

  it('never uses a pattern whose gap cannot be filled', () => {
    const voice = voiceOf(BOOK, randomOf('a'));
    for (let time = 0; time < 5; time++) expect(voice.say('eat').en).toBe('Sit down.');
  });

  it('uses all patterns before repeating one', () => {
    const voice = voiceOf(BOOK, randomOf('b'));
    const dish = { en: 'soup', de: 'Suppe' };
    const said = Array.from({ length: 3 }, () => voice.say('eat', { dish }).en);
    expect(new Set(said).size).toBe(3);
    expect(voice.sayNew('eat', { dish })).toBeNull();
  });
});
