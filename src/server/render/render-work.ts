// Renders pages without access to the shop: loaders send their requests to the main thread.
import { parentPort } from 'node:worker_threads';
import type { CallResult } from '#contract/problem.ts';
import { loadWebBundle } from '../platform/web-bundle.ts';
import {
  type FromThread,
  fromSentError,
  fromSentOutcome,
  type SentError,
  type ToThread,
  toSentError,
} from './messages.ts';
import { createPageHandler } from './render-page.ts';

const port = parentPort as NonNullable<typeof parentPort>;
const post = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

type Work = {
  readonly controller: AbortController;
  readonly calls: Map<number, (outcome: CallResult<unknown> | SentError) => void>;
};

const handle = createPageHandler(await loadWebBundle());
const works = new Map<number, Work>();
let lastCall = 0;

async function render({ id, job }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const work: Work = { controller: new AbortController(), calls: new Map() };
  works.set(id, work);
  try {
    const response = await handle(job, work.controller.signal, {
      onError: (error) => post({ kind: 'error', id, error: toSentError(error) }),
      call: (name, request) =>
        new Promise((resolve, reject) => {
          lastCall += 1;
          work.calls.set(lastCall, (outcome) =>
            'message' in outcome ? reject(fromSentError(outcome)) : resolve(outcome),
          );
          post({ kind: 'call', id, call: lastCall, name, request });
        }),
    });
    const { status, headers } = response;
    const body = response.body && (await response.arrayBuffer());
    const cookies = headers.getSetCookie();
    const others = [...headers].filter(([name]) => name !== 'set-cookie');
    const all = [...others, ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])];
    post({ kind: 'done', id, status, headers: all, body }, body ? [body] : []);
  } catch (error) {
    post({ kind: 'failed', id, error: toSentError(error) });
  } finally {
    works.delete(id);
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'render') {
    render(message);
    return;
  }
  const work = works.get(message.id);
  if (message.kind === 'abort') {
    work?.controller.abort();
    return;
  }
  work?.calls.get(message.call)?.(fromSentOutcome(message.outcome));
  work?.calls.delete(message.call);
});
