// Adds to package-lock.json the optional platform packages that the registry at hand did not offer.
//
// `npm ci` refuses a lockfile that lacks an optional package of another platform, even though it would never install it.
// A registry mirror that carries only some platforms therefore makes a lockfile that fails everywhere. This writes the
// missing entries by name, version and platform, so that one lockfile serves arm64 and x64 alike. Run by `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';

const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8'));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
  'windows',
];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** The platform a package is for, told from its name: `@x/cli-linux-arm64-musl` is linux on arm64. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word)) ?? (words.includes('wasm32') ? undefined : 'none');
  const cpu = words.find((word) => processors.includes(word)) ?? (words.includes('armv7') ? 'arm' : undefined);
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(words.includes('musl') && { libc: ['musl'] }),
  };
}

const added = [];
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (Object.keys(lock.packages).some((key) => key.endsWith(`node_modules/${name}`))) continue;
    if (!/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), dev: entry.dev, optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length ? `completed the lockfile with ${added.length} packages of other platforms` : 'the lockfile is complete',
);
