import type { Accounts } from './account/accounts.ts';
import { createOfficeToday } from './account/office-today.ts';
import { createCatalogueCalls } from './catalogue/calls.ts';
import type { Database } from './database/database.ts';
import type { Handlers } from './http/calls.ts';
import { createPreferences } from './http/preferences.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createReports } from './reports/reports.ts';
import type { Settings } from './settings.ts';
import { listCountries } from './world/countries.ts';
import { createExperiments } from './world/experiments.ts';

/** What the use cases work with. */
export type Means = { readonly settings: Settings; readonly database: Database; readonly accounts: Accounts };

/** Every call of the list and the use case that answers it. */
export function createHandlers({ settings, database, accounts }: Means): Handlers {
  return {
    ...accounts.calls,
    ...createOfficeToday(database),
    ...createCatalogueCalls(),
    ...createMailbox(database, settings),
    ...createReports(database),
    ...createPreferences(settings),
    ...createExperiments(database, []),
    listCountries,
  };
}
