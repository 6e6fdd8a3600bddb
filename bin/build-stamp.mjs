// Tells whether what lies in build/ was made from the sources as they are now, by a hash over everything that goes into it.
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

/** What each part of the build is made of. The server takes the pages in, so it is made anew whenever they are. */
const inputs = {
  pages,
  server: [...pages, 'src/server', 'src/demo', 'package.json', 'bin/bundle-server.ts'],
  sandbox: ['src/sandbox', 'package-lock.json', 'bin/bundle-sandbox.ts'],
};

/** Pictures are told apart by size, everything else by content. */
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

/** Whether this part of the build is fresh. */
function isFresh(root, part) {
  const file = stampFile(root, part);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, part);
}

/** Whether the whole build is fresh. */
export function isBuilt(root) {
  return Object.keys(inputs).every((part) => isFresh(root, part));
}

/** Makes a part of the build, unless it is fresh. What changes while it is made is made at the next occasion. */
export async function makePart(root, part, make) {
  if (isFresh(root, part)) return;
  const stamp = stampOf(root, part);
  rmSync(stampFile(root, part), { force: true });
  await make();
  writeFileSync(stampFile(root, part), stamp);
}
