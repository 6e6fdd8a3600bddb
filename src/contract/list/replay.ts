import { MAX_REPLAY_CHUNK_BYTES } from '#domain/privacy/replay.ts';
import type { CallEntry } from '../call.ts';

/** How many recordings one withdrawal may name: those of one browser that are not deleted yet. */
export const maxWithdrawn = 50;

/** Recordings of visits (docs/algorithms/replay.md). All respond with 404 when recording is not configured. */
export const replayCalls = {
  startReplay: {
    method: 'POST',
    path: '/api/replay/start',
    summary: 'Starts the recording of a visit, with consent. Returns the key for adding events.',
    effect: 'write',
    access: 'anyone',
    failure: 'Start Replay',
    limit: { max: 30, seconds: 3600 },
    maxBodyBytes: 1024,
  },
  addReplayChunk: {
    method: 'POST',
    path: '/api/replay/chunk',
    summary:
      'Adds events to a recording: a JSON array, compressed with gzip. Repeating a chunk number changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Replay Chunk',
    limit: { max: 240, seconds: 60 },
    takesFile: true,
    maxBodyBytes: MAX_REPLAY_CHUNK_BYTES,
  },
  withdrawReplays: {
    method: 'POST',
    path: '/api/replay/withdraw',
    summary: 'Deletes recordings by their keys. Repeating this changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Withdraw Replays',
    limit: { max: 60, seconds: 3600 },
    maxBodyBytes: 16_384,
  },
  listReplays: {
    method: 'GET',
    path: '/api/office/replays',
    summary: 'Returns the newest recordings of visits, for staff.',
    effect: 'read',
    access: ['staff'],
    needs: 'visits.read',
    failure: 'Office Replays',
  },
  openReplay: {
    method: 'POST',
    path: '/api/office/replays/{id}/open',
    summary: 'Returns the events of a recording. Each access is logged.',
    effect: 'write',
    access: ['staff'],
    needs: 'visits.read',
    failure: 'Open Replay',
    maxBodyBytes: 1024,
  },
} as const satisfies Record<string, CallEntry>;
