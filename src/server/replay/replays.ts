import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { createEventCleaner, pageOf, type ReplayEvent } from '#contract/replay/clean-event.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import {
  MAX_CHUNK_EVENTS,
  MAX_REPLAY_BYTES,
  MAX_REPLAY_CHUNKS,
  MAX_REPLAY_MS,
  MAX_UNPACKED_CHUNK_BYTES,
  MAX_UNPACKED_REPLAY_BYTES,
} from '#domain/privacy/replay.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** The limit for all visitors; more recordings would tell staff nothing new. */
const fromEverybody = { max: 1000, seconds: 3600 };
/** The number of recordings in the office's list. */
const listed = 200;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const deviceOf = (width: number): 'phone' | 'tablet' | 'desktop' =>
  width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

const notFound = () => new Refusal(404, 'not-found');
const badChunk = () => new Refusal(422, 'invalid', { problems: [{ path: 'content', code: 'invalid' }] });

/** Returns the sanitized events of a chunk; null if it contains anything that our recorder does not send. */
async function readChunk(content: Uint8Array): Promise<ReplayEvent[] | null> {
  try {
    const text = await unpack(content, { maxOutputLength: MAX_UNPACKED_CHUNK_BYTES });
    const sent: unknown = JSON.parse(text.toString('utf8'));
    if (!Array.isArray(sent) || sent.length === 0 || sent.length > MAX_CHUNK_EVENTS) return null;
    const events: ReplayEvent[] = [];
    const clean = createEventCleaner();
    for (const one of sent) {
      const event = clean(one);
      if (event === null) return null;
      events.push(event);
    }
    return events;
  } catch {
    // Not compressed, too large or invalid JSON.
    return null;
  }
}

type ReplayDeps = { readonly database: Database; readonly limit: RateLimiter; readonly enabled: boolean };

/** Adds a chunk to its recording; concurrent chunks are serialized. */
async function storeChunk(
  database: Database,
  keyHash: string,
  number: number,
  events: ReplayEvent[],
): Promise<Refusal | null> {
  const content = await pack(JSON.stringify(events));
  const times = events.map(({ timestamp }) => timestamp);
  const pages = events.flatMap((event) => pageOf(event) ?? []);
  return transaction(database, async (trx) => {
    const replay = await trx
      .selectFrom('replay')
      .select(['id', 'chunks', 'bytes', 'first_event', 'last_event'])
      .where('key_hash', '=', keyHash)
      .forUpdate()
      .executeTakeFirst();
    if (!replay) return notFound();
    const stored = await trx
      .selectFrom('replay_chunk')
      .select('position')
      .where('replay_id', '=', replay.id)
      .where('position', '=', number)
      .executeTakeFirst();
    if (stored) return null;
    const first = Number(replay.first_event ?? times.reduce((one, other) => Math.min(one, other)));
    const last = times.reduce((one, other) => Math.max(one, other), Number(replay.last_event ?? first));
    if (times.some((time) => time < first)) return badChunk();
    const isFull =
      replay.chunks >= MAX_REPLAY_CHUNKS ||
      replay.bytes + content.length > MAX_REPLAY_BYTES ||
      last - first > MAX_REPLAY_MS;
    if (isFull) return new Refusal(409, 'replay-full');
    await trx.insertInto('replay_chunk').values({ replay_id: replay.id, position: number, content }).execute();
    await trx
      .updateTable('replay')
      .set({
        chunks: replay.chunks + 1,
        bytes: replay.bytes + content.length,
        first_event: first,
        last_event: last,
        pages: sql`pages || ${pages}::text[]`,
      })
      .where('id', '=', replay.id)
      .execute();
    return null;
  });
}

/** Returns the events of stored chunks in order, up to the limit per recording. */
async function unpackEvents(chunks: readonly Uint8Array[]): Promise<ReplayEvent[]> {
  const events: ReplayEvent[] = [];
  let bytesLeft = MAX_UNPACKED_REPLAY_BYTES;
  for (const chunk of chunks) {
    const text = await unpack(chunk, { maxOutputLength: MAX_UNPACKED_CHUNK_BYTES });
    bytesLeft -= text.length;
    if (bytesLeft < 0) break;
    // Sanitized again by the current rules; each chunk separately, as it was received.
    const clean = createEventCleaner();
    events.push(...(JSON.parse(text.toString('utf8')) as unknown[]).flatMap((event) => clean(event) ?? []));
  }
  return events;
}

