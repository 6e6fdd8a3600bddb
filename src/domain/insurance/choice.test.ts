import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import {
  changeInsurance,
  type InsuranceChange,
  type InsuranceChoice,
  insuranceStatus,
  locationProblems,
  NO_INSURANCE_CHOICE,
} from './choice.ts';
import { isZip, NO_LOCATION, regionLabel } from './location.ts';

const after = (...changes: InsuranceChange[]): InsuranceChoice => changes.reduce(changeInsurance, NO_INSURANCE_CHOICE);
const missing = (choice: InsuranceChoice) => locationProblems(choice).map(({ label }) => label);
const GOLD: InsuranceChange = { kind: 'policy', policyId: 'gold' };
const covered = { covered: true, hasStates: true, zipRequired: true } as const;
const plain = { covered: true, hasStates: false, zipRequired: false } as const;
const refused = { covered: false, message: 'No cover in this country.' } as const;
const country = (countryId: number, cover: typeof covered | typeof plain | typeof refused): InsuranceChange => ({
  kind: 'country',
  countryId,
  cover,
});

const offer = (quoteId: string, ...policyIds: string[]): InsuranceChange => ({ kind: 'offer', quoteId, policyIds });

test('INSU-02 a policy sets has_insurance and is remembered; declining sets no_insurance and clears residence and notice', () => {
  expect(insuranceStatus(NO_INSURANCE_CHOICE)).toBeNull();
  const insured = after(GOLD, country(1, covered));
  expect([insuranceStatus(insured), insured.policyId]).toEqual(['has_insurance', 'gold']);
  const without = changeInsurance(insured, { kind: 'without' });
  expect([insuranceStatus(without), without.location, without.notice, without.policyId]).toEqual([
    'no_insurance',
    NO_LOCATION,
    null,
    'gold',
  ]);
});

test('INSU-03 country, then state, then zip are required; country 32 is labelled Province', () => {
  expect([regionLabel(32), regionLabel(1), regionLabel(null)]).toEqual(['Province', 'State', 'State']);
  expect(missing(after(GOLD))).toEqual(['Country']);
  expect(missing(after(GOLD, country(1, plain)))).toEqual([]);
  expect(missing(after(GOLD, country(1, covered)))).toEqual(['State', 'Zip code']);
  expect(missing(after(GOLD, country(32, covered), { kind: 'zip', zip: '12345' }))).toEqual(['Province']);
  const state: InsuranceChange = { kind: 'state', stateId: 5, cover: plain };
  expect(missing(after(GOLD, country(1, covered), state, { kind: 'zip', zip: '12345' }))).toEqual([]);
  expect(after(GOLD, country(1, covered), state, country(2, plain)).location).toEqual({
    countryId: 2,
    stateId: null,
    zip: '',
  });
});

test('INSU-04 a country or state without cover shows the notice, disables all policies and selects no insurance', () => {
  const stuck = after(GOLD, country(9, refused));
  expect([stuck.answer, stuck.notice]).toEqual(['no', 'No cover in this country.']);
  expect(changeInsurance(stuck, { kind: 'policy', policyId: 'silver' })).toBe(stuck);
  const state = after(GOLD, country(1, covered), { kind: 'state', stateId: 5, cover: refused });
  expect([state.answer, state.notice, state.needsState]).toEqual(['no', 'No cover in this country.', true]);
});

test('INSU-04 a place with cover restores the chosen policy, but never insures someone who chose none', () => {
  const back = after(GOLD, country(9, refused), country(1, plain));
  expect([back.answer, back.policyId, back.notice]).toEqual(['yes', 'gold', null]);
  expect(after(country(9, refused), country(1, plain)).answer).toBe('no');
  expect(after(GOLD, { kind: 'without' }, country(1, plain)).answer).toBe('no');
});

test('INSU-04 no policy is selected while a notice is shown', () => {
  const any: fc.Arbitrary<InsuranceChange> = fc.constantFrom<InsuranceChange>(
    GOLD,
    { kind: 'without' },
    country(1, covered),
    country(9, refused),
    { kind: 'state', stateId: 5, cover: refused },
    { kind: 'state', stateId: 6, cover: plain },
    { kind: 'zip', zip: '12345' },
    offer('one', 'gold'),
    offer('two', 'silver'),
    { kind: 'noOffer' },
    { kind: 'restore', stored: { ...NO_INSURANCE_CHOICE, answer: 'yes', policyId: 'gold', notice: 'No cover.' } },
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (changes) => {
      const choice = after(...changes);
      if (choice.notice) expect(choice.answer).toBe('no');
      if (choice.answer === 'yes') expect(choice.policyId).not.toBeNull();
    }),
    runs(),
  );
});

test('INSU-01 INSU-02 a policy that is still offered for the changed trip stays selected; otherwise a new choice is required', () => {
  const insured = after(offer('one', 'gold', 'silver'), GOLD, country(1, plain));
  expect(changeInsurance(insured, offer('two', 'gold'))).toEqual({ ...insured, quoteId: 'two' });
  const lost = changeInsurance(insured, offer('two', 'silver'));
  expect([lost.answer, lost.policyId, lost.quoteId, lost.location.countryId]).toEqual(['undecided', null, 'two', 1]);
  const without = after(offer('one', 'gold'), GOLD, { kind: 'without' });
  expect([without.answer, without.quoteId]).toEqual(['no', 'one']);
  expect(changeInsurance(without, offer('two', 'silver')).answer).toBe('no');
});

test('INSU-01 without an offer no policy is selected, and a decline stays a decline', () => {
  const away = after(offer('one', 'gold'), GOLD, { kind: 'noOffer' });
  expect([away.answer, away.policyId, away.quoteId]).toEqual(['undecided', 'gold', null]);
  expect(after(offer('one', 'gold'), { kind: 'without' }, { kind: 'noOffer' }).answer).toBe('no');
});

test('INSU-07 a restored choice has no offer, and is never insured where there was no cover', () => {
  const { quoteId: _, ...kept } = after(offer('old', 'gold'), GOLD, country(32, covered));
  const back = after(offer('new', 'gold'), { kind: 'restore', stored: kept });
  expect(back).toEqual({ ...kept, quoteId: 'new' });
  const tampered = { ...kept, notice: 'No cover.' };
  expect(after({ kind: 'restore', stored: tampered }).answer).toBe('no');
  expect(after({ kind: 'restore', stored: { ...kept, policyId: null } }).answer).toBe('no');
});

test('INSU-06 a zip code has five digits, not all zeros, and optionally a dash and four more', () => {
  for (const zip of ['12345', '00001', '12345-6789', '12345-0000', ' 12345 '])
    expect([zip, isZip(zip)]).toEqual([zip, true]);
  for (const zip of ['', '1234', '123456', '00000', '00000-1234', '12345-', '12345-678', '12345 6789', 'ABCDE'])
    expect([zip, isZip(zip)]).toEqual([zip, false]);
});
