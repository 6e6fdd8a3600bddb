import { expect, test } from 'vitest';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { NOW } from '#domain/testing/sample.ts';
import { savedForMs } from '../state/saved/saved-map.ts';
import { readInsurance, writeInsurance } from './saved-insurance.ts';

const whose = { objectId: 100, account: null, now: NOW };
const insured = {
  ...NO_INSURANCE_CHOICE,
  answer: 'yes',
  policyId: 'gold',
  quoteId: 'q',
  location: { countryId: 32, stateId: 3209, zip: '12345' },
  needsState: true,
} as const;
const { quoteId: _, ...kept } = insured;

test('INSU-07 selection, loaded state, residence and notice are each saved under their own key and restored', () => {
  const saved = writeInsurance(insured, true, whose);
  expect(saved.insuranceLoaded).toBe('1');
  expect(JSON.parse(saved.insuranceLocation)).toMatchObject({ countryId: 32, stateId: 3209, zip: '12345' });
  expect(readInsurance(saved, whose)).toEqual(kept);
  const restricted = { ...insured, answer: 'no', notice: 'No cover in Quebec.' } as const;
  const noticed = writeInsurance(restricted, true, whose);
  expect(noticed.insuranceNotice).toBe('No cover in Quebec.');
  expect(readInsurance(noticed, whose)).toMatchObject({ answer: 'no', notice: 'No cover in Quebec.' });
});

test('INSU-02 INSU-07 without insurance no residence or notice is saved, and nothing before a choice', () => {
  const without = { ...NO_INSURANCE_CHOICE, answer: 'no' } as const;
  expect(writeInsurance(without, true, whose)).toMatchObject({ insuranceLocation: '', insuranceNotice: '' });
  expect(new Set(Object.values(writeInsurance(NO_INSURANCE_CHOICE, true, whose)))).toEqual(new Set(['']));
});

test('INSU-07 a saved choice applies to the same tour and account for seven days; other entries are ignored', () => {
  const saved = writeInsurance(insured, true, { ...whose, account: 'ada' });
  expect(readInsurance(saved, { ...whose, account: 'ada' })).not.toBeNull();
  for (const other of [
    whose,
    { ...whose, account: 'ada', objectId: 101 },
    { ...whose, account: 'ada', now: NOW + savedForMs },
  ])
    expect(readInsurance(saved, other)).toBeNull();
  for (const text of ['', 'x', '[]', '7', 'null', '{"objectId":100}'])
    expect(readInsurance({ ...saved, insuranceSelection: text }, whose)).toBeNull();
  const odd = { ...saved, insuranceLocation: '{"countryId":"x","zip":7}' };
  expect(readInsurance(odd, { ...whose, account: 'ada' })?.location).toEqual({
    countryId: null,
    stateId: null,
    zip: '',
  });
});
