import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';

const tokens = readFileSync(join(projectFolder, 'src/web/styles/tokens.css'), 'utf8');

type Scheme = 'light' | 'dark';

/** Every colour of the tokens, as it is in each scheme. */
const colours = new Map(
  [...tokens.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name as string, { light: light ?? both, dark: dark ?? both }],
  ),
);

/** How light a colour is, by the rule of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, scheme: Scheme): number {
  const [one, other] = [text, ground].map((name) => luminance(colours.get(name)?.[scheme] ?? '')) as [number, number];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const grounds = ['sand', 'paper', 'mist'];
const pairs = [
  ...['ink', 'ink-soft', 'pine', 'pine-strong', 'coral', 'coral-strong', 'danger', 'success'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...['pine', 'coral', 'danger', 'success'].map((name) => [name, `${name}-soft`] as const),
  ...['pine', 'coral', 'sun', 'night'].map((name) => [`on-${name}`, name] as const),
  ['on-night-soft', 'night'] as const,
];

test.each(['light', 'dark'] as const)(
  'in the %s scheme every text colour has enough contrast with its background',
  (scheme) => {
    const faint = pairs
      .map(([text, ground]) => `${text} on ${ground}: ${contrast(text, ground, scheme).toFixed(2)}`)
      .filter((line) => !(Number(line.split(': ')[1]) >= 4.5));
    expect(faint).toEqual([]);
  },
);
