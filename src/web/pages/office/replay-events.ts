import type { AnswerOf } from '#contract/schemas.ts';

export type StoredEvent = AnswerOf<'openReplay'>['events'][number];
/** A page of a recording: its path, and its start in ms. */
export type ReplayPage = { readonly path: string; readonly at: number };

const [snapshot, page] = [2, 4];

/** Recorded pages contain no style sheet URL, so they are played with the current style sheet. */
function styled(value: unknown, sheet: string): unknown {
  if (Array.isArray(value)) return value.map((one) => styled(one, sheet));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, styled(part, sheet)]);
  const clean = Object.fromEntries(entries) as { tagName?: unknown; attributes?: unknown };
  return clean.tagName === 'link' ? { ...clean, attributes: { rel: 'stylesheet', href: sheet } } : clean;
}

/** Returns the events for playback, with the style sheet for the recorded pages. */
export const styledEvents = (events: readonly StoredEvent[], sheet: string): StoredEvent[] =>
  events.map((event) => styled(event, sheet) as StoredEvent);

/** Returns whether there is a page to play. */
export const isPlayable = (events: readonly StoredEvent[]): boolean =>
  events.length > 1 && events.some(({ type }) => type === snapshot);

/** Returns the pages of a recording in order. */
export function pagesIn(events: readonly StoredEvent[]): ReplayPage[] {
  const start = Number(events[0]?.timestamp);
  return events
    .filter(({ type }) => type === page)
    .map(({ data, timestamp }) => ({ path: (data as { href: string }).href, at: Number(timestamp) - start }));
}
