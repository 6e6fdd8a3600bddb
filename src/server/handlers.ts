import type { Database } from './database/database.ts';
import type { Handlers } from './http/calls.ts';
import { createPreferences } from './http/preferences.ts';
import { createReports } from './reports/reports.ts';
import type { Settings } from './settings.ts';
import { listCountries } from './world/countries.ts';
import { createExperiments } from './world/experiments.ts';

/** What the use cases work with. */
export type Means = { readonly settings: Settings; readonly database: Database };

/** Every call of the list and the use case that answers it. */
export function createHandlers({ settings, database }: Means): Handlers {
  return {
    ...createReports(database),
    ...createPreferences(settings),
    ...createExperiments(database, []),
    listCountries,
  };
}
