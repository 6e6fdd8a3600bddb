import { expect, test } from 'vitest';
import { deepLink, firstVisit, recordFirstVisit } from './first-visit.ts';
import { createStore } from './storage.ts';

const arrival = { href: 'https://shop.example/de/t/12?utm=a', pathname: '/de/t/12', search: '?utm=a' };
const later = { href: 'https://shop.example/', pathname: '/', search: '' };

test('NAV-09 the first visit is recorded once and stays', () => {
  const store = createStore(() => null);
  expect(firstVisit(store)).toBeNull();
  recordFirstVisit(store, arrival);
  recordFirstVisit(store, later);
  expect(firstVisit(store)).toEqual({ original_url: arrival.href, original_uri: '/de/t/12?utm=a' });
});

test('NAV-09 the deep link carries the first visit as JSON in custom_data and keeps what the link already had', () => {
  const link = new URL(
    deepLink(
      'https://app.example/open?campaign=x',
      { original_url: arrival.href, original_uri: '/de/t/12?utm=a' },
      { tour: 12 },
    ),
  );
  expect(link.searchParams.get('campaign')).toBe('x');
  expect(JSON.parse(link.searchParams.get('custom_data') ?? '')).toEqual({
    original_url: arrival.href,
    original_uri: '/de/t/12?utm=a',
    tour: 12,
  });
});

test('NAV-09 without a recorded visit the deep link still works', () => {
  expect(new URL(deepLink('https://app.example/', null)).searchParams.get('custom_data')).toBe('{}');
});
