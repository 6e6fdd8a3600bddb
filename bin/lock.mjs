// `npm run lock`: updates package-lock.json from package.json, with a hash for every package of every platform. npm
// also records the packages of other platforms, if the current registry has them. A package that it lacks would fail or
// stay unverified on its platform, so another version has to be chosen that the registry has for all platforms.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockfileProblems } from './lockfile.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const path = join(root, 'package-lock.json');

/**
 * npm queries the registry only for unknown packages: entries without a hash are removed, so that it queries them
 * again.
 */
if (existsSync(path)) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([name, { integrity, inBundle }]) => !name || integrity || inBundle),
  );
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
const npm = process.env.npm_execpath;
const { status } = npm
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
  : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);
const problems = lockfileProblems(root);
for (const problem of problems) console.error(`waymark: ${problem}`);
if (problems.length > 0)
  console.error('waymark: choose versions that the registry has for every platform, then run this again');
process.exit(problems.length > 0 ? 1 : 0);
