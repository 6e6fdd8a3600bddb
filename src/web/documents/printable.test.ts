import { beforeAll, expect, test } from 'vitest';
import { loadFonts } from './fonts.ts';
import { printable } from './printable.ts';

beforeAll(loadFonts);

test('documents print names in their own script', () => {
  for (const name of [
    'Größe, Œuvre, mañana – “so” … 1.299 €',
    'Łódź, Řím, Göreme, Ağrı, Đà Nẵng',
    'Ольга Іванівна Ґонта',
    'Γιώργος Παπαδόπουλος',
    'Արամ Խաչատրյան',
    'გიორგი ბერიძე',
    'דוד כהן',
    'محمد بن علي',
    'राज कुमार',
    'สมชาย ใจดี',
    '山田太郎 さくら カナ',
    '李小龙 陈静 赵雷',
    '김철수 박지현',
  ])
    expect(printable(name)).toBe(name);
});

test('a character without a font becomes a question mark, and its combining marks are left out', () => {
  expect(printable('தமிழ் 🏔')).toBe('??? ?');
});

test('line breaks, spaces of dates and arrows of routes are printable', () => {
  expect(printable('one\ntwo')).toBe('one\ntwo');
  expect(printable('1\u2009–\u20095 May')).not.toContain('?');
  expect(printable('Rome → Bari')).not.toContain('?');
});
