// The way into every command: makes sure that packages are installed and the build is fresh, then hands over to the pinned Node.
// It runs on whatever Node (20 or newer) the machine has, so it is plain JavaScript and needs no package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { installCounter } from './installed-packages.mjs';
import { memoryHabits, nodeFlags } from './node-flags.mjs';
import { findNode, nodeAdvice } from './platforms.mjs';
import { createProgress } from './progress.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedStamp = join(root, 'node_modules/.waymark-installed');
const showProgress = createProgress(process.stderr);

/** What each command runs, whether it needs the build, and whether it tells how far it is. */
const commands = {
  start: { file: 'build/shop/main.js', built: true, tells: true },
  worker: { file: 'build/shop/worker.js', built: true },
  dev: { file: 'bin/dev.ts', built: false },
  build: { file: 'bin/build.ts', built: false, tells: true },
  check: { file: 'bin/check.ts', built: true },
  test: { file: 'bin/test.ts', built: true },
  bench: { file: 'bin/bench.ts', built: true },
  waymark: { file: 'bin/waymark.ts', built: true },
};

function fail(message) {
  showProgress({ step: null });
  process.stderr.write(`waymark: ${message}\n`);
  process.exit(1);
}

let child = null;

/** Runs a program to its end, and shows how far it says it is; answers how it ended. */
function run(program, args, options) {
  return new Promise((resolve) => {
    child = spawn(program, args, { cwd: root, ...options });
    child.on('message', ({ progress }) => progress && showProgress(progress));
    child.on('error', (error) => fail(`${program}: ${error.message}`));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}

// A terminal sends Ctrl-C to the child as well; other senders reach only this process, so it passes the signal on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

const exitCode = ({ code, signal }) => code ?? (signal === 'SIGINT' ? 130 : 1);

/** Installs what the lockfile says, once per lockfile. */
async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lock) return;
  const count = installCounter(root);
  const show = () => showProgress({ step: 'installing packages', ...count() });
  showProgress({ step: 'installing packages' });
  const timer = setInterval(show, 500);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // What started this was npm itself, most of the time; on Windows it is a script for the shell.
  const npm = process.env.npm_execpath;
  const options = { stdio: ['ignore', 'pipe', 'pipe'] };
  const ended = npm
    ? runQuietly(process.execPath, [npm, ...args], options)
    : runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
  const { output, ...outcome } = await ended;
  clearInterval(timer);
  if (outcome.signal) process.exit(exitCode(outcome));
  if (outcome.code !== 0) {
    showProgress({ step: null });
    process.stderr.write(output);
    fail('npm ci failed');
  }
  // A few packages of the lockfile belong to others that this machine leaves out.
  const { done } = count();
  showProgress({ step: 'installing packages', done, total: done });
  showProgress({ step: null });
  writeFileSync(installedStamp, lock);
}

/** Runs a program and keeps what it says. */
async function runQuietly(program, args, options) {
  let output = '';
  const ended = run(program, args, options);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { ...(await ended), output };
}

const [name, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`unknown command "${name}"; there are: ${Object.keys(commands).join(', ')}`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}`);

await install();
const machine = {
  platform: process.platform,
  arch: process.arch,
  execPath: process.execPath,
  version: process.versions.node,
};
const node = findNode(root, machine) ?? fail(nodeAdvice(machine));
const listening = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };
if (command.built && !isBuilt(root)) {
  const ended = await run(node, [join(root, 'bin/build.ts')], listening);
  showProgress({ step: null });
  if (ended.signal) process.exit(exitCode(ended));
  if (ended.code !== 0) fail('the build failed');
}

const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const ended = await run(node, [...nodeFlags, join(root, command.file), ...rest], {
  ...(command.tells ? listening : { stdio: 'inherit' }),
  env: { ...process.env, ...memoryHabits, PATH: path },
});
showProgress({ step: null });
process.exit(exitCode(ended));
