import { replayWords } from '#domain/privacy/replay.ts';
import { cleanAttributes, cleanNode, cleanText, isId, isJson, isNumber, type Json } from './clean-node.ts';

/** An event of a recording in rrweb's shape. */
export type ReplayEvent = { readonly type: number; readonly timestamp: number; readonly data: Json };

/** rrweb's numbers for the kinds of events that are kept, and for what changes may be about. */
const kinds = { contentLoaded: 0, load: 1, snapshot: 2, change: 3, page: 4 } as const;
const sources = { mutation: 0, move: 1, press: 2, scroll: 3, resize: 4, input: 5, touch: 6, drag: 12 } as const;

/** Each of a list made clean, or null where one of them cannot be. */
function cleanAll(given: unknown, clean: (one: Json) => Json | null): Json[] | null {
  if (!Array.isArray(given)) return null;
  const all = given.map((one) => (isJson(one) ? clean(one) : null));
  return all.includes(null) ? null : (all as Json[]);
}

/** The named numbers of an object, and no more of it; null where one is missing. */
function numbers(given: Json, ...names: readonly string[]): Json | null {
  if (!names.every((name) => isNumber(given[name]))) return null;
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

const isPlace = (value: unknown): boolean => value === null || isId(value);

function cleanMutation(data: Json): Json | null {
  const texts = cleanAll(data.texts, (one) => (isId(one.id) ? { id: one.id, value: cleanText(one.value) } : null));
  const attributes = cleanAll(data.attributes, (one) =>
    isId(one.id) && isJson(one.attributes) ? { id: one.id, attributes: cleanAttributes(one.attributes) } : null,
  );
  const removes = cleanAll(data.removes, (one) => numbers(one, 'id', 'parentId'));
  const adds = cleanAll(data.adds, (one) => {
    const node = cleanNode(one.node);
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
      // That something was typed, and neither what nor how much.
      return isId(data.id) ? { source, id: data.id, text: data.text ? '•••' : '', isChecked: false } : null;
    default:
      return null;
  }
}

/** The path of a recorded page without its language; null for one that must not be recorded. */
function pathOf(href: unknown): string | null {
  const [, path] = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)/.exec(String(href)) ?? [];
  if (path === undefined) return null;
  const plain = path.replace(/^\/de(?=\/|$)/, '') || '/';
  return replayWords(plain) === null ? null : plain;
}

function cleanData(type: unknown, data: Json): Json | null {
  switch (type) {
    case kinds.contentLoaded:
    case kinds.load:
      return {};
    case kinds.snapshot: {
      const node = cleanNode(data.node);
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

/**
 * An event as it may be kept: of the kinds that we play, made of nothing but what we know, and null for any other. The recorder cleans
 * before it sends, so nothing that was entered leaves the browser; the server cleans what it is sent, since anybody may send anything.
 */
export function cleanEvent(given: unknown): ReplayEvent | null {
  if (!isJson(given) || !isId(given.timestamp) || given.timestamp < 0 || !isJson(given.data)) return null;
  const data = cleanData(given.type, given.data);
  return data && { type: given.type as number, timestamp: given.timestamp, data };
}

/** The path of the page that an event begins, or null. */
export const pageOf = ({ type, data }: ReplayEvent): string | null =>
  type === kinds.page ? (data.href as string) : null;
