import { expect, test } from 'vitest';
import { gaEvent } from './data-layer.ts';

test('API-05 gaEvent entries go to the data layer in order, whether or not it existed', () => {
  const page: Pick<Window, 'dataLayer'> = {};
  gaEvent({ event: 'gaEvent', eventCategory: 'Header', eventAction: 'currency' }, page);
  gaEvent({ event: 'gaEvent', eventValue: 3 }, page);
  expect(page.dataLayer).toEqual([
    { event: 'gaEvent', eventCategory: 'Header', eventAction: 'currency' },
    { event: 'gaEvent', eventValue: 3 },
  ]);
});
