import { expect, test } from 'vitest';
import { syncExperiments } from './experiments.ts';
import { createStore } from './storage.ts';

test('API-05 the experiment token is sticky: the first answer is kept and sent back the next time', async () => {
  const store = createStore(() => null);
  const asked: unknown[] = [];
  const sync = async (request: { token?: string }) => {
    asked.push(request);
    return { status: 'OK' as const, token: request.token ?? 'fresh', variants: { card: 'b' } };
  };
  expect(await syncExperiments(store, sync)).toEqual({ card: 'b' });
  await syncExperiments(store, sync);
  expect(asked).toEqual([{}, { token: 'fresh' }]);
});

test('API-05 a failed sync leaves the token alone and means no variants', async () => {
  const store = createStore(() => null);
  store.keep('experiment_token', 'mine');
  expect(await syncExperiments(store, () => Promise.reject(new Error('down')))).toEqual({});
  expect(store.read('experiment_token')).toBe('mine');
});
