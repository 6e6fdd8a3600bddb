import { join } from 'node:path';
import type { Instant } from '#domain/calendar/instant.ts';
import { createAccounts } from '../account/accounts.ts';
import { createBackupWarning, watchBackupAge } from '../backup/backup-runs.ts';
import { storeNotice } from '../booking/book/notices.ts';
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
import { photographFolder } from '../office/tours/upload-photograph.ts';
import { configuredProviders } from '../payments/configured-providers.ts';
import type { PaymentProvider } from '../payments/port.ts';
import { createProviders } from '../payments/providers.ts';
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
import { projectFolder, readVersion } from '../platform/project-folder.ts';
import type { Settings } from '../platform/settings.ts';
import { createTracer } from '../platform/traces.ts';
import type { WebBundle } from '../platform/web-bundle.ts';
import type { PageRenderer } from '../render/render-page.ts';
import { createRenderPool } from '../render/render-pool.ts';
import { createPolicyReports } from '../reports/policy-reports.ts';
import { giveDemoCards } from '../seed/demo-cards.ts';
import { ensureDemo } from '../seed/ensure-demo.ts';
import { createHandlers } from './handlers.ts';

/** An assembled shop. */
export type Shop = Connected &
  Application & {
    readonly log: Log;
    readonly queue: Queue;
    readonly sendMail: SendMail;
    readonly catalogue: Catalogue;
    /**
     * Creates the demo marketplace in an empty shop if the settings enable it; `onTours` reports the number of tours
     * written.
     */
    ensureDemo(onTours?: (written: number) => void): Promise<void>;
    /** Processes jobs in this process until the shop is stopped. */
    startJobs(): Promise<void>;
    /** Finishes running jobs; `close` does the same and then closes the database. */
    stop(): Promise<void>;
  };

/** Adapters that replace the defaults. */
export type Adapters = {
  readonly insurer?: Insurer;
  readonly provider?: PaymentProvider;
  /** Providers that accept no new payments but still settle existing ones. */
  readonly formerProviders?: readonly PaymentProvider[];
  readonly renderer?: PageRenderer;
  readonly clock?: () => Instant;
  /** The folder for cached pictures. */
  readonly pictureFolder?: string;
};

/** Assembles the shop: database → adapters → use cases → HTTP. The database must be running. */
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
  // Each of these waits for the database, so they run concurrently.
  const [catalogue, queue, accounts, news] = await Promise.all([
    Catalogue.open({ pool, databaseUrl, log, ...(adapters.clock && { clock: adapters.clock }) }),
    opening,
    createAccounts({ database, settings, limit, sendMail }),
    ConversationNews.open({ databaseUrl, database, log }),
    ensureFirstVersions(database),
  ]);
  const insurer = adapters.insurer ?? createInsurer(database);
  const bookableVariants = new BookableVariants(catalogue, pool);
  const version = readVersion();
  const pictures = createPictures(
    [join(projectFolder, 'src/demo/photos'), photographFolder(settings)],
    adapters.pictureFolder ?? join(settings.dataFolder, 'pictures'),
  );
  const providers = adapters.provider
    ? createProviders(adapters.provider, adapters.formerProviders)
    : configuredProviders(settings);
  const metrics = createMetrics();
  const renderer = adapters.renderer ?? createRenderPool(settings.renderThreads);
  const tracer = createTracer(settings.traces, log);
  watchOutbox(database, metrics);
  watchBackupAge(pool, metrics.backupAgeSeconds);
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
      providers,
    }),
    limit,
    limitReads: createReadLimiter(settings.readLimit, adapters.clock),
    payments: {
      sources: providers.current?.policySources() ?? { frames: [], scripts: [], connections: [] },
      notices: providers.all.map((provider) => ({
        read: provider.readNotice,
        store: (notice) => storeNotice({ database, queue }, provider.name, notice),
      })),
    },
    storePolicyReport: createPolicyReports(database, limit),
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
    tracer,
    backupWarning: createBackupWarning(pool, settings.backup?.everyHours ?? null),
    isReady: async () => (await check.condition()) === 'ready',
  });

  let working: Working = queue;
  const stop = () => working.stop();
  return {
    ...connected,
    ...application,
    log,
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
      // Imported on demand, because mail code is only needed for jobs and would delay the first response.
      const { startJobs } = await import('../jobs/jobs.ts');
      working = await startJobs({
        ...connected,
        databaseUrl,
        settings,
        queue,
        webRenderer: bundle.webRenderer,
        log,
        providers,
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
      await tracer.close();
      await connected.close();
    },
  };
}
