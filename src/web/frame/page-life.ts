import { call } from '../browser/client.ts';
import { syncExperiments, type Variants } from '../browser/experiments.ts';
import { recordFirstVisit } from '../browser/first-visit.ts';
import { quietConsole } from '../browser/quiet-console.ts';
import { reportError } from '../browser/report.ts';
import { watchErrors } from '../browser/report-errors.ts';
import { lasting } from '../browser/storage.ts';

let variants: Promise<Variants> | null = null;

/** The variants that this visitor meets; asked for once per page load. */
export function experimentVariants(): Promise<Variants> {
  variants ??= syncExperiments(lasting, (request) => call('syncExperiments', request, { silent: true }));
  return variants;
}

/** What happens once when a page comes to life: quiet console, error reports, first visit, experiments. */
export function beginPage(production: boolean): void {
  quietConsole(console, production, () => window.location.pathname);
  watchErrors(window, reportError);
  recordFirstVisit(lasting, window.location);
  experimentVariants();
}
