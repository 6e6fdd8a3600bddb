import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('German, French and Spanish stay as they are', () => {
  const text = 'Größe, Œuvre, mañana – “so” … 1.299 €';
  expect(printable(text)).toBe(text);
});

test('letters that the fonts do not know lose their marks', () => {
  expect(printable('Łódź, Řím, Göreme, Ağrı, Đà Nẵng')).toBe('Lódz, Rím, Göreme, Agri, Dà Nang');
  expect(printable('東京')).toBe('??');
});
