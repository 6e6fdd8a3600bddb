// Checks the markup of a page for what validators and screen readers reject. React writes it, so tags are well-formed
// and attributes escaped.

type Element = { readonly tag: string; readonly label: string | null; text: string; hasHeading: boolean };

const empty = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line polyline polygon'.split(' '),
);
/** Elements that may contain phrasing content only. */
const phrasing = new Set('p span h1 h2 h3 h4 h5 h6 button label strong em small b i time code abbr'.split(' '));
const blocks = new Set(
  'div form details fieldset figure ul ol dl table p section article aside header footer nav main h1 h2 h3 h4 h5 h6 hr pre blockquote'.split(
    ' ',
  ),
);
const controls = new Set(['a', 'button', 'summary']);
const heading = /^h[1-6]$/;
const hidden = /\b(?:aria-hidden="true"|class="(?:[^"]* )?sr-only[ "])/;

const token =
  /<!--[\s\S]*?-->|<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi;

const plain = (text: string) =>
  text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * Returns blocks within phrasing content, nested forms, skipped heading levels, and accessible names without the
 * visible text.
 */
export function markupProblems(html: string): string[] {
  const problems: string[] = [];
  const open: Element[] = [];
  let level = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;

  const close = (tag: string) => {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at < 0) return;
    for (const element of open.splice(at)) {
      const { label, text, hasHeading } = element;
      if (label !== null && controls.has(element.tag) && !plain(label).includes(plain(text)))
        problems.push(`the name "${label}" is without its words "${plain(text)}"`);
      if (element.tag === 'article' && !hasHeading) problems.push('an article without a heading');
    }
    if (open.length <= hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
  };

  for (const [, script, end, name, attributes = '', selfClosing, text] of html.matchAll(token)) {
    if (text !== undefined && open.length <= hiddenFrom) for (const element of open) element.text += text;
    if (script !== undefined || name === undefined) continue;
    const tag = name.toLowerCase();
    if (end) {
      close(tag);
      continue;
    }
    const outside = open.findLast((element) => phrasing.has(element.tag) || element.tag === 'svg');
    if (blocks.has(tag) && outside && outside.tag !== 'svg') problems.push(`<${tag}> within <${outside.tag}>`);
    if (tag === 'form' && open.some((element) => element.tag === 'form')) problems.push('a form within a form');
    if (heading.test(tag)) {
      const next = Number(tag[1]);
      if (next > level + 1) problems.push(`<${tag}> after ${level === 0 ? 'no heading' : `<h${level}>`}`);
      level = next;
      for (const element of open) element.hasHeading = true;
    }
    if (empty.has(tag) || selfClosing) continue;
    const label = / aria-label="([^"]*)"/.exec(attributes)?.[1] ?? null;
    open.push({ tag, label, text: '', hasHeading: false });
    if (hiddenFrom === Number.POSITIVE_INFINITY && hidden.test(attributes)) hiddenFrom = open.length - 1;
  }
  return problems;
}
