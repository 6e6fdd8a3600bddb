// The quick gate: everything that can be known without running the product. One line per check, the details of what failed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkImports } from './check-imports.ts';
import { checkSizes } from './check-sizes.ts';
import { checkWords } from './check-words.ts';
import { lockfileProblems } from './lockfile.mjs';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');

type Outcome = { readonly name: string; readonly problems: string; readonly ms: number };

/** Runs a program and keeps what it says for the case that it fails. */
function program(name: string, file: Parameters<typeof programFile>[1], ...args: string[]): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programFile(root, file), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('exit', (code) => {
      resolve({ name, problems: code === 0 ? '' : output || `exit ${code}`, ms: performance.now() - started });
    });
  });
}

async function runCheck(name: string, check: () => string[] | Promise<string[]>): Promise<Outcome> {
  const started = performance.now();
  const problems = await check();
  return { name, problems: problems.join('\n'), ms: performance.now() - started };
}

/** Runs every check and prints what it found; answers how many passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const wings = [
    'domain',
    'contract',
    'demo',
    'sandbox',
    'sandbox/frames',
    'server',
    'web',
    'web/tsconfig.server.json',
  ].map((wing) => `src/${wing}`);
  const types = await program('page types', 'react-router', 'typegen');
  // Two lanes for two cores: the compiler on one, everything else on the other.
  const lanes = [
    async () => {
      const compiled: Outcome[] = [];
      for (const wing of [...wings, 'tests']) compiled.push(await program(`types of ${wing}`, 'tsc', '-p', wing));
      return compiled;
    },
    async () => [
      await program('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
      await runCheck('import directions and circles', () => checkImports(root)),
      await runCheck('a lockfile for every platform', () => lockfileProblems(root)),
      await runCheck('words in every language', () => checkWords(root)),
      await runCheck('sizes of first loads', () => checkSizes(root)),
      await program('nothing unused', 'knip'),
    ],
  ];
  const outcomes = [types, ...(await Promise.all(lanes.map((lane) => lane()))).flat()];
  for (const { name, problems, ms } of outcomes) {
    console.log(`${problems ? '✗' : '✓'} ${name} (${(ms / 1000).toFixed(1)} s)${problems ? `\n${problems}` : ''}`);
  }
  const failed = outcomes.filter(({ problems }) => problems).length;
  return { passed: outcomes.length - failed, failed };
}

if (import.meta.main) {
  const { failed } = await check();
  process.exit(failed ? 1 : 0);
}
