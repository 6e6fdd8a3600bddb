/** Limits that are checked before an email is parsed. Base64 lines count only towards the total size. */
export const mailLimits = {
  maxHeaderBytes: 100_000,
  maxAddresses: 500,
  /** Lines and bytes outside base64 content. */
  maxLines: 20_000,
  maxTextBytes: 2_000_000,
  maxParts: 500,
  maxNestingDepth: 20,
} as const;

const newLine = 10;
const carriageReturn = 13;
const dash = 45;
const minBase64Line = 60;

/** 1 for each byte of the base64 alphabet. */
const base64 = new Uint8Array(256);
for (const byte of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=')) base64[byte] = 1;

function isBase64Line(source: Uint8Array, start: number, end: number): boolean {
  if (end - start < minBase64Line) return false;
  for (let at = start; at < end; at += 1) if (!base64[source[at] as number]) return false;
  return true;
}

const addressHeader = /^(?:resent-)?(?:to|cc|bcc|from|sender|reply-to):/i;

/** Returns an upper bound of the number of addresses in the header; separators in quoted names are counted too. */
function countAddresses(header: string): number {
  return header
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => addressHeader.test(line))
    .reduce((count, line) => count + line.split(/[,;]/).length, 0);
}

/** Whether an email is within the limits; reads each byte once. */
export function isWithinLimits(source: Uint8Array): boolean {
  let lines = 0;
  let textBytes = 0;
  let parts = 0;
  let headerEnd = -1;
  for (let start = 0; start < source.length; ) {
    const found = source.indexOf(newLine, start);
    const next = found < 0 ? source.length : found + 1;
    const end = found > start && source[found - 1] === carriageReturn ? found - 1 : next - (found < 0 ? 0 : 1);
    if (headerEnd < 0 && end === start) headerEnd = start;
    if (headerEnd < 0 && next > mailLimits.maxHeaderBytes) return false;
    if (source[start] === dash && source[start + 1] === dash) parts += 1;
    if (!isBase64Line(source, start, end)) {
      lines += 1;
      textBytes += next - start;
    }
    if (lines > mailLimits.maxLines || textBytes > mailLimits.maxTextBytes || parts > mailLimits.maxParts) return false;
    start = next;
  }
  const header = Buffer.from(source.subarray(0, headerEnd < 0 ? source.length : headerEnd)).toString('latin1');
  return countAddresses(header) <= mailLimits.maxAddresses;
}
