// Builds build/: the assets for browsers, and the server. Parts that are up to date are skipped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { reportProgress } from '#server/start/report-progress.ts';
import { makePart } from './build-stamp.mjs';
import { bundleSandbox } from './bundle-sandbox.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress.ts';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');
/** A build creates many short-lived objects; a larger young generation reduces the time for garbage collection. */
const buildFlags = ['--max-semi-space-size=64'];

/** Builds the pages and scripts with React Router. Its progress is displayed; its other output only if it fails. */
async function buildPages(): Promise<void> {
  reportProgress({ step: 'building the pages for browsers' });
  const router = spawn(process.execPath, [...buildFlags, programFile(root, 'react-router'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  router.on('message', (message) => process.connected && process.send?.(message));
  const [output, complaints, [status]] = await Promise.all([
    text(router.stdout as NonNullable<typeof router.stdout>),
    text(router.stderr as NonNullable<typeof router.stderr>),
    once(router, 'exit'),
  ]);
  if (status === 0) return;
  process.stderr.write(`${output}${complaints}`);
  process.exit(1);
}

// The server is bundled as soon as the pages are ready; in the meantime the assets are compressed on the other cores.
const pages = Promise.withResolvers<void>();
await Promise.all([
  makePart(root, 'pages', async () => {
    await buildPages();
    pages.resolve();
    await compressFiles(join(root, 'build/client'));
  }).then(pages.resolve),
  pages.promise.then(() =>
    makePart(root, 'server', async () => {
      reportProgress({ step: 'bundling the server' });
      rmSync(join(root, 'build/compiled'), { recursive: true, force: true });
      await bundleServer(root);
    }),
  ),
]);
await makePart(root, 'sandbox', () => bundleSandbox(root));
reportProgress({ step: null });