/** Returns summaries of the recordings that contain events. */
async function summaries(database: Database, id?: string): Promise<AnswerOf<'listReplays'>['replays']> {
  const rows = await database
    .selectFrom('replay')
    .select((on) => [
      'id',
      'started_at',
      'device',
      'language',
      'pages',
      sql<number>`((last_event - first_event) / 1000)::int`.as('seconds'),
      on
        .selectFrom('replay_opening')
        .whereRef('replay_opening.replay_id', '=', 'replay.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('openings'),
    ])
    .where('chunks', '>', 0)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('started_at', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, started_at, device, language, pages, seconds, openings }) => ({
    id,
    startedAt: started_at.toISOString(),
    seconds,
    pages,
    device: device as 'phone' | 'tablet' | 'desktop',
    language,
    openings: Number(openings),
  }));
}

/**
 * Creates the use cases for recordings of visits: recorded with consent, deleted when it is withdrawn, displayed to
 * staff.
 */
export function createReplays({ database, limit, enabled }: ReplayDeps) {
  return {
    async startReplay({ width }: ParsedOf<'startReplay'>, caller: Caller): Promise<AnswerOf<'startReplay'> | Refusal> {
      if (!enabled) return notFound();
      const wait = await limit('replay', '', fromEverybody);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      const key = randomBytes(32).toString('base64url');
      await database
        .insertInto('replay')
        .values({ key_hash: hashOf(key), device: deviceOf(width), language: caller.language })
        .execute();
      return { key };
    },

    async addReplayChunk({
      key,
      number,
      content,
    }: ParsedOf<'addReplayChunk'>): Promise<AnswerOf<'addReplayChunk'> | Refusal> {
      if (!enabled) return notFound();
      const keyHash = hashOf(key);
      // The body is read only for an existing recording.
      const known = await database.selectFrom('replay').select('id').where('key_hash', '=', keyHash).executeTakeFirst();
      if (!known) return notFound();
      const sent = await content();
      if (sent === null) return new Refusal(413, 'body-too-large');
      const events = await readChunk(sent);
      if (events === null) return badChunk();
      return (await storeChunk(database, keyHash, number, events)) ?? { status: 'OK' };
    },

    async withdrawReplays({ keys }: ParsedOf<'withdrawReplays'>): Promise<AnswerOf<'withdrawReplays'> | Refusal> {
      if (!enabled) return notFound();
      if (keys.length > 0) await database.deleteFrom('replay').where('key_hash', 'in', keys.map(hashOf)).execute();
      return { status: 'OK' };
    },

    async listReplays(): Promise<AnswerOf<'listReplays'> | Refusal> {
      return enabled ? { replays: await summaries(database) } : notFound();
    },

    async openReplay({ id }: ParsedOf<'openReplay'>, caller: Caller): Promise<AnswerOf<'openReplay'> | Refusal> {
      if (!enabled) return notFound();
      const account = caller.account as Account;
      if ((await summaries(database, id)).length === 0) return notFound();
      await database.insertInto('replay_opening').values({ replay_id: id, account_id: account.id }).execute();
      const [[replay], chunks, openedBy] = await Promise.all([
        summaries(database, id),
        database.selectFrom('replay_chunk').select('content').where('replay_id', '=', id).orderBy('position').execute(),
        database
          .selectFrom('replay_opening')
          .leftJoin('user_account', 'user_account.id', 'replay_opening.account_id')
          .select(['user_account.name', 'replay_opening.at'])
          .where('replay_id', '=', id)
          .orderBy('at', 'desc')
          .limit(20)
          .execute(),
      ]);
      // The recording was withdrawn concurrently.
      if (!replay) return notFound();
      const events = await unpackEvents(chunks.map(({ content }) => content));
      events.sort((one, other) => one.timestamp - other.timestamp);
      return {
        replay,
        events,
        openedBy: openedBy.map(({ name, at }) => ({ name: name ?? '–', at: at.toISOString() })),
      };
    },
  };
}
