import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepPayments } from '#server/booking/book/job-kinds.ts';
import { transaction } from '#server/platform/database/database.ts';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

type Sent = { name: string; traceId: string; parentSpanId?: string; attributes: { key: string; value: object }[] };

const spans: Sent[] = [];
const bodies: string[] = [];
const headers: unknown[] = [];
let status = 200;
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  headers.push(request.headers['x-key']);
  bodies.push(body);
  spans.push(...JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  response.writeHead(request.url === '/v1/traces' ? status : 404).end('{}');
});
let shop: TestShop;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  shop = await startShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b',
    TRUSTED_PROXIES: '1',
  });
});
afterAll(async () => {
  await shop?.stop();
  collector.close();
});

const named = (name: string) =>
  vi.waitFor(() => spans.find((span) => span.name === name) ?? Promise.reject(name), patiently);

test('a request is a span without personal data whose trace id is the reference number', async () => {
  const response = await fetch(`${shop.origin}/api/shop/search?q=ada@example.org`);
  const span = await named('GET /api/shop/search');
  expect(span.traceId).toBe(response.headers.get('x-request-id')?.replaceAll('-', ''));
  expect(span.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
  expect(bodies.join()).not.toContain('ada@example.org');
  expect(headers[0]).toBe('a=b');
});

test('a trusted proxy continues its trace, and a malformed one is ignored', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${shop.origin}/api/security-token`, { headers: { traceparent } });
  const span = await named('GET /api/security-token');
  expect(span).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' });
  await fetch(`${shop.origin}/api/openapi.json`, { headers: { traceparent: '00-00-00-00' } });
  expect((await named('GET /api/openapi.json')).parentSpanId).toBe(undefined);
});

test('a job is a span, and a collector that fails does not disturb the shop', async () => {
  status = 500;
  await transaction(shop.database, (trx) => shop.queue.add(trx, sweepPayments, {}, { key: 'now' }));
  await named('job sweep-payments');
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
});
