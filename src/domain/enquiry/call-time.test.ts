import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gmtOf, momentOf } from '#domain/calendar/clock-time.ts';
import { addDays, day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { NOW } from '#domain/testing/sample.ts';
import { type CallTime, callTimeInGmt, callTimeProblems, gmtCallTimeProblems } from './call-time.ts';
import { isLastEnquiryAlive, newLastEnquiry, seenLastEnquiry } from './last-enquiry.ts';

const call: CallTime = { phone: '+49 30 1234', date: '2027-02-01', from: '09:00', to: '10:30' };
const wrong = (part: Partial<CallTime>) =>
  callTimeProblems({ ...call, ...part }).map(({ field, code }) => `${field} ${code}`);

test('CALL-01 phone, date and both times are required', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ phone: '', date: '', from: '', to: '' })).toEqual([
    'phone missing',
    'date missing',
    'from missing',
    'to missing',
  ]);
  expect(wrong({ phone: 'x', date: '2027-02-30', from: '24:00', to: '9:5' })).toEqual([
    'phone invalid',
    'date invalid',
    'from invalid',
    'to invalid',
  ]);
});

test('CALL-01 the end must be later than the start', () => {
  expect(wrong({ to: '09:00' })).toEqual(['to notLater']);
  expect(wrong({ to: '08:59' })).toEqual(['to notLater']);
  expect(wrong({ to: '09:01' })).toEqual([]);
});

test('LAST-01 the shortcut to the last enquiry expires after seven days', () => {
  const record = newLastEnquiry('/enquiry/1', NOW);
  expect(record).toEqual({ path: '/enquiry/1', createdAt: NOW, seen: false, lastSeenAt: null });
  expect([isLastEnquiryAlive(record, NOW + 604_799_999), isLastEnquiryAlive(record, NOW + 604_800_000)]).toEqual([
    true,
    false,
  ]);
});

test('LAST-02 clicking the shortcut sets seen and when', () => {
  expect(seenLastEnquiry(newLastEnquiry('/enquiry/1', NOW), NOW + 5)).toMatchObject({
    seen: true,
    lastSeenAt: NOW + 5,
  });
});

test('CALL-02 times are sent in GMT, in winter and summer, with the date on which they begin in GMT', () => {
  const inGmt = (date: string, zone: string) => {
    const sent = callTimeInGmt({ ...call, date }, zone);
    return [sent.date, sent.from, sent.to];
  };
  expect(inGmt('2027-01-15', 'Europe/Berlin')).toEqual(['2027-01-15', '08:00', '09:30']);
  expect(inGmt('2027-07-15', 'Europe/Berlin')).toEqual(['2027-07-15', '07:00', '08:30']);
  // The days on which daylight saving time begins and ends.
  expect(inGmt('2027-03-28', 'Europe/Berlin')).toEqual(['2027-03-28', '07:00', '08:30']);
  expect(inGmt('2027-10-31', 'Europe/Berlin')).toEqual(['2027-10-31', '08:00', '09:30']);
  expect(inGmt('2027-03-14', 'America/New_York')).toEqual(['2027-03-14', '13:00', '14:30']);
  expect(inGmt('2027-01-15', 'Australia/Sydney')).toEqual(['2027-01-14', '22:00', '23:30']);
  expect(inGmt('2027-01-15', 'Asia/Kathmandu')).toEqual(['2027-01-15', '03:15', '04:45']);
  const wraps = callTimeInGmt({ ...call, date: '2027-01-15', to: '12:00' }, 'Australia/Sydney');
  expect([wraps.date, wraps.from, wraps.to]).toEqual(['2027-01-14', '22:00', '01:00']);
});

test('CALL-02 a time skipped by daylight saving is one hour later, and a callback across midnight keeps its length', () => {
  const spring = momentOf(day('2027-03-28'), '02:30', 'Europe/Berlin');
  expect(gmtOf(spring)).toEqual({ day: '2027-03-28', time: '01:30' });
  const zones = ['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'Australia/Lord_Howe', 'UTC'];
  const times = fc.tuple(fc.integer({ min: 8, max: 19 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 1, max: 50 }), times, (zone, ahead, [hour, length]) => {
      const two = (value: number) => String(value).padStart(2, '0');
      const from = `${two(hour)}:00`;
      const to = `${two(Math.min(hour + length, 20))}:00`;
      const sent = callTimeInGmt({ ...call, date: addDays(dayAt(NOW, 'UTC'), ahead + 1), from, to }, zone);
      expect(gmtCallTimeProblems(sent, NOW)).toEqual([]);
    }),
  );
});

test('CALL-01 an end before the start in GMT is on the next day, unless the callback would be too long', () => {
  const gmt = (part: Partial<CallTime>) =>
    gmtCallTimeProblems({ ...call, date: addDays(dayAt(NOW, 'UTC'), 3), ...part }, NOW).map(
      ({ field, code }) => `${field} ${code}`,
    );
  expect(gmt({ from: '22:00', to: '01:00' })).toEqual([]);
  expect(gmt({ from: '18:00', to: '09:00' })).toEqual(['to notLater']);
  expect(gmt({ from: '09:00', to: '09:00' })).toEqual(['to notLater']);
  expect(gmt({ from: '01:00', to: '23:00' })).toEqual(['to invalid']);
  expect(gmt({ phone: '', from: '18:00', to: '09:00' })).toEqual(['phone missing', 'to notLater']);
  expect(gmt({ date: addDays(dayAt(NOW, 'UTC'), -1) })).toEqual(['date past']);
  expect(gmt({ date: addDays(dayAt(NOW, 'UTC'), 70) })).toEqual(['date tooFar']);
});
