import { expect, test } from 'vitest';
import { syncExperiments } from './experiments.ts';
import { createStore } from './storage.ts';

test('API-05 the experiment token is sticky: it is stored for a day and sent back the next', async () => {
  const store = createStore(() => null);
  const asked: unknown[] = [];
  const sync = async (request: { token?: string }) => {
    asked.push(request);
    const answer = { status: 'OK' as const, token: request.token ?? 'fresh', variants: { card: 'b' } };
    return { ok: true as const, answer };
  };
  for (let visit = 0; visit < 3; visit += 1)
    expect(await syncExperiments(store, sync, '2027-05-01')).toEqual({ card: 'b' });
  expect(asked).toEqual([{}]);
  await syncExperiments(store, sync, '2027-05-02');
  expect(asked).toEqual([{}, { token: 'fresh' }]);
});

test('API-05 unreadable variants are requested again', async () => {
  const store = createStore(() => null);
  store.save('experiment_variants', '{');
  const sync = async () => ({
    ok: true as const,
    answer: { status: 'OK' as const, token: 'fresh', variants: { card: 'a' } },
  });
  expect(await syncExperiments(store, sync)).toEqual({ card: 'a' });
});

test('API-05 a failed sync keeps the token and yields no variants', async () => {
  const store = createStore(() => null);
  store.save('experiment_token', 'mine');
  expect(await syncExperiments(store, async () => ({ ok: false, refusal: { status: 0, body: null } }))).toEqual({});
  expect(store.read('experiment_token')).toBe('mine');
});
