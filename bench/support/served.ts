// Servers in processes of their own, which receive requests over raw sockets from this one, with the processor time per
// response.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { memoryHabits, nodeFlags } from '../../bin/node-flags.mjs';

/** The results of a burst of requests; `cpu` is the server's processor time for each, in microseconds. */
export type Figures = { readonly perSecond: number; readonly p99: number; readonly cpu: number };

/** Returns the resource usage of a process, from Linux: microseconds of processor time, and current bytes of memory. */
export function usageOf({ pid }: ChildProcess): { readonly cpu: number; readonly memory: number } {
  // The program name is in parentheses and may contain spaces; the counters follow it.
  const counted = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [Number(counted[11]), Number(counted[12])];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpu: (user + system) * 10_000, memory: pages * 4096 };
}

/** Starts a benchmark's own file again as a server, which sends a message when it listens. */
export async function startServer(file: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
  return child;
}

/** Starts the shop as `npm start` does, with a marketplace, and waits until it responds. */
export async function startShop(port: number, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const main = join(import.meta.dirname, '../../build/shop/main.js');
  const child = spawn(process.execPath, [...nodeFlags, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...memoryHabits,
      PORT: String(port),
      SECRET: 'a secret that only this benchmark knows about',
      DEMO: '1',
      // Benchmarks send more requests than the rate limit allows.
      READ_LIMIT: '0',
      ...environment,
    },
  });
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/** Returns a raw HTTP request. */
export function requestOf(
  port: number,
  path: string,
  { body = '', headers = [] }: { readonly body?: string; readonly headers?: readonly string[] } = {},
): Buffer {
  const head = [`${body ? 'POST' : 'GET'} ${path} HTTP/1.1`, `Host: localhost:${port}`, ...headers];
  if (body) head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The same request every time, or another one each time. */
export type RequestSource = Buffer | (() => Buffer);

/** The shared buffer for all responses, which are only scanned, so that the client costs as little as possible. */
const received = Buffer.alloc(262_144);

/** Repeats a request on one connection; responses need a content length. */
function ask(port: number, request: RequestSource, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let wanted = -1;
    let got = 0;
    const next = () => {
      if (performance.now() > until) return socket.end(resolve);
      [wanted, got, began] = [-1, 0, performance.now()];
      return socket.write(typeof request === 'function' ? request() : request);
    };
    const receive = (length: number) => {
      got += length;
      if (wanted < 0) {
        const head = received.toString('latin1', 0, Math.min(length, 2000));
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head));
        const announcedLength = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        if (announcedLength === undefined) return reject(new Error(`no length: ${head.slice(0, 500)}`));
        wanted = head.indexOf('\r\n\r\n') + 4 + Number(announcedLength);
      }
      if (got < wanted) return undefined;
      times.push(performance.now() - began);
      return next();
    };
    const onread = {
      buffer: received,
      callback(length: number) {
        receive(length);
        return true;
      },
    };
    const socket = net.connect({ port, host: '127.0.0.1', onread }).setNoDelay(true);
    socket.on('connect', next);
    socket.on('error', reject);
  });
}

/** Sends a request over many connections for some seconds. */
export async function measure(
  child: ChildProcess,
  port: number,
  request: RequestSource,
  seconds: number,
  connections = 16,
): Promise<Figures> {
  const times: number[] = [];
  const before = usageOf(child);
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, until, times)));
  const took = (performance.now() - started) / 1000;
  const cpu = (usageOf(child).cpu - before.cpu) / times.length;
  times.sort((one, other) => one - other);
  return { perSecond: times.length / took, p99: times[Math.floor(times.length * 0.99)] ?? 0, cpu };
}

/** The maximum number of seconds: a machine with other load is never quite steady. */
const maxWarmUps = 30;

/** Sends requests until a second is no faster than the one before, so that only compiled code is measured. */
export async function warmUp(child: ChildProcess, port: number, request: RequestSource): Promise<void> {
  let before = 0;
  for (let second = 1; second <= maxWarmUps; second++) {
    const { perSecond } = await measure(child, port, request, 1);
    // The first seconds run in the interpreter and vary at random.
    if (second > 5 && perSecond <= before) return;
    before = perSecond;
  }
}
