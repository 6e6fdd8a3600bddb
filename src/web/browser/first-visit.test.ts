import { expect, test } from 'vitest';
import { deepLink, firstVisit, recordFirstVisit } from './first-visit.ts';
import { createStore } from './storage.ts';

const arrival = 'https://shop.example/de/t/12?utm=a';
const visit = { original_url: arrival, original_uri: '/de/t/12?utm=a' };

test('NAV-09 the first visit is recorded once and never changes', () => {
  const store = createStore(() => null);
  expect(firstVisit(store)).toBeNull();
  recordFirstVisit(store, arrival);
  recordFirstVisit(store, 'https://shop.example/');
  expect(firstVisit(store)).toEqual(visit);
});

test.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/search?q=ada%40example.org&utm_source=letter&currency=USD', '/search?utm_source=letter&currency=USD'],
  ['/t/alps?code=abc&token=def&session=ghi#part', '/t/alps'],
  ['/book-now/alps/12?date=1.2.2027&travellers[1]=2', '/book-now/alps/12'],
  ['/t/alps?utm_content=ada%40example.org&utm_campaign=may', '/t/alps?utm_campaign=may'],
])('NAV-09 of %s only allow-listed parts are stored', (address, kept) => {
  const store = createStore(() => null);
  recordFirstVisit(store, `https://shop.example${address}`);
  expect(store.read('original_url')).toBe(`https://shop.example${kept}`);
  expect(store.read('original_uri')).toBe(kept);
});

test.each([
  '/holds/5b8f?code=abc',
  '/de/holds/5b8f?code=abc',
  '/reset-password?token=abc',
  '/signup/confirm?token=abc',
  '/confirm-mail?withdraw=abc',
  '/brochures/12-en-1.abc.pdf',
  '/login?next=%2Fholds%2F1%3Fcode%3Dabc',
  '/account',
  '/office/mailbox/1',
  '/t/a/b/c/d',
  '//evil.example/t/alps',
  '/something-new?token=abc',
])('NAV-09 page %s is not stored, and the next public page counts as the first', (address) => {
  const store = createStore(() => null);
  recordFirstVisit(store, `https://shop.example${address}`);
  expect([store.read('original_url'), store.read('original_uri')]).toEqual([null, null]);
  recordFirstVisit(store, arrival);
  expect(firstVisit(store)).toEqual(visit);
});

test('NAV-09 a first visit stored by an earlier version is reduced on the next visit before it is sent', () => {
  const secret = createStore(() => null);
  secret.save('original_url', 'https://shop.example/holds/5b8f?code=abc');
  secret.save('original_uri', '/holds/5b8f?code=abc');
  expect(firstVisit(secret)).toBeNull();
  recordFirstVisit(secret, 'https://shop.example/account');
  expect([secret.read('original_url'), secret.read('original_uri')]).toEqual([null, null]);

  const whole = createStore(() => null);
  whole.save('original_url', 'https://shop.example/search?q=ada&utm_source=letter');
  whole.save('original_uri', '/search?q=ada&utm_source=letter');
  recordFirstVisit(whole, arrival);
  expect(whole.read('original_uri')).toBe('/search?utm_source=letter');
});

test('NAV-09 the deep link carries the first visit as JSON in custom_data and keeps its other parameters', () => {
  const link = new URL(deepLink('https://app.example/open?campaign=x', visit, { tour: 12 }));
  expect(link.searchParams.get('campaign')).toBe('x');
  expect(JSON.parse(link.searchParams.get('custom_data') ?? '')).toEqual({ ...visit, tour: 12 });
});

test('NAV-09 without a recorded visit the deep link still works', () => {
  expect(new URL(deepLink('https://app.example/', null)).searchParams.get('custom_data')).toBe('{}');
});
