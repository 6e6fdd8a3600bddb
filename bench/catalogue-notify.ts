// Measures why places left are read from the ledger instead of sent by pg_notify: the same transaction with and without
// a notification, spread over departures, with 16 connections and real fsync. Run: node bench/catalogue-notify.ts
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';

const connections = 16;
const seconds = 4;
const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const server = await startEmbedded(home);
const pool = new pg.Pool({ connectionString: server.url('postgres'), max: connections });

async function run(): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const buyer = async (first: number) => {
    const client = await pool.connect();
    for (let place = first; performance.now() < until; place = (place + 97) % 2000) {
      await client.query('begin');
      await client.query({
        name: 'take',
        text: 'update place set taken = taken + 1 where id = $1 and taken < capacity',
        values: [place + 1],
      });
      await client.query({
        name: 'entry',
        text: "insert into place_entry (place_id, claim_id, amount, reason) values ($1, $2, 1, 'bench')",
        values: [place + 1, randomUUID()],
      });
      await client.query('commit');
      done += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => buyer(index * 120)));
  return done / seconds;
}

try {
  await migrate(pool);
  await pool.query("insert into place (kind, capacity) select 'departure', 1000000 from generate_series(1, 2000)");
  await pool.query(`
    create function place_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('waymark_place', new.id || ':' || (new.capacity - new.taken));
      return null;
    end $$;
    create trigger place_changed after update on place for each row execute function place_changed();`);
  const listener = new pg.Client({ connectionString: server.url('postgres') });
  await listener.connect();
  await listener.query('listen waymark_place');
  for (const round of [1, 2]) {
    await pool.query('alter table place enable trigger place_changed');
    const result = await run();
    await pool.query('alter table place disable trigger place_changed');
    const silent = await run();
    console.log(
      `round ${round}: ${result.toFixed(0)}/s with notification, ${silent.toFixed(0)}/s without, ratio ${(result / silent).toFixed(2)}`,
    );
  }
  await listener.end();
} finally {
  await pool.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
