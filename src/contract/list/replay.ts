import { LARGEST_REPLAY_CHUNK } from '#domain/privacy/replay.ts';
import type { CallEntry } from '../call.ts';

/** How many recordings one withdrawal may name: those of one browser that are not forgotten yet. */
export const mostWithdrawn = 50;

/** Recordings of visits (docs/algorithms/replay.md). All of them answer 404 where recording is not set up. */
export const replayCalls = {
  startReplay: {
    method: 'POST',
    path: '/api/replay/start',
    summary: 'Begins the recording of a visit that was consented to; the answer is the key with which to go on.',
    effect: 'write',
    access: 'anyone',
    failure: 'Start Replay',
    limit: { max: 30, seconds: 3600 },
    largestBody: 1024,
  },
  addReplayChunk: {
    method: 'POST',
    path: '/api/replay/chunk',
    summary: 'Adds events to a recording: a JSON array, packed with gzip.',
    effect: 'write',
    access: 'anyone',
    failure: 'Replay Chunk',
    limit: { max: 240, seconds: 60 },
    takesFile: true,
    largestBody: LARGEST_REPLAY_CHUNK,
  },
  withdrawReplays: {
    method: 'POST',
    path: '/api/replay/withdraw',
    summary: 'Deletes recordings by their keys; a second time changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Withdraw Replays',
    limit: { max: 60, seconds: 3600 },
    largestBody: 16_384,
  },
  listReplays: {
    method: 'GET',
    path: '/api/office/replays',
    summary: 'The newest recordings of visits, for staff.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Replays',
  },
  openReplay: {
    method: 'POST',
    path: '/api/office/replays/{id}/open',
    summary: 'The events of one recording; who opened it, and when, is noted.',
    effect: 'write',
    access: ['staff'],
    failure: 'Open Replay',
    largestBody: 1024,
  },
} as const satisfies Record<string, CallEntry>;
