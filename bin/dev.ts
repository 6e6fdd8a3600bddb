// `npm run dev`: the shop with pages straight from the sources. Vite renews pages as they change; Node starts again when the server does.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
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
