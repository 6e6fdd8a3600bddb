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

/** The names under which mail programs put what they answer to. */
const quotes = /\b(gmail_quote|gmail_signature|moz-cite-prefix|yahoo_quoted|protonmail_quote|zmail_extra)\b/;
const quoteIds = /^(appendonsend|divRplyFwdMsg|mail-editor-reference-message-container)$/;

/** Far more than a message may have; what programs wrap around a sentence is long. */
const longestRead = 500_000;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a mail in HTML says, as text, without what it answers to: most programs mark that, and the rest is cut as in plain mails. */
export function htmlText(html: string): string {
  const marked = sanitizeHtml(html.slice(0, longestRead), {
    allowedTags: blocks,
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || quotes.test(attribs.class ?? '') || quoteIds.test(attribs.id ?? ''),
    textFilter: (text) => text.replaceAll(/[\s\u00a0]+/g, ' '),
    nestingLimit: 200,
  });
  return marked
    .replaceAll(/<[^>]{1,20}>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] as string)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
