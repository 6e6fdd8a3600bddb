// Builds the web bundle into build/: pages and scripts by React Router, then Brotli twins of everything that is text, then the photographs.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { rememberBuild, stampOf } from './build-stamp.mjs';
import { makePhotos } from './photos.ts';

const root = join(import.meta.dirname, '..');

function packText(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const packed = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(`${path}.br`, packed);
  }
}

const stamp = stampOf(root);
rmSync(join(root, 'build/.stamp'), { force: true });
rmSync(join(root, 'build/compiled'), { recursive: true, force: true });
process.stderr.write('waymark: building the pages\n');
const router = join(root, 'node_modules/.bin/react-router');
const { status, stdout, stderr } = spawnSync(process.execPath, [router, 'build'], { cwd: root, encoding: 'utf8' });
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
packText(join(root, 'build/client'));
await makePhotos(join(root, 'src/demo/photos'), join(root, 'build/photos'));
rememberBuild(root, stamp);
