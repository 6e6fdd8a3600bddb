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
  // A word that never ends is cut between two signs, and a sign may be two units long.
  const words = start.includes(' ') ? start.replace(/ \S*$/, '') : [...start].slice(0, -1).join('');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
