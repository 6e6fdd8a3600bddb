// A way to the database that loses what a test wants it to lose.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of the next commit: it never arrives, or its answer never comes back. Either way the line is dead. */
export type Loss = 'question' | 'answer';

/** Opens a way to the database at an address. */
export async function openWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let next: Loss | null = null;
  let lost = 0;
  let silent = false;
  const introductions = new Map<string, string[]>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.once('data', (startup: Buffer) => {
      // Length and version, then names and values, each with a zero at its end.
      const words = startup.subarray(8).toString().split('\0');
      const names = words.filter((word, at) => at % 2 === 0 && word !== '');
      introductions.set(words[words.indexOf('application_name') + 1] ?? '', names);
    });
    let losing = false;
    client.on('data', (sent: Buffer) => {
      if (silent) return true;
      const loss = sent.includes('commit\0') ? next : null;
      if (!loss) return database.write(sent);
      next = null;
      lost += 1;
      if (loss === 'question') return client.destroy();
      losing = true;
      return database.write(sent);
    });
    database.on('data', (answer: Buffer) => {
      if (silent) return;
      if (losing) client.destroy();
      else client.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Loses the next commit of anybody. */
    lose(loss: Loss) {
      next = loss;
    },
    lost: () => lost,
    /** What connections say of themselves while they connect: the names of it, by the name of the application. */
    introductions,
    /** Passes nothing on any more, in either direction and on no line, or does again. What was said meanwhile is lost. */
    hush(wanted: boolean) {
      silent = wanted;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
