import type { CallEntry } from '../call.ts';

/** The largest file of departures, in bytes. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

const office = ['operator', 'staff'] as const;
const read = { method: 'GET', effect: 'read', access: office, needs: 'catalogue.read' } as const;
const write = {
  method: 'POST',
  effect: 'write',
  access: office,
  needs: 'departures.write',
  limit: { max: 60, seconds: 600 },
} as const;

/** Files of departures: exported, imported with a preview, and undone. */
export const departureImportCalls = {
  exportDepartures: {
    ...read,
    path: '/api/office/departure-export',
    summary: 'Returns the departures to come as a CSV or XLSX file, which an import reads back.',
    failure: 'Departure Export',
    limit: { max: 60, seconds: 600 },
    file: '*/*',
  },
  uploadDepartureImport: {
    ...write,
    path: '/api/office/departure-imports',
    summary:
      'Uploads a CSV or XLSX file of at most 5 MB and 20,000 rows and returns an import to check. No departure is changed yet.',
    failure: 'Upload Departure Import',
    takesFile: true,
    maxBodyBytes: MAX_IMPORT_BYTES,
  },
  listDepartureImports: {
    ...read,
    path: '/api/office/departure-imports',
    summary: 'Returns the latest imports that were started.',
    failure: 'Departure Imports',
  },
  loadDepartureImport: {
    ...read,
    path: '/api/office/departure-imports/{importId}',
    summary: 'Returns what an import would change, or its progress, with the problems of each row.',
    failure: 'Departure Import',
  },
  runDepartureImport: {
    ...write,
    path: '/api/office/departure-imports/{importId}/run',
    summary:
      'Starts an import: it is written in parts, each all or nothing. Repeating this continues one that stopped.',
    failure: 'Run Departure Import',
  },
  undoDepartureImport: {
    ...write,
    path: '/api/office/departure-imports/{importId}/undo',
    summary: 'Restores what an import changed and archives the departures it created.',
    failure: 'Undo Departure Import',
  },
} as const satisfies Record<string, CallEntry>;
