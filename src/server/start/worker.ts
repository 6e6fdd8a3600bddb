// Processes jobs separately from the shop: `npm run worker`, in any number, on any machine that can reach the database.
import './production.ts';
import { createInsurer } from '../insurance/create-insurer.ts';
import { jobKinds } from '../jobs/job-kinds.ts';
import { startJobs } from '../jobs/jobs.ts';
import { configuredProviders } from '../payments/configured-providers.ts';
import { connect, requireSessions } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openQueue } from '../platform/jobs/queue.ts';
import { createLog } from '../platform/log.ts';
import { readSettings, StartProblem, startProblemCode } from '../platform/settings.ts';
import { loadWebBundle } from '../platform/web-bundle.ts';
import { writtenStack } from '../platform/written-stack.ts';
import { reportOpened } from './report-progress.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { databaseUrl } = settings;
  if (!databaseUrl) throw new StartProblem('a worker needs DATABASE_URL: the embedded database belongs to `npm start`');
  const log = createLog(settings.logLevel);
  const { webRenderer } = await loadWebBundle();
  const connected = connect(databaseUrl, settings.databasePool, (error) =>
    log.warn({ reason: error.message }, 'a database connection was lost'),
  );
  await requireSessions(connected.pool);
  await migrate(connected.pool);
  const queue = await openQueue(databaseUrl, jobKinds, log);
  const working = await startJobs({
    ...connected,
    databaseUrl,
    settings,
    queue,
    webRenderer,
    log,
    providers: configuredProviders(settings),
    insurer: createInsurer(connected.database),
  });
  log.info('the worker works');
  reportOpened();

  let leaving = false;
  const leave = async (signal: NodeJS.Signals): Promise<void> => {
    // A second signal exits immediately.
    if (leaving) process.exit(1);
    leaving = true;
    log.info({ signal }, 'the worker finishes what it has in hand');
    await working.stop();
    await connected.close();
    log.info('the worker left');
    log.flush(() => process.exit(0));
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}

start().catch((error: Error) => {
  process.stderr.write(
    `${error instanceof StartProblem ? error.message : writtenStack(error.stack ?? error.message)}\n`,
  );
  process.exitCode = error instanceof StartProblem ? startProblemCode : 1;
});
