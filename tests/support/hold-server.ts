// A shop in a process of its own. Its parent can remove locks, set its clock ahead, or have it killed at any statement
// of a submission.
import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { assemble } from '#server/start/assemble.ts';

/** When to exit: at which statement of the next submission, and at which moment of it. */
export type Death = { readonly statement: number; readonly moment: 'before' | 'during' | 'after' };

/**
 * The server's messages to its parent: that it listens, or how many statements a submission took, which of them were
 * commits, and its result.
 */
export type Report =
  | 'listening'
  | { readonly statements: number; readonly commits: readonly number[]; readonly status: number };

const submission = new AsyncLocalStorage<{ statements: number; commits: number[] }>();
let death: Death | null = null;
process.on('message', (sent: Death) => {
  death = sent;
});

const die = () => process.kill(process.pid, 'SIGKILL');

/** Takes places without their lock, with a function that the test creates. */
const careless = (text: string) => text.replace('take_places(', 'take_places_carelessly(');
/** Spends credits without a lock on their account. */
const unlockedCredits = (text: string) =>
  text.includes('"user_account"') ? text.replace(' for no key update', '') : text;
/** Counts limits without their lock. */
const unlocked = (text: string) => text.replace('pg_advisory_xact_lock(key)', 'key');
/** Counts the places of unconfirmed holds before the departure is locked, but not after. */
const uncounted = (text: string) => text.replace('as "heldUnderLock"', '* 0 as "heldUnderLock"');
const { CARELESS, UNLOCKED, UNLOCKED_CREDITS, UNCOUNTED, CLOCK_AHEAD } = process.env;
const tampered = [
  CARELESS && careless,
  UNLOCKED && unlocked,
  UNLOCKED_CREDITS && unlockedCredits,
  UNCOUNTED && uncounted,
].filter((one) => typeof one === 'function');

/** The number of seconds by which the clock of this process is ahead. */
if (CLOCK_AHEAD) {
  const ahead = Number(CLOCK_AHEAD) * 1000;
  const TrueDate = Date;
  globalThis.Date = class extends TrueDate {
    constructor(...given: []) {
      super(...((given.length > 0 ? given : [TrueDate.now() + ahead]) as []));
    }
    static override now = () => TrueDate.now() + ahead;
  } as DateConstructor;
}

type Query = (...sent: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const query = client.query;
client.query = function counted(this: unknown, ...sent: unknown[]) {
  for (const tamper of tampered) if (typeof sent[0] === 'string') sent[0] = tamper(sent[0]);
  const here = submission.getStore();
  if (!here) return query.apply(this, sent);
  here.statements += 1;
  if (sent[0] === 'commit') here.commits.push(here.statements);
  const fatal = here.statements === death?.statement ? death.moment : null;
  if (fatal === 'before') die();
  const last = sent.at(-1);
  if (fatal === 'after' && typeof last === 'function') sent[sent.length - 1] = die;
  const answer = query.apply(this, sent);
  // The statement has been sent when the process dies: the database decides whether it takes effect.
  if (fatal === 'during') setImmediate(die);
  return fatal === 'after' && answer instanceof Promise ? answer.then(die) : answer;
};

const settings = readSettings(process.env);
const bundle = await loadWebBundle();
const shop = await assemble(settings, settings.databaseUrl as string, bundle, createLog(settings.logLevel));
if (settings.inProcessJobs) await shop.startJobs();
const { fetch } = shop.app;
Object.assign(shop.app, {
  fetch: ((request: Request, ...rest: [never]) => {
    if (!/\/api\/(book-now\/book|local-payment)\//.test(request.url)) return fetch(request, ...rest);
    const here = { statements: 0, commits: [] };
    return submission.run(here, async () => {
      const answer = await fetch(request, ...rest);
      if (process.connected) process.send?.({ ...here, status: answer.status } satisfies Report, () => {});
      return answer;
    });
  }) as typeof fetch,
});
const server = await listen(shop, settings.port);
process.on('disconnect', async () => {
  await server.close();
  await shop.close();
  process.exit(0);
});
// A killed process does not flush its compile cache.
flushCompileCache();
process.send?.('listening' satisfies Report);
