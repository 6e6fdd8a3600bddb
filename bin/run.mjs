// The way into every command: makes sure that packages are installed and the build is fresh, then hands over to the pinned Node.
// It runs on whatever Node (20 or newer) the machine has, so it is plain JavaScript and needs no package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build-stamp.mjs';
import { memoryHabits, nodeFlags } from './node-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedStamp = join(root, 'node_modules/.waymark-installed');

/** What each command runs, and whether it needs the build. */
const commands = {
  start: { file: 'build/shop/main.js', built: true },
  worker: { file: 'build/shop/worker.js', built: true },
  dev: { file: 'bin/dev.ts', built: false },
  build: { file: 'bin/build.ts', built: false },
  check: { file: 'bin/check.ts', built: true },
  test: { file: 'bin/test.ts', built: true },
  bench: { file: 'bin/bench.ts', built: true },
  waymark: { file: 'bin/waymark.ts', built: true },
};

function fail(message) {
  process.stderr.write(`waymark: ${message}\n`);
  process.exit(1);
}

function runOrFail(program, args, what) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) fail(`${what}: ${error.message}`);
  if (status !== 0) fail(`${what} failed`);
}

/** Installs what the lockfile says, once per lockfile. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lock) return;
  process.stderr.write('waymark: installing packages (about a minute, this once)\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm) runOrFail(process.execPath, [npm, ...args], 'npm ci');
  else runOrFail('npm', args, 'npm ci');
  writeFileSync(installedStamp, lock);
}

/** The pinned Node, or this one where it is new enough and no pinned one exists for the machine. */
function pinnedNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(`Node 24 is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}`);
}

const [name, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`unknown command "${name}"; there are: ${Object.keys(commands).join(', ')}`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}`);

install();
const node = pinnedNode();
if (command.built && !isBuilt(root)) runOrFail(node, [join(root, 'bin/build.ts')], 'the build');

const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
const child = spawn(node, [...nodeFlags, join(root, command.file), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...memoryHabits, PATH: path },
});
// A terminal sends Ctrl-C to the child as well; other senders reach only this process, so it passes the signal on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
