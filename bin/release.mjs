// `npm run release -- VERSION`: writes the archive of the sources, the bill of materials and their signed checksums to
// build/release. RELEASE_KEY is the path of an SSH key; nothing is published.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'build/release');

function fail(message) {
  process.stderr.write(`waymark: ${message}\n`);
  process.exit(1);
}

function run(program, args, options = {}) {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1_000_000_000,
    ...options,
  });
  if (status !== 0) fail(`${program} ${args[0]} failed${error ? `: ${error.message}` : ''}`);
  return stdout;
}

const version = process.argv[2];
const key = process.env.RELEASE_KEY;
if (!version || !key) fail('usage: RELEASE_KEY=path/to/ssh-key npm run release -- VERSION');
const stated = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
if (version !== stated) fail(`package.json has the version ${stated}: change and commit it first`);
if (run('git', ['status', '--porcelain']).length > 0) fail('there are changes that are not committed');
run(process.execPath, [join(root, 'bin/run.mjs'), 'check'], { stdio: 'inherit' });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const name = `waymark-${version}`;
run('git', ['archive', '--format=tar.gz', `--prefix=${name}/`, '-o', join(folder, `${name}.tar.gz`), 'HEAD']);
const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const npm = process.env.npm_execpath;
writeFileSync(
  join(folder, `${name}.cdx.json`),
  npm ? run(process.execPath, [npm, ...sbom]) : run('npm', sbom, { shell: process.platform === 'win32' }),
);
const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map(
  (file) =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')}  ${file}\n`,
);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
run('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', 'waymark-release', join(folder, 'SHA256SUMS')]);
process.stdout.write(`${folder}: ${name}.tar.gz, ${name}.cdx.json, SHA256SUMS, SHA256SUMS.sig\n`);
