import { type ReplayWords, replayWords } from '#domain/privacy/replay.ts';
import { cleanAttributes, cleanNode, cleanText, isId, isJson, isNumber, type Json, shortNumber } from './clean-node.ts';
import { hasPersonalData } from './readable-text.ts';

/** An event of a recording in rrweb's format. */
export type ReplayEvent = { readonly type: number; readonly timestamp: number; readonly data: Json };

/** rrweb's numbers for the event types that are stored, and for the sources of changes. */
const kinds = { contentLoaded: 0, load: 1, snapshot: 2, change: 3, page: 4 } as const;
const sources = { mutation: 0, move: 1, press: 2, scroll: 3, resize: 4, input: 5, touch: 6, drag: 12 } as const;

/** Returns a cleaned list, or null when one of its items is invalid. */
function cleanAll(value: unknown, clean: (one: Json) => Json | null): Json[] | null {
  if (!Array.isArray(value)) return null;
  const all = value.map((one) => (isJson(one) ? clean(one) : null));
  return all.includes(null) ? null : (all as Json[]);
}

/** Returns only the named numbers of an object; null when one is missing. */
function numbers(value: Json, ...names: readonly string[]): Json | null {
  if (!names.every((name) => isNumber(value[name]))) return null;
  return Object.fromEntries(names.map((name) => [name, shortNumber(value[name] as number)]));
}

const isPlace = (value: unknown): boolean => value === null || isId(value);

/**
 * Nodes that are added later are recorded without their words, because a change alone does not reveal where they are.
 */
function cleanMutation(data: Json): Json | null {
  const texts = cleanAll(data.texts, (one) =>
    isId(one.id) ? { id: one.id, value: cleanText(one.value, 'private') } : null,
  );
  const attributes = cleanAll(data.attributes, (one) =>
    isId(one.id) && isJson(one.attributes) ? { id: one.id, attributes: cleanAttributes(one.attributes) } : null,
  );
  const removes = cleanAll(data.removes, (one) => numbers(one, 'id', 'parentId'));
  const adds = cleanAll(data.adds, (one) => {
    const node = cleanNode(one.node, 'private');
    return node && isId(one.parentId) && isPlace(one.nextId ?? null)
      ? { parentId: one.parentId, nextId: one.nextId ?? null, node }
      : null;
  });
  return texts && attributes && removes && adds && { source: sources.mutation, texts, attributes, removes, adds };
}

function cleanChange(data: Json): Json | null {
  const { source } = data;
  switch (source) {
    case sources.mutation:
      return cleanMutation(data);
    case sources.move:
    case sources.touch:
    case sources.drag: {
      const positions = cleanAll(data.positions, (one) => numbers(one, 'x', 'y', 'id', 'timeOffset'));
      return positions && { source, positions };
    }
    case sources.press: {
      const place = numbers(data, 'type', 'id');
      return place && { source, ...place, ...numbers(data, 'x', 'y') };
    }
    case sources.scroll: {
      const place = numbers(data, 'id', 'x', 'y');
      return place && { source, ...place };
    }
    case sources.resize: {
      const size = numbers(data, 'width', 'height');
      return size && { source, ...size };
    }
    case sources.input:
      // Records that something was typed, but neither the text nor its length.
      return isId(data.id) ? { source, id: data.id, text: data.text ? '•••' : '', isChecked: false } : null;
    default:
      return null;
  }
}

/** Returns the path of a recorded page without its language; null for one that must not be recorded. */
function pathOf(href: unknown): string | null {
  const [, path] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/.exec(String(href)) ?? [];
  if (path === undefined) return null;
  const plain = path.replace(/^\/de(?=\/|$)/, '') || '/';
  return replayWords(plain) === null || hasPersonalData(plain) ? null : plain;
}

function cleanData(type: unknown, data: Json, words: ReplayWords | null): Json | null {
  switch (type) {
    case kinds.contentLoaded:
    case kinds.load:
      return {};
    case kinds.snapshot: {
      const node = cleanNode(data.node, words === 'catalogue' ? 'outside' : 'private');
      const initialOffset = isJson(data.initialOffset) ? numbers(data.initialOffset, 'top', 'left') : null;
      return node && initialOffset && { node, initialOffset };
    }
    case kinds.change:
      return cleanChange(data);
    case kinds.page: {
      const href = pathOf(data.href);
      const size = numbers(data, 'width', 'height');
      return href !== null && size !== null ? { href, ...size } : null;
    }
    default:
      return null;
  }
}

function cleanEvent(value: unknown, words: ReplayWords | null): ReplayEvent | null {
  if (!isJson(value) || !isId(value.timestamp) || value.timestamp < 0 || !isJson(value.data)) return null;
  const data = cleanData(value.type, value.data, words);
  return data && { type: value.type as number, timestamp: value.timestamp, data };
}

/** Returns the path of the page that an event begins, or null. */
export const pageOf = ({ type, data }: ReplayEvent): string | null =>
  type === kinds.page ? (data.href as string) : null;

/**
 * Returns a function that cleans consecutive events for storage: it accepts only the event types that can be played,
 * rebuilds them from known parts, and returns null for all others. Words are retained only in the snapshot of a
 * catalogue page, so the event that begins its page has to come first. The recorder cleans before it sends, so that no
 * input leaves the browser; the server cleans again, since its clients cannot be trusted.
 */
export function createEventCleaner(): (value: unknown) => ReplayEvent | null {
  let words: ReplayWords | null = null;
  return (value) => {
    const event = cleanEvent(value, words);
    const page = event && pageOf(event);
    if (page) words = replayWords(page);
    return event;
  };
}
