/** How long a description may be before search engines cut it themselves. */
const longest = 160;

/** The beginning of a text's first paragraph: whole sentences where they are long enough to say something, else whole words. */
export function excerpt(text: string): string {
  const paragraph = text.split('\n')[0]?.trim() ?? '';
  if (paragraph.length <= longest) return paragraph;
  const start = paragraph.slice(0, longest);
  // A sentence ends before a space, so that neither "2.5 km" nor an end within a word counts as one.
  const sentences = /^.{80,}[.!?](?= )/.exec(start);
  if (sentences) return sentences[0];
  // The last word may not be whole; one that never ends is cut before its last sign, which may be two units long.
  return `${start.replace(/( \S*|.)$/u, '').replace(/[ ,;:–-]+$/, '')}…`;
}
