// Replaces the render thread in tests and behaves as the address instructs.
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '../messages.ts';

const port = parentPort as NonNullable<typeof parentPort>;
const post = (message: FromThread) => port.postMessage(message);
const done = (id: number, text: string) => {
  const body = new TextEncoder().encode(text).buffer;
  post({ kind: 'done', id, status: 200, headers: [['content-type', 'text/plain']], body });
};

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    const { id, job } = message;
    if (job.url === '/exit') process.exit(1);
    if (job.url === '/throw') throw new Error('broken in the thread');
    if (job.url === '/fail')
      post({ kind: 'failed', id, error: { name: 'Error', message: 'no such page', code: 'E1' } });
    if (job.url === '/call') post({ kind: 'call', id, call: 1, name: 'loadHome', request: {} });
    if (job.url === '/page') done(id, 'a page');
  } else if (message.kind === 'outcome') done(message.id, message.outcome);
  else if (message.kind === 'abort')
    post({ kind: 'failed', id: message.id, error: { name: 'Error', message: 'given up' } });
});
