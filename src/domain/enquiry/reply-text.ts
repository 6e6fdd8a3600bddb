import { MAX_MESSAGE_LENGTH } from './conversation.ts';

/** The lines with which mail programs introduce a quoted message, in English and German. */
const quoteBegins = [
  /^[>\s]*[–-]\s*(please (?:reply|answer) above this line|bitte antworten sie über dieser zeile)/i,
  /^\s*(on|am)\b.{0,300}\b(wrote|schrieb)\b.{0,200}:\s*$/i,
  /^\s*-{2,}\s*(original message|ursprüngliche nachricht|forwarded message|weitergeleitete nachricht)\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^-- ?$/,
];

/** Returns the text of an email reply without the quoted message and the signature; null when nothing is left. */
export function replyText(mail: string): string | null {
  const lines = mail.replaceAll(/\r\n?/g, '\n').split('\n');
  // Some programs wrap the line that introduces the quotation.
  const begins = lines.findIndex((line, index) =>
    quoteBegins.some((pattern) => pattern.test(line) || pattern.test(`${line} ${lines[index + 1] ?? ''}`.trim())),
  );
  const own = (begins < 0 ? lines : lines.slice(0, begins)).filter((line) => !line.startsWith('>'));
  const text = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : text.slice(0, MAX_MESSAGE_LENGTH);
}
