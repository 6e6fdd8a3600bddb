// The entry point of every command: installs packages and updates the build if necessary, then starts the pinned Node.
// It runs on any installed Node (20 or newer), so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { installCounter } from './installed-packages.mjs';
import { memoryHabits, nodeFlags } from './node-flags.mjs';
import { findNode, nodeAdvice } from './platforms.mjs';
import { createProgress } from './progress.mjs';
import { createPauses, isRestarted } from './restarts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedStamp = join(root, 'node_modules/.waymark-installed');
const showProgress = createProgress(process.stderr);

/**
 * What each command runs, whether it needs the build, whether it reports its progress, and whether it is restarted
 * after a crash.
 */
const commands = {
  start: { file: 'build/shop/main.js', built: true, tells: true, restarts: 'the shop' },
  worker: { file: 'build/shop/worker.js', built: true, tells: true, restarts: 'the worker' },
  sandbox: { file: 'bin/sandbox.ts', built: true },
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
let openedAt = null;
let hasOpened = false;
let isStopping = false;
const pausing = new AbortController();

/** Runs a program to its end, displays the progress that it reports, and returns how it ended. */
function run(program, args, options) {
  return new Promise((resolve) => {
    child = spawn(program, args, { cwd: root, ...options });
    child.on('message', ({ progress, opened }) => {
      if (progress) showProgress(progress);
      if (opened) openedAt = Date.now();
    });
    child.on('error', (error) => fail(`${program}: ${error.message}`));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
}

// A terminal sends Ctrl-C to the child as well; other senders reach only this process, so it forwards the signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopping = true;
    pausing.abort();
    if (signal !== 'SIGINT') child?.kill(signal);
  });
}

const exitCode = ({ code, signal }) => code ?? (signal === 'SIGINT' ? 130 : 1);

/** Installs the packages of the lockfile, once per lockfile. */
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
  // npm itself usually started this process; on Windows it is a shell script.
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
  // Some packages of the lockfile are dependencies of others that this machine does not need.
  const { done } = count();
  showProgress({ step: 'installing packages', done, total: done });
  showProgress({ step: null });
  writeFileSync(installedStamp, lock);
}

/** Runs a program and buffers its output. */
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

/**
 * Stops the embedded database, which outlives a shop that crashed, unless another shop is about to stop it.
 */
function stopEmbeddedDatabase() {
  if (process.env.DATABASE_URL) return;
  try {
    const lock = readFileSync(join(resolve(root, process.env.DATA_DIR || 'data'), 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(lock, 10), 'SIGINT');
  } catch {
    // It has exited already.
  }
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
const nextPause = createPauses();
for (;;) {
  openedAt = null;
  const ended = await run(node, [...nodeFlags, join(root, command.file), ...rest], {
    ...(command.tells ? listening : { stdio: 'inherit' }),
    env: { ...process.env, ...memoryHabits, PATH: path },
  });
  showProgress({ step: null });
  hasOpened ||= openedAt !== null;
  if (!command.restarts || !isRestarted({ ...ended, hasOpened, isStopping })) process.exit(exitCode(ended));
  const pause = nextPause(openedAt === null ? 0 : Date.now() - openedAt);
  const at = new Date(Date.now() + pause).toISOString();
  const how = ended.signal ?? `exit code ${ended.code}`;
  process.stderr.write(
    `waymark: ${command.restarts} ended with ${how}; it starts again in ${pause / 1000} s (${at})\n`,
  );
  await wait(pause, undefined, { signal: pausing.signal }).catch(() => {});
  if (!isStopping) continue;
  stopEmbeddedDatabase();
  process.exit(0);
}
