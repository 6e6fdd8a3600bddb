import PostalMime, { type Email } from 'postal-mime';

/** More parts than anybody attaches; each costs memory before it is looked at. */
const mostParts = 500;
/** Mails inside mails stay closed: they are what somebody forwards, not what they write. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000, maxRfc822NestingDepth: 0 } as const;

/** At least as many as there are parts: each begins with two dashes on a line of its own. */
function countDashLines(source: Buffer): number {
  let lines = 0;
  for (let at = source.indexOf('\n--'); at >= 0 && lines <= mostParts; at = source.indexOf('\n--', at + 3)) lines += 1;
  return lines;
}

/** Reads a mail; null when it is made to cost more than a mail may. */
export async function parseMail(source: Buffer): Promise<Email | null> {
  if (countDashLines(source) > mostParts) return null;
  return PostalMime.parse(source, limits).catch(() => null);
}
