import type { CallEntry } from '../call.ts';

const office = ['operator', 'staff'] as const;
const read = { method: 'GET', effect: 'read', access: office, needs: 'catalogue.read' } as const;
const write = {
  method: 'POST',
  effect: 'write',
  access: office,
  needs: 'catalogue.write',
  limit: { max: 600, seconds: 600 },
} as const;
const one = '/api/office/tour-documents/{tourId}';

/** The documents of tours: drafts, publication and versions. */
export const tourEditorCalls = {
  listTourDocuments: {
    ...read,
    path: '/api/office/tour-documents',
    summary: 'Tours, public or not, with what their drafts still need. Operators see those of their company.',
    failure: 'Tour Documents',
  },
  createTour: {
    ...write,
    path: '/api/office/tour-documents',
    summary: 'Creates a tour as a draft with the defaults of its operator.',
    failure: 'Create Tour',
    maxBodyBytes: 8192,
  },
  loadTourDocument: {
    ...read,
    path: one,
    summary: 'The draft of a tour, or its public version, with the lists that its editor offers.',
    failure: 'Tour Document',
  },
  saveTourDocument: {
    ...write,
    path: `${one}/save`,
    summary:
      'Saves the draft. Names the revision and the document that it is based on; later changes of others are merged, and fields that both changed are returned.',
    failure: 'Save Tour Document',
    maxBodyBytes: 1_048_576,
    sendsJson: true,
  },
  uploadPhotograph: {
    ...write,
    path: `${one}/photographs`,
    summary:
      'Uploads a photograph (JPEG, PNG, WebP) of at most 15 MB and at least 1500 × 1000 pixels for the tours of a company.',
    failure: 'Upload Photograph',
    limit: { max: 100, seconds: 600 },
    takesFile: true,
    maxBodyBytes: 15_728_640,
  },
  discardTourDraft: {
    ...write,
    path: `${one}/discard`,
    summary: 'Discards the draft; a tour that was never public is deleted.',
    failure: 'Discard Tour Draft',
  },
  publishTour: {
    ...write,
    needs: 'catalogue.publish',
    path: `${one}/publish`,
    summary: 'Publishes the draft if it is complete and changes nothing that has been sold.',
    failure: 'Publish Tour',
  },
  previewTour: {
    ...read,
    path: `${one}/preview`,
    summary: 'The page of a tour as its draft would be published, without dates and prices.',
    failure: 'Preview Tour',
  },
  listTourVersions: {
    ...read,
    path: `${one}/versions`,
    summary: 'The versions of a tour, newest first.',
    failure: 'Tour Versions',
  },
  compareTourVersions: {
    ...read,
    path: `${one}/versions/{version}`,
    summary: 'The fields in which a version differs from another one, by default from the one it is based on.',
    failure: 'Compare Tour Versions',
  },
  restoreTourVersion: {
    ...write,
    path: `${one}/versions/{version}/restore`,
    summary: 'Makes an older version the draft; rooms, extras and variants that were added since are retired.',
    failure: 'Restore Tour Version',
  },
} as const satisfies Record<string, CallEntry>;
