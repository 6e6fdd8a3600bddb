// A PostgreSQL server of a test's own, to be killed, restarted and frozen without the shop's help.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { findPrograms, unprivilegedOwner } from '#server/platform/database/programs.ts';

/** The process of the server that runs on a home. */
export const serverPid = (home: string): number =>
  Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** The server of a home and all processes that it has made. */
function processes(home: string): number[] {
  const server = serverPid(home);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === server;
      } catch {
        return false;
      }
    });
  return [server, ...children.map(Number)];
}

/** Stops every process of a server in its tracks, or lets them go on. */
export function freeze(home: string, frozen: boolean): void {
  for (const pid of processes(home)) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT');
}

/** Starts a server that keeps its promises, in a new home or in the one given. */
export async function startMachine(home = mkdtempSync(join(tmpdir(), 'waymark-machine-'))) {
  chmodSync(home, 0o755);
  const server = await startEmbedded(home);
  const { pg_ctl } = await findPrograms();
  const owner = unprivilegedOwner();
  const folder = join(home, 'postgres');
  const url = server.url('postgres');
  const control = async (...args: string[]) => {
    // The server inherits what pg_ctl has open, so nothing of it may be waited for.
    const child = spawn(pg_ctl, [...args, '-D', folder, '-w', '-t', '30'], { ...owner, stdio: 'ignore', cwd: folder });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`pg_ctl ${args[0]} failed with ${code}`);
  };
  return {
    home,
    url,
    kill: () => process.kill(serverPid(home), 'SIGKILL'),
    start: () => {
      const port = new URL(url).port;
      return control('start', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`);
    },
    restart: () => control('restart', '-m', 'fast'),
    freeze: () => freeze(home, true),
    thaw: () => freeze(home, false),
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** A folder with a small disk of its own, and how to take it away; null where mounting is not allowed. */
export function makeSmallDisk(megabytes: number): { readonly home: string; remove(): void } | null {
  const home = mkdtempSync(join(tmpdir(), 'waymark-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', home]);
  const remove = () => rmSync(home, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    return null;
  }
  return {
    home,
    remove() {
      spawnSync('umount', ['-l', home]);
      remove();
    },
  };
}
