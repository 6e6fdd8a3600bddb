// Detects whether build/ is up to date with the sources, by a hash over everything that goes into it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = [
  'src/web',
  'src/contract',
  'src/domain',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'bin/build.ts',
  'bin/compress.ts',
  'bin/page-words.ts',
];

/** The sources of each part of the build. The server includes the pages, so it is rebuilt whenever they are. */
const inputs = {
  pages,
  server: [...pages, 'src/server', 'src/demo', 'package.json', 'bin/bundle-server.ts'],
  sandbox: ['src/sandbox', 'package-lock.json', 'bin/bundle-sandbox.ts'],
};

/** Images are compared by size, all other files by content. */
function hashInto(hash, path) {
  if (!existsSync(path)) return;
  const stat = statSync(path);
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) hashInto(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path);
    hash.update(/\.(jpg|png)$/.test(path) ? String(stat.size) : readFileSync(path));
  }
}

function stampOf(root, part) {
  const hash = createHash('sha256');
  for (const input of inputs[part]) hashInto(hash, join(root, input));
  return hash.digest('hex');
}

const stampFile = (root, part) => join(root, `build/.stamp-${part}`);

/** Returns whether this part of the build is up to date. */
function isFresh(root, part) {
  const file = stampFile(root, part);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, part);
}

/** Returns whether the whole build is up to date. */
export function isBuilt(root) {
  return Object.keys(inputs).every((part) => isFresh(root, part));
}

/** Builds a part unless it is up to date. Sources that change during the build are picked up by the next one. */
export async function makePart(root, part, make) {
  if (isFresh(root, part)) return;
  const stamp = stampOf(root, part);
  rmSync(stampFile(root, part), { force: true });
  await make();
  writeFileSync(stampFile(root, part), stamp);
}
