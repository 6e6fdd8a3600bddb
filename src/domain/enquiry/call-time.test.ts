import { expect, test } from 'vitest';
import { NOW } from '#domain/testing/sample.ts';
import { type CallTime, callTimeProblems } from './call-time.ts';
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

test('CALL-01 the end is later than the start', () => {
  expect(wrong({ to: '09:00' })).toEqual(['to notLater']);
  expect(wrong({ to: '08:59' })).toEqual(['to notLater']);
  expect(wrong({ to: '09:01' })).toEqual([]);
});

test('LAST-01 the shortcut to the last enquiry lives for seven days', () => {
  const record = newLastEnquiry('/enquiry/1', NOW);
  expect(record).toEqual({ path: '/enquiry/1', createdAt: NOW, seen: false, lastSeenAt: null });
  expect([isLastEnquiryAlive(record, NOW + 604_799_999), isLastEnquiryAlive(record, NOW + 604_800_000)]).toEqual([
    true,
    false,
  ]);
});

test('LAST-02 a click on the shortcut sets seen and when', () => {
  expect(seenLastEnquiry(newLastEnquiry('/enquiry/1', NOW), NOW + 5)).toMatchObject({
    seen: true,
    lastSeenAt: NOW + 5,
  });
});
