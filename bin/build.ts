// Makes build/: what browsers are sent, and the server that sends it. What is fresh is left alone.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makePart } from './build-stamp.mjs';
import { bundleServer } from './bundle-server.ts';
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

/** The pages and scripts by React Router, Brotli twins of everything that is text, and the photographs. */
async function buildPages(): Promise<void> {
  process.stderr.write('waymark: building the pages\n');
  const router = join(root, 'node_modules/.bin/react-router');
  const { status, stdout, stderr } = spawnSync(process.execPath, [router, 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(1);
  }
  packText(join(root, 'build/client'));
  await makePhotos(join(root, 'src/demo/photos'), join(root, 'build/photos'));
}

await makePart(root, 'pages', buildPages);
await makePart(root, 'server', async () => {
  process.stderr.write('waymark: bundling the server\n');
  rmSync(join(root, 'build/compiled'), { recursive: true, force: true });
  await bundleServer(root);
});
