// Replaces the parser thread in tests and behaves as the email instructs.
import { parentPort } from 'node:worker_threads';

const port = parentPort as NonNullable<typeof parentPort>;

port.on('message', (source: Uint8Array) => {
  const words = new TextDecoder().decode(source);
  if (words === 'loop') for (;;);
  if (words === 'throw') throw new Error('broken in the thread');
  if (words === 'exit') process.exit(1);
  const hoard: number[][] = [];
  if (words === 'hoard') for (;;) hoard.push(new Array<number>(1_000_000).fill(0.5));
  port.postMessage({ reply: words });
});
