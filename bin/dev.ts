// `npm run dev`: the shop with pages straight from the sources. Vite updates pages as they change; Node restarts when
// the server changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makePart } from './build-stamp.mjs';
import { bundleSandbox } from './bundle-sandbox.ts';

const root = join(import.meta.dirname, '..');
// The sandbox bank runs as built here too.
await makePart(root, 'sandbox', () => bundleSandbox(root));
const node = spawn(
  process.execPath,
  [
    '--watch-path=src/server',
    '--watch-path=src/contract',
    '--watch-path=src/domain',
    '--watch-preserve-output',
    join(root, 'bin/dev-server.ts'),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.on('SIGINT', () => {});
node.on('exit', (code) => process.exit(code ?? 0));
