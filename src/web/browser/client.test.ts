import { expect, test } from 'vitest';
import { createClient, type RequestError, withPrefix } from './client.ts';

function bench(answer: () => Response | Promise<Response>, language = 'en') {
  const sent: { url: string; init: RequestInit }[] = [];
  const failures: RequestError[] = [];
  const client = createClient({
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: { ...init, headers: { ...(init?.headers as Record<string, string>) } } });
      return answer();
    },
    language: () => language,
    currency: () => 'GBP',
    securityToken: async (refresh) => (refresh ? 'token-2' : 'token-1'),
    failed: (error) => failures.push(error),
  });
  return { ...client, sent, failures, headers: () => sent[0]?.init.headers as Record<string, string> };
}

const ok = (body: unknown = { status: 'OK' }) => Response.json(body);

test('API-01 an endpoint call is a form-encoded POST for JSON with language, currency and security token', async () => {
  const { call, sent, headers } = bench(() => ok());
  expect(await call('choosePreferences', { currency: 'USD' })).toEqual({ ok: true, answer: { status: 'OK' } });
  expect(sent[0]).toMatchObject({ url: '/api/preferences', init: { method: 'POST', body: 'currency=USD' } });
  expect(headers()).toMatchObject({
    'X-Language': 'en',
    'X-Currency': 'GBP',
    'X-Security-Token': 'token-1',
    Accept: 'application/vnd.waymark.data+json, application/json',
  });
  expect(headers()['Content-Type']).toContain('application/x-www-form-urlencoded');
});

test('API-01 a write refused for its token is retried once with a new one', async () => {
  const { call, sent, failures } = bench(() => (sent.length === 1 ? Response.json({}, { status: 403 }) : ok()));
  expect(await call('choosePreferences', { currency: 'USD' })).toEqual({ ok: true, answer: { status: 'OK' } });
  const tokens = sent.map(({ init }) => (init.headers as Record<string, string>)['X-Security-Token']);
  expect(tokens).toEqual(['token-1', 'token-2']);
  expect(failures).toEqual([]);
});

test('API-01 a write refused again, and a refused read, fail', async () => {
  const writing = bench(() => Response.json({}, { status: 403 }));
  expect(await writing.call('choosePreferences', { currency: 'USD' })).toMatchObject({ ok: false });
  expect(writing.sent).toHaveLength(2);
  const reading = bench(() => Response.json({}, { status: 403 }));
  expect(await reading.call('listReports', {})).toMatchObject({ ok: false });
  expect(reading.sent).toHaveLength(1);
});

test('API-01 nested values are encoded with brackets and undefined is left out', async () => {
  const { call, sent } = bench(() => ok());
  await call('logPayment', { url: '/x y', type: 'card', error: { description: 'no' }, message: undefined });
  expect(sent[0]?.init.body).toBe('url=%2Fx+y&type=card&error%5Bdescription%5D=no');
});

test('API-01 GET parameters go into the query, and a read carries no security token', async () => {
  const { call, sent, headers } = bench(() => ok({ reports: [] }));
  await call('listReports', { kind: 'payment' });
  expect(sent[0]?.url).toBe('/api/office/reports?kind=payment');
  expect(sent[0]?.init.body).toBeUndefined();
  expect(headers()).not.toHaveProperty('X-Security-Token');
});

test('API-01 NAV-10 root-relative addresses get the language prefix, which is also the language header', async () => {
  const { call, sent, headers } = bench(() => ok(), 'de');
  await call('listCountries', {});
  expect(sent[0]?.url).toBe('/de/api/countries');
  expect(headers()['X-Language']).toBe('de');
  expect(withPrefix('https://elsewhere.example/a', 'de')).toBe('https://elsewhere.example/a');
  expect(withPrefix('//elsewhere.example/a', 'de')).toBe('//elsewhere.example/a');
  expect(withPrefix('/de/api', 'de')).toBe('/de/api');
  expect(withPrefix('/deals', 'de')).toBe('/de/deals');
});

test.each([400, 404, 429, 500, 599])(
  'API-01 a response with %i is a refusal with its status and problems, and fires a labelled event',
  async (status) => {
    const body = { status: 'error', message: 'No', problems: [], reference: 'r1' };
    const { call, failures } = bench(() => Response.json(body, { status }));
    expect(await call('choosePreferences', { currency: 'USD' })).toEqual({ ok: false, refusal: { status, body } });
    expect(failures).toEqual([{ label: 'Preferences', status }]);
  },
);

test('API-01 no response and an unreadable response are failures with status 0', async () => {
  const down = bench(() => Promise.reject(new TypeError('offline')));
  expect(await down.call('listCountries', {})).toEqual({ ok: false, refusal: { status: 0, body: null } });
  const odd = bench(() => new Response('<html>'));
  expect(await odd.call('listCountries', {})).toMatchObject({ ok: false, refusal: { status: 0 } });
  expect([...down.failures, ...odd.failures].map((one) => one.label)).toEqual(['Countries', 'Countries']);
});

test('API-01 an aborted call rejects without an event, and a silent one fires none', async () => {
  const abort = new AbortController();
  const given = bench(() => {
    abort.abort();
    return Promise.reject(abort.signal.reason);
  });
  await expect(given.call('listCountries', {}, { signal: abort.signal })).rejects.toBe(abort.signal.reason);
  const silent = bench(() => new Response(null, { status: 500 }));
  expect(await silent.call('listCountries', {}, { silent: true })).toMatchObject({ refusal: { status: 500 } });
  expect([...given.failures, ...silent.failures]).toEqual([]);
});
