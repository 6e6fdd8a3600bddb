import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

describe('mailboxKey', () => {
  test.each([
    ['Ada.Lovelace+tours@Gmail.com ', 'adalovelace@gmail.com'],
    ['a.d.a@googlemail.com', 'ada@gmail.com'],
    ['ada+one+two@gmail.com', 'ada@gmail.com'],
    ['ada.lovelace+x@outlook.com', 'ada.lovelace@outlook.com'],
    ['ada+x@hotmail.com', 'ada@hotmail.com'],
    ['ada+x@live.com', 'ada@live.com'],
    ['ada+x@icloud.com', 'ada@icloud.com'],
    ['ada+x@me.com', 'ada@me.com'],
    ['ada+x@fastmail.com', 'ada@fastmail.com'],
    ['ada+x@proton.me', 'ada@proton.me'],
  ])('%s is %s', (typed, key) => expect(mailboxKey(typed)).toBe(key));

  test.each([
    'ada+x@example.org',
    'a.da@example.org',
    'a.da@outlook.com',
    'ada@mail.gmail.com',
    'ada@notgmail.com',
    '+x@gmail.com',
    'no address',
    '@gmail.com',
    '',
  ])('%s is compared unchanged', (typed) => expect(mailboxKey(typed)).toBe(typed));

  test('mailboxKey is idempotent', () => {
    const part = fc.stringMatching(/^[a-z.+]{1,8}$/);
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'outlook.com', 'example.org');
    fc.assert(
      fc.property(part, domain, (name, host) => {
        const key = mailboxKey(`${name}@${host}`);
        expect(mailboxKey(key)).toBe(key);
      }),
    );
  });
});
