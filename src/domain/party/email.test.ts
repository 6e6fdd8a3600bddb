import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { isEmailAddress, isEnquiryEmail, normalEmail } from './email.ts';
import { isPhoneText } from './phone.ts';

test('ASK-03 an address is lower-cased before validation', () => {
  expect(normalEmail('  Ada.Byron@Example.COM ')).toBe('ada.byron@example.com');
  expect(isEnquiryEmail('ADA@EXAMPLE.COM')).toBe(true);
});

test('ASK-03 valid addresses are accepted, including long top-level domains', () => {
  for (const address of [
    'a@b.co',
    'a_b-c.d@ex-ample.co.uk',
    'x1@y2.travel',
    'a+b@c.museum',
    `a@b.${'c'.repeat(63)}`,
    'a@b.xn--p1ai',
  ]) {
    expect([address, isEnquiryEmail(address)]).toEqual([address, true]);
  }
});

test('ASK-03 invalid addresses are refused', () => {
  const bad = [
    '',
    '@',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
  ];
  const worse = [
    'a@.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co.',
    'a@b.1o',
    `a@b.${'c'.repeat(64)}`,
    'a@b.c-',
    'ä@b.co',
    'a@b.co\nx',
  ];
  for (const address of [...bad, ...worse, `${'a'.repeat(65)}@b.co`])
    expect([address, isEnquiryEmail(address)]).toEqual([address, false]);
});

test('TRAV-04 SHARE-01 addresses of travellers and shares may use characters that an enquiry refuses', () => {
  for (const address of [
    "o'brien@example.com",
    "O'Brien@Example.COM",
    'a!#$%&*/=?^`{|}~b@example.org',
    'a_b-c.d+e@ex-ample.co.uk',
    'a@xn--mnchen-3ya.example',
  ])
    expect([address, isEmailAddress(address)]).toEqual([address, true]);
  expect(isEnquiryEmail("o'brien@example.com")).toBe(false);
});

test('TRAV-04 SHARE-01 a second address, a header or a quoted name is refused', () => {
  for (const address of [
    '',
    'a@b',
    'a@b.c',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@b@c.co',
    'a@b..co',
    'a b@c.co',
    'a,b@c.co',
    'a;b@c.co',
    'a:b@c.co',
    '<a@b.co>',
    '(x)a@b.co',
    '"a b"@c.co',
    'a\\b@c.co',
    'a[b]@c.co',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'ä@b.co',
    'a@münchen.example',
    'a@b.co\nBcc: c@d.co',
    'a\r\n@b.co',
    'a\0@b.co',
    'a\u2028@b.co',
    `${'a'.repeat(65)}@b.co`,
  ])
    expect([address, isEmailAddress(address)]).toEqual([address, false]);
});

test('every address that an enquiry accepts can receive mail', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      if (isEnquiryEmail(address)) expect(isEmailAddress(address)).toBe(true);
      expect(isEmailAddress(address)).toBe(normalEmail(address).length <= 254);
    }),
    runs(2000),
  );
});

test('ASK-03 TRAV-04 PHONE-03 validation copes with very long text', () => {
  const hostile = [
    (size: number) => `${'a.'.repeat(size)}@`,
    (size: number) => `a@${'a-'.repeat(size)}`,
    (size: number) => '+('.repeat(size),
    (size: number) => ' '.repeat(2 * size),
  ];
  for (const write of hostile) {
    const text = write(200_000);
    expect([isEnquiryEmail(text), isEmailAddress(text), isPhoneText(text)]).toEqual([false, false, false]);
  }
});

test('ASK-03 every accepted address has one @, a name and a top-level domain of 2 to 63 characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'Z', '1', '.', '-', '_', '@', '+', ' '), maxLength: 20 }),
      (text) => {
        if (isEnquiryEmail(text)) expect(normalEmail(text)).toMatch(/^[^@\s]+@[^@\s]+\.[a-z][a-z0-9-]{1,62}$/);
      },
    ),
    runs(2000),
  );
});

test('PHONE-03 an enquiry phone may have a plus, brackets, digits, spaces, hyphens, dots and slashes', () => {
  for (const phone of ['+49 30 123456', '(030) 12-34/56', '0049.30.1', '+(49)30123', '(+49) 30 1234', '112']) {
    expect([phone, isPhoneText(phone)]).toEqual([phone, true]);
  }
  for (const phone of ['', '12', '+', 'call me', '+49 30 x', '12+34', '()-./', '1'.repeat(41)]) {
    expect([phone, isPhoneText(phone)]).toEqual([phone, false]);
  }
});
