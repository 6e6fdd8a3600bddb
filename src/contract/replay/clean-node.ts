import { readPhotoAddress } from '../read-photo-address.ts';
import {
  hasPersonalData,
  maskText,
  privateAttributes,
  type Reading,
  readingInside,
  strikeText,
} from './readable-text.ts';

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The maximum of ids, positions and times of a recording: longer numbers could be card numbers. */
const maxNumber = 9_999_999_999_999;
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= maxNumber;
/** Rounds a number to the decimals that a position on a page needs. */
export const shortNumber = (value: number): number => Math.round(value * 100) / 100;
export const isId = (value: unknown): value is number => Number.isInteger(value) && isNumber(value);

/** rrweb's numbers for the node types. */
const nodeKinds = { document: 0, doctype: 1, element: 2, text: 3, comment: 5 } as const;

const maxDepth = 200;
const maxTextLength = 20_000;
const maxValueLength = 4000;

const words = (text: string): readonly string[] => text.split(' ');

/** Elements that are visible but have no behaviour. Any other element becomes a `div`. */
const visibleTags = new Set([
  ...words(
    'html head title body header footer main nav section article aside div span p a b i em strong small sub sup',
  ),
  ...words(
    'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption picture img',
  ),
  ...words(
    'label input button select option optgroup textarea fieldset legend details summary time code pre br hr link',
  ),
  ...words('abbr address bdi blockquote cite kbd mark q s u wbr progress meter output form dialog search'),
  ...words(
    'svg g path circle rect line polyline polygon ellipse defs lineargradient radialgradient stop clippath text',
  ),
]);
/** Elements whose content is not readable text. */
const emptied = new Set(words('script style noscript template iframe frame object embed link'));

const plainAttributes = new Set([
  ...words('class dir lang hidden open colspan rowspan disabled width height role rr_width rr_height'),
  ...words('rr_scrollLeft rr_scrollTop'),
  ...words('viewBox preserveAspectRatio d fill fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin'),
  ...words('stroke-dasharray stroke-opacity fill-opacity opacity cx cy r rx ry x y x1 x2 y1 y2 points transform'),
]);
/** The values of state attributes; any other value could repeat a visitor's input. */
const states = new Set(['', 'true', 'false', 'page', 'step', 'mixed', 'open', 'closed']);
const isState = /^(?:aria|data)-[a-z-]+$/;
/** Input types that change the appearance; none that fetches or sends anything. */
const inputTypes = new Set(words('text checkbox radio range button'));

/** Parts of a style that fetch, or that hide that they do. */
const fetching = /url|image|src|@|\\|expression|javascript|import|behavior|binding/i;
const isStyle = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxValueLength && !fetching.test(value) && !hasPersonalData(value);

/**
 * Returns the changed parts of a style, as rrweb writes them: a value, a value with its priority, or false for none.
 */
function cleanStyle(node: Json): Json {
  const allowed = Object.entries(node).filter(
    ([name, value]) =>
      /^-{0,2}[a-zA-Z][\w-]*$/.test(name) &&
      (value === false ||
        isStyle(value) ||
        (Array.isArray(value) &&
          value.length === 2 &&
          isStyle(value[0]) &&
          (value[1] === '' || value[1] === 'important'))),
  );
  return Object.fromEntries(allowed);
}

function cleanValue(name: string, value: unknown): unknown {
  if (name === 'style') return isJson(value) ? cleanStyle(value) : isStyle(value) ? value : undefined;
  // The recorder makes every address absolute; only the path of our own photographs is retained.
  if (name === 'src') {
    const [, path] = /^(?:https?:\/\/[^/?#]+)?(\/photos\/.+)$/.exec(String(value)) ?? [];
    return path !== undefined && readPhotoAddress(path) ? path : undefined;
  }
  if (name === 'type') return inputTypes.has(String(value)) ? value : undefined;
  if (name === 'rel') return value === 'stylesheet' ? value : undefined;
  // The value could be anything; the presence of the attribute shows that the words inside are private.
  if (privateAttributes.includes(name)) return 'false';
  if (isState.test(name)) return states.has(String(value)) ? String(value) : undefined;
  if (!plainAttributes.has(name)) return undefined;
  // Classes do not fetch, and those of containers have an @ in them.
  if (typeof value === 'string') {
    const isAllowed = value.length <= maxValueLength && (name === 'class' || !fetching.test(value));
    return isAllowed && !hasPersonalData(value) ? value : undefined;
  }
  return isNumber(value) ? shortNumber(value) : typeof value === 'boolean' ? value : undefined;
}

/**
 * Returns the attributes that affect the appearance of an element. None has an address, a value, a label or a handler
 * in it.
 */
export function cleanAttributes(node: Json): Json {
  const allowed: [string, unknown][] = [];
  for (const [name, value] of Object.entries(node)) {
    // Null removes an attribute, whichever it is.
    const clean = value === null && (plainAttributes.has(name) || isState.test(name)) ? null : cleanValue(name, value);
    if (clean !== undefined) allowed.push([name, clean]);
  }
  return Object.fromEntries(allowed);
}

/** Returns the recordable text of a node: words of the catalogue, and dots instead of all others. */
export function cleanText(value: unknown, reading: Reading): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, maxTextLength);
  return reading === 'readable' ? strikeText(text) : maskText(text);
}

function cleanChildren(node: Json, reading: Reading, depth: number): Json[] | null {
  if (!Array.isArray(node.childNodes)) return null;
  const children = node.childNodes.map((child) => cleanNode(child, reading, depth + 1));
  return children.includes(null) ? null : (children as Json[]);
}

function cleanElement(node: Json, id: number, reading: Reading, depth: number): Json | null {
  if (typeof node.tagName !== 'string' || !isJson(node.attributes)) return null;
  const tag = node.tagName.toLowerCase();
  const inside = readingInside(tag, node.attributes, reading);
  const childNodes = emptied.has(tag) ? [] : cleanChildren(node, inside, depth);
  if (childNodes === null) return null;
  const attributes = cleanAttributes(node.attributes);
  // A link that is not a style sheet is not visible.
  const visible = visibleTags.has(tag) && (tag !== 'link' || attributes.rel === 'stylesheet');
  return {
    type: nodeKinds.element,
    id,
    tagName: visible ? tag : 'div',
    attributes: emptied.has(tag) && !visible ? { hidden: '' } : attributes,
    childNodes,
    ...(node.isSVG === true && visible && { isSVG: true }),
    ...(node.needBlock === true && { needBlock: true }),
  };
}

/**
 * Returns a node of a recorded page without anything that could run, fetch or identify the visitor; null when it is
 * invalid.
 */
export function cleanNode(node: unknown, reading: Reading, depth = 0): Json | null {
  if (!isJson(node) || !isId(node.id) || depth > maxDepth) return null;
  const { id, type } = node;
  if (type === nodeKinds.text) return { type, id, textContent: cleanText(node.textContent, reading) };
  if (type === nodeKinds.comment) return { type, id, textContent: '' };
  if (type === nodeKinds.doctype) return { type, id, name: 'html', publicId: '', systemId: '' };
  if (type === nodeKinds.element) return cleanElement(node, id, reading, depth);
  if (type !== nodeKinds.document) return null;
  const childNodes = cleanChildren(node, reading, depth);
  return childNodes && { type, id, childNodes };
}
