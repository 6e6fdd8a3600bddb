// Every word a person reads exists in every language, and the catalogues hold neither more nor less than the code uses. Dates are written one way.
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programFile } from './program-file.mjs';

const run = promisify(execFile);
const catalogues = ['en', 'de'].map((language) => `src/web/words/catalogues/${language}.po`);

/** The messages of a catalogue: what the code says and what the language makes of it. */
function messages(text: string): Map<string, string> {
  const unquote = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]).join('');
  const found = new Map<string, string>();
  for (const block of text.split(/\n\n+/)) {
    const match = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(block);
    if (!match || block.includes('#~')) continue;
    const context = /^msgctxt "(.*)"$/m.exec(block)?.[1] ?? '';
    const id = unquote(match[1] as string);
    if (id) found.set(context ? `${context}: ${id}` : id, unquote(match[2] as string));
  }
  return found;
}

/** Where a day is written another way than everywhere else: English pages name days the British way, which lingui's own formatter does not. */
const otherDates = (root: string): string[] =>
  globSync('src/web/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('i18n.date('))
    .map((path) => `${path} writes a date by i18n.date: use src/web/ui/days.ts`);

/** What is missing, left over, not translated, or written otherwise than everywhere else. */
export async function checkWords(root: string): Promise<string[]> {
  const before = catalogues.map((path) => readFileSync(join(root, path), 'utf8'));
  const lingui = programFile(root, 'lingui');
  const failure = await run(process.execPath, [lingui, 'extract', '--clean'], { cwd: root }).then(
    () => null,
    (error: Error) => error.message,
  );
  const after = catalogues.map((path) => readFileSync(join(root, path), 'utf8'));
  catalogues.forEach((path, index) => {
    writeFileSync(join(root, path), before[index] as string);
  });
  if (failure) return [failure];
  const problems = otherDates(root);
  catalogues.forEach((path, index) => {
    const [kept, used] = [messages(before[index] as string), messages(after[index] as string)];
    for (const id of used.keys()) if (!kept.has(id)) problems.push(`${path} lacks "${id}": run npm run words`);
    for (const id of kept.keys()) if (!used.has(id)) problems.push(`${path} still has "${id}": run npm run words`);
    for (const [id, text] of kept) if (!text) problems.push(`${path}: no translation for "${id}"`);
  });
  return problems;
}
