import { z } from 'zod';
import { mostWithdrawn } from '../list/replay.ts';
import { accepted } from './common.ts';

const replayKey = z.string().regex(/^[\w-]{43}$/);

/** A recording as staff see it before they open it: nothing in it names anybody. */
const replaySummary = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  seconds: z.int(),
  /** The paths of its pages, in their order. */
  pages: z.array(z.string()),
  device: z.enum(['phone', 'tablet', 'desktop']),
  language: z.string(),
  /** How often it was opened. */
  openings: z.int(),
});

/** The request and answer of each call about recordings. */
export const replaySchemas = {
  startReplay: {
    request: z.object({ width: z.coerce.number().int().min(1).max(20_000) }),
    answer: z.object({ key: replayKey }),
  },
  addReplayChunk: {
    request: z.object({
      key: replayKey,
      content: z.custom<() => Promise<Uint8Array | null>>((value) => typeof value === 'function'),
    }),
    answer: accepted,
  },
  withdrawReplays: { request: z.object({ keys: z.array(replayKey).max(mostWithdrawn) }), answer: accepted },
  listReplays: { request: z.object({}), answer: z.object({ replays: z.array(replaySummary) }) },
  openReplay: {
    request: z.object({ id: z.uuid() }),
    answer: z.object({
      replay: replaySummary,
      /** As `cleanEvent` left them. */
      events: z.array(z.record(z.string(), z.unknown())),
      openedBy: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    }),
  },
};
