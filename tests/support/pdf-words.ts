import { inflateSync } from 'node:zlib';

/** The text of a PDF, as far as it is shown with built-in fonts: strings in hexadecimal inside packed streams. */
export function wordsOf(pdf: Buffer): string {
  let text = '';
  let at = 0;
  for (;;) {
    const from = pdf.indexOf('stream\n', at);
    if (from < 0) return text;
    const until = pdf.indexOf('endstream', from);
    at = until + 9;
    try {
      const drawn = inflateSync(pdf.subarray(from + 7, until)).toString('latin1');
      for (const shown of drawn.matchAll(/\[(.*?)\]\s*TJ/g))
        for (const part of (shown[1] as string).matchAll(/<([0-9a-f]+)>/g))
          text += Buffer.from(part[1] as string, 'hex').toString('latin1');
      text += '\n';
    } catch {
      // A photograph is no text.
    }
  }
}
