import { call } from '../browser/call.ts';
import { forgetExperiments, syncExperiments } from '../browser/experiments.ts';
import { recordFirstVisit } from '../browser/first-visit.ts';
import { quietConsole } from '../browser/quiet-console.ts';
import { reportError } from '../browser/report.ts';
import { watchErrors } from '../browser/report-errors.ts';
import { registerServiceWorker } from '../browser/service-worker.ts';
import { lasting } from '../browser/storage.ts';
import { layOutRest } from './lay-out.ts';
import { watchReturn } from './page-return.ts';

/**
 * Runs once when a page is hydrated: silences the console, sets up error reports, the landing URL, Back navigation,
 * replayed input, deferred layout, the worker for offline pages, and experiments where there are any.
 */
export function beginPage(production: boolean, experiments: boolean, revalidate: () => unknown): void {
  quietConsole(console, production, () => window.location.pathname);
  watchErrors(window, reportError);
  watchReturn(revalidate);
  const { earlyInput } = window;
  if (earlyInput?.size) import('./early-input.ts').then(({ replayEarlyInput }) => replayEarlyInput(earlyInput));
  layOutRest();
  registerServiceWorker();
  recordFirstVisit(lasting, window.location.href);
  if (experiments) syncExperiments(lasting, (request) => call('syncExperiments', request, { silent: true }));
  else forgetExperiments(lasting);
}
