/** How long a description may be before search engines cut it themselves. */
const longest = 160;

/** The beginning of a text's first paragraph: whole sentences where they are long enough to say something, else whole words. */
export function excerpt(text: string): string {
  const paragraph = text.split('\n')[0]?.trim() ?? '';
  if (paragraph.length <= longest) return paragraph;
  const start = paragraph.slice(0, longest);
  // A sentence ends before a space, so that neither "St. Gallen 2.5 km" nor an end within a word counts in the middle of it.
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => start.lastIndexOf(end)));
  if (sentence >= longest / 2) return start.slice(0, sentence + 1);
  const space = start.lastIndexOf(' ');
  // A sign outside the basic plane must not be cut in two either.
  const words = space > 0 ? start.slice(0, space) : start.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
