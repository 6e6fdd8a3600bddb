/** A calendar entry: whole days, a moment, or a busy period of a day. */
export type CalendarEntry = {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location?: string;
  readonly url?: string;
} & (
  | { readonly days: { readonly from: string; readonly after: string } }
  | { readonly at: Date; readonly until?: Date; readonly alarmMinutes: number }
);

const maxLineLength = 75;

/** Escapes text for RFC 5545: backslashes, semicolons, commas and line breaks; removes other control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/**
 * Folds a line into pieces of at most 75 octets without splitting a character; continuation lines start with a space.
 */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineLength) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** Formats a timestamp, for example 20270314T093000Z. */
const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Formats a date, for example 20270314. */
const date = (day: string): string => day.replaceAll('-', '');

function entryLines(entry: CalendarEntry, written: Date): string[] {
  const when =
    'days' in entry
      ? [`DTSTART;VALUE=DATE:${date(entry.days.from)}`, `DTEND;VALUE=DATE:${date(entry.days.after)}`]
      : [`DTSTART:${stamp(entry.at)}`, `DTEND:${stamp(entry.until ?? entry.at)}`];
  const alarm =
    'at' in entry
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(entry.summary)}`,
          `TRIGGER:-PT${entry.alarmMinutes}M`,
          'END:VALARM',
        ]
      : [];
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(written)}`,
    ...when,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `TRANSP:${'at' in entry && entry.until ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...alarm,
    'END:VEVENT',
  ];
}

/** Returns an RFC 5545 calendar file. */
export function calendarFile(entries: readonly CalendarEntry[], written: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Waymark//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, written)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
