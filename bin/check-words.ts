// Checks that every message exists in every language, that the catalogues contain exactly the messages of the code, and
// that dates are formatted consistently.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programFile } from './program-file.mjs';

const run = promisify(execFile);
const catalogues = ['en', 'de'].map((language) => `src/web/words/catalogues/${language}.po`);

/** Returns the messages of a catalogue: the source text and its translation. */
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

/**
 * Returns where a date is formatted inconsistently: English pages use the British format, unlike Lingui's own
 * formatter.
 */
const otherDates = (root: string): string[] =>
  globSync('src/web/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('i18n.date('))
    .map((path) => `${path} writes a date by i18n.date: use src/web/ui/days.ts`);

/** Returns a hash of everything that the check reads. */
function hashInputs(root: string): string {
  const hash = createHash('sha256');
  const others = ['lingui.config.ts', 'package-lock.json', 'bin/check-words.ts'];
  for (const path of [...globSync('src/web/**/*.{ts,tsx,po}', { cwd: root }).sort(), ...others])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Returns missing, unused and untranslated messages and inconsistent dates. Skipped while its inputs are unchanged
 * since the last success.
 */
export async function checkWords(root: string): Promise<string[]> {
  const passed = join(root, 'build/.words-passed');
  const inputs = hashInputs(root);
  if (existsSync(passed) && readFileSync(passed, 'utf8') === inputs) return [];
  const problems = await findWordProblems(root);
  mkdirSync(join(root, 'build'), { recursive: true });
  if (problems.length === 0) writeFileSync(passed, inputs);
  return problems;
}

async function findWordProblems(root: string): Promise<string[]> {
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
    const [stored, used] = [messages(before[index] as string), messages(after[index] as string)];
    for (const id of used.keys()) if (!stored.has(id)) problems.push(`${path} lacks "${id}": run npm run words`);
    for (const id of stored.keys()) if (!used.has(id)) problems.push(`${path} still has "${id}": run npm run words`);
    for (const [id, text] of stored) if (!text) problems.push(`${path}: no translation for "${id}"`);
  });
  return problems;
}
