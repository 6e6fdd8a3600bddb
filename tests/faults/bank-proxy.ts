// A way to the bank that stops a request, or the answer to it, for good, and tells when it has.
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is stopped: a request before the bank has it, or what the bank says to it. */
export type Stop = { readonly request: RegExp; readonly part: 'request' | 'answer' };

/** Opens a way to a bank. */
export async function openBankWay(bankUrl: string) {
  const target = new URL(bankUrl);
  let stop: Stop | null = null;
  let stopped = () => {};
  const server = createServer((incoming, outgoing) => {
    const named = stop?.request.test(`${incoming.method} ${incoming.url}`) ? stop : null;
    if (named) stop = null;
    if (named?.part === 'request') return stopped();
    const passed = ask(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, host: target.host },
      },
      (answer) => {
        if (named) return stopped();
        outgoing.writeHead(answer.statusCode as number, answer.headers);
        return answer.pipe(outgoing);
      },
    );
    // A line that the bank cuts is no answer either.
    passed.on('error', () => (named ? stopped() : outgoing.destroy()));
    outgoing.on('close', () => passed.destroy());
    return incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Stops the next request of a kind; resolves when it was stopped. */
    stopNext(next: Stop): Promise<void> {
      return new Promise((resolve) => {
        stop = next;
        stopped = resolve;
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
