import sanitizeHtml from 'sanitize-html';

const blocks = [
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'hr',
  'table',
  'ul',
  'ol',
  'blockquote',
];

/** Class names with which email clients mark quoted messages. */
const quotes = /\b(gmail_quote|gmail_signature|moz-cite-prefix|yahoo_quoted|protonmail_quote|zmail_extra)\b/;
const quoteIds = /^(appendonsend|divRplyFwdMsg|mail-editor-reference-message-container)$/;

/** Far more than the longest allowed message. */
const maxLength = 50_000;
/** Deeper than email clients nest; content at that depth is an old quotation. */
const maxDepth = 200;

/** Content that email clients put before the message, often longer than all the rest. */
const preambles = [
  ['<style', '</style'],
  ['<script', '</script'],
  ['<!--', '--'],
] as const;

/** Removes preambles; an unclosed one extends to the end. Runs in linear time for each kind of preamble. */
function withoutPreambles(html: string): string {
  return preambles.reduce((markup, [begin, end]) => {
    // Locale-independent lower case preserves the indices.
    const small = markup.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    let text = '';
    for (let at = 0; ; ) {
      const start = small.indexOf(begin, at);
      if (start < 0) return text + markup.slice(at);
      text += markup.slice(at, start);
      const stop = small.indexOf(end, start + begin.length);
      const close = stop < 0 ? -1 : small.indexOf('>', stop);
      if (close < 0) return text;
      at = close + 1;
    }
  }, html);
}

/** Elements whose end tag is optional or forbidden. */
const endless =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|tr|td|th|tbody|thead|tfoot|option)$/i;

/** Truncates markup where it is nested too deeply. */
function upToMaxDepth(html: string): string {
  let depth = 0;
  for (const { 1: slash, 2: name, index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (endless.test(name as string)) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > maxDepth) return html.slice(0, index);
  }
  return html;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Converts an HTML email to text without the quoted message, if the client marked it; unmarked quotations are removed
 * as in plain text.
 */
export function htmlText(html: string): string {
  const marked = sanitizeHtml(upToMaxDepth(withoutPreambles(html).slice(0, maxLength)), {
    allowedTags: blocks,
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || quotes.test(attribs.class ?? '') || quoteIds.test(attribs.id ?? ''),
    textFilter: (text) => text.replaceAll(/[\s\u00a0]+/g, ' '),
    nestingLimit: maxDepth,
  });
  return marked
    .replaceAll(/<[^>]{1,20}>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
