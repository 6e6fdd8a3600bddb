import { readPhotoAddress } from '../read-photo-address.ts';

/** Anything that came as JSON. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Ids, places and times of a recording: numbers that can be worked with. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
export const isId = (value: unknown): value is number => Number.isInteger(value) && isNumber(value);

/** rrweb's numbers for the kinds of nodes. */
const nodeKinds = { document: 0, doctype: 1, element: 2, text: 3, comment: 5 } as const;

const deepest = 200;
const longestText = 20_000;
const longestValue = 4000;

const words = (text: string): readonly string[] => text.split(' ');

/** Elements that look like something and do nothing. Whatever else came is a `div`. */
const shownTags = new Set([
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
/** Elements whose inside is no text that anybody reads. */
const emptied = new Set(words('script style noscript template iframe frame object embed link'));

const plainAttributes = new Set([
  ...words('class dir lang hidden open colspan rowspan disabled width height role rr_width rr_height'),
  ...words('rr_scrollLeft rr_scrollTop'),
  ...words('viewBox preserveAspectRatio d fill fill-rule clip-rule stroke stroke-width stroke-linecap stroke-linejoin'),
  ...words('stroke-dasharray stroke-opacity fill-opacity opacity cx cy r rx ry x y x1 x2 y1 y2 points transform'),
]);
/** What states say; any other value could repeat what somebody entered. */
const states = new Set(['', 'true', 'false', 'page', 'step', 'mixed', 'open', 'closed']);
const isState = /^(?:aria|data)-[a-z-]+$/;
/** Inputs whose kind changes how they look; none that fetches or sends anything. */
const inputTypes = new Set(words('text checkbox radio range button'));

/** In a style: whatever fetches, or hides that it does. */
const fetching = /url|image|src|@|\\|expression|javascript|import|behavior|binding/i;
const isStyle = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestValue && !fetching.test(value);

/** The changed parts of a style, as rrweb writes them: a value, a value with its priority, or false for none. */
function cleanStyle(given: Json): Json {
  const kept = Object.entries(given).filter(
    ([name, value]) =>
      /^-{0,2}[a-zA-Z][\w-]*$/.test(name) &&
      (value === false ||
        isStyle(value) ||
        (Array.isArray(value) &&
          value.length === 2 &&
          isStyle(value[0]) &&
          (value[1] === '' || value[1] === 'important'))),
  );
  return Object.fromEntries(kept);
}

function cleanValue(name: string, value: unknown): unknown {
  if (name === 'style') return isJson(value) ? cleanStyle(value) : isStyle(value) ? value : undefined;
  // The recorder makes every address whole; of our photographs the path alone is kept.
  if (name === 'src') {
    const [, path] = /^(?:https?:\/\/[^/?#]+)?(\/photos\/.+)$/.exec(String(value)) ?? [];
    return path !== undefined && readPhotoAddress(path) ? path : undefined;
  }
  if (name === 'type') return inputTypes.has(String(value)) ? value : undefined;
  if (name === 'rel') return value === 'stylesheet' ? value : undefined;
  if (isState.test(name)) return states.has(String(value)) ? String(value) : undefined;
  if (!plainAttributes.has(name)) return undefined;
  // Classes fetch nothing, and those of containers have an @ in them.
  if (typeof value === 'string')
    return value.length <= longestValue && (name === 'class' || !fetching.test(value)) ? value : undefined;
  return isNumber(value) || typeof value === 'boolean' ? value : undefined;
}

/** The attributes that make an element look as it did. None has an address, a value, a label or a handler in it. */
export function cleanAttributes(given: Json): Json {
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    // Null takes an attribute away, whichever it is.
    const clean = value === null && (plainAttributes.has(name) || isState.test(name)) ? null : cleanValue(name, value);
    if (clean !== undefined) kept.push([name, clean]);
  }
  return Object.fromEntries(kept);
}

/** What a text node may say. */
export const cleanText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longestText) : '');

function cleanChildren(given: Json, depth: number): Json[] | null {
  if (!Array.isArray(given.childNodes)) return null;
  const children = given.childNodes.map((child) => cleanNode(child, depth + 1));
  return children.includes(null) ? null : (children as Json[]);
}

function cleanElement(given: Json, id: number, depth: number): Json | null {
  if (typeof given.tagName !== 'string' || !isJson(given.attributes)) return null;
  const tag = given.tagName.toLowerCase();
  const childNodes = emptied.has(tag) ? [] : cleanChildren(given, depth);
  if (childNodes === null) return null;
  const attributes = cleanAttributes(given.attributes);
  // A link that is no style sheet shows nothing.
  const shown = shownTags.has(tag) && (tag !== 'link' || attributes.rel === 'stylesheet');
  return {
    type: nodeKinds.element,
    id,
    tagName: shown ? tag : 'div',
    attributes: emptied.has(tag) && !shown ? { hidden: '' } : attributes,
    childNodes,
    ...(given.isSVG === true && shown && { isSVG: true }),
    ...(given.needBlock === true && { needBlock: true }),
  };
}

/** A node of a recorded page with nothing left that could run, fetch or tell who it was; null where it is none. */
export function cleanNode(given: unknown, depth = 0): Json | null {
  if (!isJson(given) || !isId(given.id) || depth > deepest) return null;
  const { id, type } = given;
  if (type === nodeKinds.text) return { type, id, textContent: cleanText(given.textContent) };
  if (type === nodeKinds.comment) return { type, id, textContent: '' };
  if (type === nodeKinds.doctype) return { type, id, name: 'html', publicId: '', systemId: '' };
  if (type === nodeKinds.element) return cleanElement(given, id, depth);
  if (type !== nodeKinds.document) return null;
  const childNodes = cleanChildren(given, depth);
  return childNodes && { type, id, childNodes };
}
