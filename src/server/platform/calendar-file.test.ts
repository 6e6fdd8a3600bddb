import { expect, test } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

const written = new Date('2027-03-01T08:00:00Z');
const words = { uid: 'a@waymark.example', summary: 'Fjords', description: 'Held.' };

/** Undoes folding, as every calendar does. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('all-day events end on the day after the last, and times are in UTC', () => {
  const text = calendarFile(
    [
      { ...words, days: { from: '2027-12-30', after: '2028-01-02' } },
      { ...words, uid: 'b@waymark.example', at: new Date('2027-03-28T00:59:30.999Z'), alarmMinutes: 180 },
    ],
    written,
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20271230\r\nDTEND;VALUE=DATE:20280102\r\n');
  expect(text).toContain('DTSTART:20270328T005930Z\r\n');
  expect(text).toContain('TRIGGER:-PT180M\r\n');
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.match(/DTSTAMP:20270301T080000Z/g)).toHaveLength(2);
});

test('a timed event has an end and blocks the calendar', () => {
  const at = new Date('2027-03-28T23:30:00Z');
  const text = calendarFile([{ ...words, at, until: new Date('2027-03-29T00:30:00Z'), alarmMinutes: 15 }], written);
  expect(text).toContain('DTSTART:20270328T233000Z\r\nDTEND:20270329T003000Z\r\n');
  expect(text).toContain('TRANSP:OPAQUE\r\n');
});

test('text is escaped, so a value cannot start a new line', () => {
  const typed = 'Sun; sea, sand \\ and\r\nEND:VEVENT\u2028more\u0007';
  const text = unfolded(
    calendarFile([{ ...words, summary: typed, days: { from: '2027-05-01', after: '2027-05-02' } }], written),
  );
  expect(text).toContain('SUMMARY:Sun\\; sea\\, sand \\\\ and\\nEND:VEVENT\\nmore\r\n');
  expect(text.match(/\r\nEND:VEVENT\r\n/g)).toHaveLength(1);
});

test('lines are folded at 75 octets without splitting characters, and unfold to the same text', () => {
  for (const line of [
    'SUMMARY:short',
    `SUMMARY:${'a'.repeat(67)}`,
    `SUMMARY:${'a'.repeat(68)}`,
    `SUMMARY:${'ü'.repeat(200)}`,
    `SUMMARY:${'🏔️ עברית 日本語 '.repeat(40)}`,
  ]) {
    const text = folded(line);
    for (const piece of text.split('\r\n')) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(piece).not.toContain('\uFFFD');
    }
    expect(unfolded(text)).toBe(line);
  }
  expect(folded(`SUMMARY:${'a'.repeat(67)}`)).not.toContain('\r\n');
});
