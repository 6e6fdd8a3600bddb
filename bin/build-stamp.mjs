// Tells whether build/ was made from the sources as they are now, by a hash over everything that goes into it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/demo/photos',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'bin/build.ts',
  'bin/page-words.ts',
];

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

function stampOf(root) {
  const hash = createHash('sha256');
  for (const input of inputs) hashInto(hash, join(root, input));
  return hash.digest('hex');
}

const stampFile = (root) => join(root, 'build/.stamp');

/** Whether the build is fresh. */
export function isBuilt(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stampOf(root);
}

/** Remembers what the build was made from; to be called with the stamp taken before building. */
export function rememberBuild(root, stamp) {
  writeFileSync(stampFile(root), stamp);
}

export { stampOf };
