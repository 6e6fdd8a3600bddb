/** The maximum length of a description before search engines truncate it. */
const maxLength = 160;

/**
 * Returns the beginning of a text's first paragraph: whole sentences if they are long enough, otherwise whole words.
 */
export function excerpt(text: string): string {
  const paragraph = text.split('\n')[0]?.trim() ?? '';
  if (paragraph.length <= maxLength) return paragraph;
  const start = paragraph.slice(0, maxLength);
  // A sentence ends before a space, so that neither "2.5 km" nor an end within a word counts as one.
  const sentences = /^.{80,}[.!?](?= )/.exec(start);
  if (sentences) return sentences[0];
  // The last word may be incomplete; a single long word loses its last character, which may be a surrogate pair.
  return `${start.replace(/( \S*|.)$/u, '').replace(/[ ,;:–-]+$/, '')}…`;
}
