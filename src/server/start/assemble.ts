import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '#domain/calendar/instant.ts';
import { createAccounts } from '../account/accounts.ts';
import { keepNotice } from '../booking/book/notices.ts';
import { BookableVariants } from '../booking/bookable-variants.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ensureFirstVersions } from '../content/ensure-first-versions.ts';
import { createPresence } from '../conversation/chat/presence.ts';
import { createQueueNews } from '../conversation/chat/queue-news.ts';
import { ConversationNews } from '../conversation/news.ts';
import { type Application, createApp } from '../http/app.ts';
import { createPictureFiles, createStaticFiles } from '../http/static-files.ts';
import { createInsurer } from '../insurance/create-insurer.ts';
import type { Insurer } from '../insurance/port.ts';
import { jobKinds } from '../jobs/job-kinds.ts';
import type { Working } from '../jobs/jobs.ts';
import { createProvider } from '../payments/create-provider.ts';
import type { PaymentProvider } from '../payments/port.ts';
import { type Connected, connect, requireSessions } from '../platform/database/database.ts';
import { watchHealth } from '../platform/database/health.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openQueue, type Queue } from '../platform/jobs/queue.ts';
import { createRateLimiter } from '../platform/limits/rate-limit.ts';
import { createReadLimiter } from '../platform/limits/read-limit.ts';
import type { Log } from '../platform/log.ts';
import { createMailCipher } from '../platform/mail/cipher.ts';
import { queueMail } from '../platform/mail/outbox.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { watchOutbox } from '../platform/mail/watch-outbox.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createPictures } from '../platform/pictures/pictures.ts';
import { projectFolder } from '../platform/project-folder.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebBundle } from '../platform/web-bundle.ts';
import type { PageRenderer } from '../render/render-page.ts';
import { createRenderPool } from '../render/render-pool.ts';
import { createPolicyReports } from '../reports/policy-reports.ts';
import { giveDemoCards } from '../seed/demo-cards.ts';
import { ensureDemo } from '../seed/ensure-demo.ts';
import { createHandlers } from './handlers.ts';

/** A whole shop, assembled and ready to be served. */
export type Shop = Connected &
  Application & {
    readonly queue: Queue;
    readonly sendMail: SendMail;
    readonly catalogue: Catalogue;
    /** Fills an empty shop with the demo marketplace, where the settings want one; `onTours` hears how many tours are written. */
    ensureDemo(onTours?: (written: number) => void): Promise<void>;
    /** Does queued work in this process, until the shop is stopped. */
    startJobs(): Promise<void>;
    /** Finishes the work in hand; `close` does so too, and then leaves the database. */
    stop(): Promise<void>;
  };

/** What a shop stands on, where it is another than usual. */
export type Adapters = {
  readonly insurer?: Insurer;
  readonly provider?: PaymentProvider;
  readonly renderer?: PageRenderer;
  readonly clock?: () => Instant;
  /** Where pictures are kept once they are made. */
  readonly pictureFolder?: string;
};

/** Wires the shop together: database → adapters → use cases → http. The database must be there already. */
export async function assemble(
  settings: Settings,
  databaseUrl: string,
  bundle: WebBundle,
  log: Log,
  adapters: Adapters = {},
): Promise<Shop> {
  const connected = connect(databaseUrl, settings.databasePool, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  const { database, pool } = connected;
  await requireSessions(pool);
  for (const name of await migrate(pool)) log.info({ migration: name }, 'migrated');

  const limit = createRateLimiter(pool, settings.secret);
  const opening = openQueue(databaseUrl, jobKinds, log);
  const cipher = createMailCipher(settings.secret);
  const sendMail: SendMail = async (trx, mail) => {
    await queueMail(trx, { queue: await opening, cipher }, mail);
  };
  // Each of them waits for the database for a good part of its time; together they wait once.
  const [catalogue, queue, accounts, news] = await Promise.all([
    Catalogue.open({ pool, databaseUrl, log, ...(adapters.clock && { clock: adapters.clock }) }),
    opening,
    createAccounts({ database, settings, limit, sendMail }),
    ConversationNews.open({ databaseUrl, database, log }),
    ensureFirstVersions(database),
  ]);
  const insurer = adapters.insurer ?? createInsurer(database);
  const bookableVariants = new BookableVariants(catalogue, pool);
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  const pictures = createPictures(
    join(projectFolder, 'src/demo/photos'),
    adapters.pictureFolder ?? join(settings.dataFolder, 'pictures'),
  );
  const provider = adapters.provider ?? createProvider(settings);
  const metrics = createMetrics();
  const renderer = adapters.renderer ?? createRenderPool(settings.renderThreads);
  watchOutbox(database, metrics);
  const check = watchHealth(databaseUrl, (condition) => {
    if (condition === 'ready') log.info('ready again');
    else log.error({ database: condition }, 'not ready');
  });
  const application = createApp({
    settings,
    log,
    metrics,
    bundle,
    renderer,
    handlers: createHandlers({
      settings,
      database,
      log,
      insurer,
      accounts,
      catalogue,
      bookableVariants,
      pool,
      webRenderer: bundle.webRenderer,
      limit,
      sendMail,
      queue,
      pictures,
      provider,
    }),
    limit,
    limitReads: createReadLimiter(settings.readLimit, adapters.clock),
    payments: {
      frames: provider?.policySources().frames ?? [],
      read: (body, headers) => provider?.readNotice(body, headers) ?? null,
      keep: async (notice) => {
        if (provider) await keepNotice({ database, provider, queue }, notice);
      },
    },
    keepPolicyReport: createPolicyReports(database, limit),
    version,
    files: [createStaticFiles(join(projectFolder, 'build/client')), createPictureFiles(pictures)],
    whoIs: accounts.whoIs,
    news,
    presence: createPresence(database),
    queueNews: createQueueNews(database, news, (error) =>
      log.warn({ err: error }, 'news of the queue of chats are late'),
    ),
    pagesVersion: (slug) => catalogue.pageVersion(slug),
    catalogueContents: () => catalogue.snapshot().source,
    isReady: async () => (await check.condition()) === 'ready',
  });

  let working: Working = queue;
  const stop = () => working.stop();
  return {
    ...connected,
    ...application,
    queue,
    sendMail,
    catalogue,
    async ensureDemo(onTours) {
      if (!settings.demo) return;
      const seeded = await ensureDemo(
        { ...connected, hashPassword: accounts.hashPassword },
        settings.demoTours,
        Date.now(),
        onTours,
      );
      if (seeded) await catalogue.reload();
      if (settings.sandbox && !(await giveDemoCards(database, settings.sandbox)))
        log.warn('the sandbox bank does not know the stored cards of the demo');
    },
    async startJobs() {
      // What sends mail and reads it is only wanted where the work is done, and not for the first answer.
      const { startJobs } = await import('../jobs/jobs.ts');
      working = await startJobs({
        ...connected,
        settings,
        queue,
        webRenderer: bundle.webRenderer,
        log,
        provider,
        insurer,
      });
    },
    stop,
    async close() {
      await stop();
      await renderer.close();
      await catalogue.stop();
      await news.stop();
      await check.close();
      await connected.close();
    },
  };
}
