import { expect, test } from 'vitest';
import { CAPABILITIES, capabilitiesOf, isPresetOf, type OfficeRole, PRESETS } from './capabilities.ts';

const offices = Object.entries(PRESETS) as [OfficeRole, readonly string[]][];

test('the first preset of a role has every capability that another preset of the role has', () => {
  for (const [role, presets] of offices) {
    const everything = capabilitiesOf(role, presets[0] as string);
    for (const preset of presets)
      for (const capability of capabilitiesOf(role, preset)) expect([...everything]).toContain(capability);
  }
});

test('an admin has every capability, and every account in an office can see the office', () => {
  expect([...capabilitiesOf('staff', 'admin')].sort()).toEqual([...CAPABILITIES].sort());
  for (const [role, presets] of offices)
    for (const preset of presets) expect(capabilitiesOf(role, preset).has('office.read')).toBe(true);
});

test('a guide sees travellers with all their answers, and neither prices nor money', () => {
  const guide = capabilitiesOf('operator', 'guide');
  for (const capability of ['travellers.read', 'travellers.documents'] as const)
    expect(guide.has(capability)).toBe(true);
  for (const capability of ['prices.write', 'money.read', 'bookings.change', 'people.manage'] as const)
    expect(guide.has(capability)).toBe(false);
});

test('an operator’s sales team reads travellers without passport and health answers', () => {
  const sales = capabilitiesOf('operator', 'sales');
  expect([sales.has('travellers.read'), sales.has('travellers.documents')]).toEqual([true, false]);
});

test('a preset of another role, no preset and other roles grant nothing', () => {
  expect(capabilitiesOf('operator', 'admin').size).toBe(0);
  expect(capabilitiesOf('staff', null).size).toBe(0);
  expect(capabilitiesOf('traveller', 'owner').size).toBe(0);
  expect(isPresetOf('operator', 'admin')).toBe(false);
  expect(isPresetOf('staff', 'finance')).toBe(true);
});
