// Makes build/: what browsers are sent, and the server that sends it. What is fresh is left alone.
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
/** Much is made and soon forgotten; with room for it a build spends less of its time on clearing away. */
const buildFlags = ['--max-semi-space-size=64'];

/** The pages and scripts by React Router. It says how far it is; what else it says matters only when it fails. */
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

// The server takes the pages in as soon as they are there; meanwhile what browsers are sent is compressed on the other cores.
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
