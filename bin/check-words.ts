// Every word a person reads exists in every language, and the catalogues hold neither more nor less than the code uses.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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

/** What is missing, left over or not translated. */
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
  const problems: string[] = [];
  catalogues.forEach((path, index) => {
    const [kept, used] = [messages(before[index] as string), messages(after[index] as string)];
    for (const id of used.keys()) if (!kept.has(id)) problems.push(`${path} lacks "${id}": run npm run words`);
    for (const id of kept.keys()) if (!used.has(id)) problems.push(`${path} still has "${id}": run npm run words`);
    for (const [id, text] of kept) if (!text) problems.push(`${path}: no translation for "${id}"`);
  });
  return problems;
}
