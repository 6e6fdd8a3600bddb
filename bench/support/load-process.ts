// Sends requests over kept-alive connections from a process of its own: url, connections, seconds. Prints one JSON line.
import { Agent, request } from 'node:http';

const [url, connections, seconds] = [process.argv[2] as string, Number(process.argv[3]), Number(process.argv[4])];
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const until = performance.now() + seconds * 1000;
const times: number[] = [];
let failed = 0;

function once(): Promise<void> {
  const started = performance.now();
  return new Promise((resolve) => {
    request(url, { agent }, (response) => {
      if (response.statusCode !== 200) failed += 1;
      response
        .on('data', () => {})
        .on('end', () => {
          times.push(performance.now() - started);
          resolve();
        });
    })
      .on('error', () => {
        failed += 1;
        resolve();
      })
      .end();
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < until) await once();
  }),
);
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(JSON.stringify({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failed }));
