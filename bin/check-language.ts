// Checks that names are idiomatic: limits are `max…` and `min…`, and no value is named by a participle.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const plainWords: readonly (readonly [name: RegExp, plain: string])[] = [
  [/\b(?:most|longest|largest)[A-Z]\w*|\b(?:MOST|LONGEST|LARGEST)_\w+/g, 'max…'],
  [/\bleast[A-Z]\w*|\bLEAST_\w+/g, 'min…'],
  [/\b(?:tellOf|told)[A-Z]\w*/g, 'notify…, or a noun'],
  [/\bkept[A-Z]\w*|\bKept[A-Z]\w*/g, 'cached…, stored… or saved…'],
  [/\basked[A-Z]\w*|\bAsked[A-Z]\w*/g, 'requested…, or a noun'],
  [/\bshown[A-Z]\w*|\bShown[A-Z]\w*/g, 'visible…, …View, or a function that presents'],
  [/\bpatience[A-Z]\w*/g, 'timeoutMs'],
];

/** Names of the wire and of stored data, which cannot change. */
const settled: readonly string[] = ['askedOn', 'largestParty', 'shownIn'];

/** Returns the outdated names in a text, each with its line and its replacement. */
export function oddNames(text: string): { readonly line: number; readonly name: string; readonly plain: string }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      plainWords.flatMap(([pattern, plain]) =>
        [...content.matchAll(pattern)]
          .filter(([name]) => !settled.includes(name))
          .map(([name]) => ({ line: index + 1, name, plain })),
      ),
    );
}

/** Returns every outdated name in the code of the product. */
export function checkLanguage(root: string): string[] {
  return globSync(['src/**/*.{ts,tsx}', 'bin/*.{ts,mjs}', 'bench/**/*.ts', 'tests/**/*.{ts,tsx}'], { cwd: root })
    .filter((path) => !path.startsWith(join('bin', 'check-language')) && !path.endsWith('check-language.test.ts'))
    .toSorted()
    .flatMap((path) =>
      oddNames(readFileSync(join(root, path), 'utf8')).map(
        ({ line, name, plain }) => `${path}:${line}: \`${name}\` would be searched for as ${plain}`,
      ),
    );
}
