import { expect, test } from 'vitest';
import { senderName } from './sender-name.ts';

test('SHARE-01 names of people are accepted', () => {
  for (const name of ['Ada', 'Mary-Jane O’Neill', 'J. R. Müller', 'José Ñandú', 'Łucja', '李 明'])
    expect(senderName(` ${name} `)).toBe(name);
});

test('SHARE-01 a name with a line break, an address or a message is refused', () => {
  const bad = [
    '',
    '   ',
    'Ada\r\nBcc: everyone@example.org',
    'Ada\nx',
    'Ada\u2028x',
    'www.evil.example',
    'evil.example',
    'http evil',
    'https://evil.example',
    'ada@example.org',
    'Win 1000 now!',
    '<b>Ada</b>',
    'please come and buy my very cheap watches',
    'a'.repeat(61),
    '- - -',
  ];
  for (const name of bad) expect(senderName(name), name).toBeNull();
});
