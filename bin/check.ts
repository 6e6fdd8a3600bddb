// The quick checks, which do not run the product. Prints one line per check, with details of failures.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkImports } from './check-imports.ts';
import { checkLanguage } from './check-language.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkSizes } from './check-sizes.ts';
import { checkWords } from './check-words.ts';
import { lockfileProblems } from './lockfile.mjs';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');

type Outcome = { readonly name: string; readonly problems: string; readonly ms: number };

/** Runs a program and buffers its output in case it fails. */
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

/**
 * Checks the types of a package. A single thread is used because several would each infer the schemas again, which
 * costs more than it saves on two cores. Results for unchanged files are read from build/types.
 */
function checkTypes(project: string): Promise<Outcome> {
  const state = join(root, 'build/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', state];
  return program(`types of ${project}`, 'tsc', '-p', project, ...options);
}

async function runCheck(name: string, check: () => string[] | Promise<string[]>): Promise<Outcome> {
  const started = performance.now();
  const problems = await check();
  return { name, problems: problems.join('\n'), ms: performance.now() - started };
}

/** Runs every check, prints the results, and returns how many passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const packages = [
    'server',
    'web',
    'web/tsconfig.server.json',
    'contract',
    'sandbox',
    'sandbox/frames',
    'demo',
    'domain',
  ].map((name) => `src/${name}`);
  const types = await program('page types', 'react-router', 'typegen');
  // Two at a time for two cores, the longest first.
  const checks: (() => Promise<Outcome>)[] = [
    () => checkTypes('tests'),
    () => runCheck('words in every language', () => checkWords(root)),
    () => program('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
    ...packages.map((name) => () => checkTypes(name)),
    () => program('nothing unused', 'knip', '--cache', '--cache-location', join(root, 'build/knip')),
    () => runCheck('import directions and circles', () => checkImports(root)),
    () => runCheck('migrations that the previous release survives', () => checkMigrations(root)),
    () => runCheck('plain names', () => checkLanguage(root)),
    () => runCheck('a lockfile for every platform', () => lockfileProblems(root)),
    () => runCheck('sizes of first loads', () => checkSizes(root)),
  ];
  const outcomes = [types];
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) outcomes.push(await next());
  };
  await Promise.all([lane(), lane()]);
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
