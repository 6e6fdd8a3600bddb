import { z } from 'zod';
import { maxWithdrawn } from '../list/replay.ts';
import { uuid } from '../values/values.ts';
import { accepted } from './common.ts';

const replayKey = z.string().regex(/^[\w-]{43}$/);

/** A recording as staff see it before they open it, without personal data. */
const replaySummary = z.object({
  id: uuid,
  startedAt: z.iso.datetime(),
  seconds: z.int(),
  /** The paths of its pages, in order. */
  pages: z.array(z.string()),
  device: z.enum(['phone', 'tablet', 'desktop']),
  language: z.string(),
  /** How often it was opened. */
  openings: z.int(),
});

/** The request and response schemas of the recording endpoints. */
export const replaySchemas = {
  startReplay: {
    request: z.object({ width: z.coerce.number().int().min(1).max(20_000) }),
    answer: z.object({ key: replayKey }),
  },
  addReplayChunk: {
    request: z.object({
      key: replayKey,
      /** Counted from 0 by the browser: a chunk that arrives twice is stored once. */
      number: z.coerce.number().int().min(0).max(1_000_000),
      content: z.custom<() => Promise<Uint8Array | null>>((value) => typeof value === 'function'),
    }),
    answer: accepted,
  },
  withdrawReplays: { request: z.object({ keys: z.array(replayKey).max(maxWithdrawn) }), answer: accepted },
  listReplays: { request: z.object({}), answer: z.object({ replays: z.array(replaySummary) }) },
  openReplay: {
    request: z.object({ id: uuid }),
    answer: z.object({
      replay: replaySummary,
      /** As returned by `createEventCleaner`. */
      events: z.array(z.record(z.string(), z.unknown())),
      openedBy: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    }),
  },
};
