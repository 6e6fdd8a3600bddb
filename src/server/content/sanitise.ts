import sanitizeHtml from 'sanitize-html';

const unwanted = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
  'title',
];

/** Allows elements of running text and links with safe schemes. */
const runningText: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: unwanted,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener' } }),
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
  },
};

/** Removes everything but running text: scripts, styles, pictures, event handlers and unsafe links. */
export function sanitise(markup: string): string {
  return sanitizeHtml(markup, runningText).trim();
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Converts markup to text with one line per block. */
export function plainText(markup: string): string {
  const blocks = markup.replaceAll(/<\/(?:p|li|h[1-6]|dt|dd)>|<br\s*\/?>/gi, '$&\n');
  return sanitizeHtml(blocks, { allowedTags: [], allowedAttributes: {}, nonTextTags: unwanted })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Returns the items of a list as plain text, or the paragraphs of a text without a list. */
export function plainLines(markup: string): string[] {
  const text = plainText(markup);
  return text === '' ? [] : text.split('\n');
}

/** Converts plain text to escaped paragraphs. */
export function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => `<p>${block.replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}
