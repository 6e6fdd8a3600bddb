import type { CallEntry } from '../call.ts';

const office = ['operator', 'staff'] as const;
const read = { method: 'GET', effect: 'read', access: office, needs: 'catalogue.read' } as const;
const write = {
  method: 'POST',
  access: office,
  needs: 'departures.write',
  limit: { max: 300, seconds: 600 },
  maxBodyBytes: 524_288,
} as const;

/** The departures of a variant, for the people who sell them: capacities, prices and states. */
export const departureCalls = {
  listOfficeTours: {
    ...read,
    path: '/api/office/tours',
    summary: 'Tours and their variants with the number of departures to come. Operators see those of their company.',
    failure: 'Office Tours',
  },
  listOfficeDepartures: {
    ...read,
    path: '/api/office/variants/{variantId}/departures',
    summary: 'At most 300 departures of a variant with all their cells, and the last batch that can be undone.',
    failure: 'Office Departures',
  },
  loadOfficeDeparture: {
    ...read,
    path: '/api/office/departures/{departureId}',
    summary: 'A departure with all its cells, and how many seats are booked, held and blocked.',
    failure: 'Office Departure',
  },
  previewDepartureBatch: {
    ...write,
    effect: 'read',
    path: '/api/office/variants/{variantId}/departures/preview',
    summary: 'Checks a batch of changed cells and new departures as saving would, and changes nothing.',
    failure: 'Departure Batch Preview',
  },
  saveDepartureBatch: {
    ...write,
    effect: 'write',
    path: '/api/office/variants/{variantId}/departures/save',
    summary:
      'Writes a batch of changed cells and new departures, all or none. Every cell names the value that the editor saw.',
    failure: 'Departure Batch',
  },
  previewDeparturePattern: {
    ...write,
    effect: 'read',
    path: '/api/office/variants/{variantId}/departures/pattern',
    summary: 'Lists the days of a pattern and the cells of its departures; they are created by saving a batch.',
    failure: 'Departure Pattern',
  },
  undoDepartureBatch: {
    ...write,
    effect: 'write',
    path: '/api/office/batches/{batchId}/undo',
    summary: 'Restores the cells that a batch changed and archives the departures it created, all or none.',
    failure: 'Undo Departure Batch',
  },
} as const satisfies Record<string, CallEntry>;
