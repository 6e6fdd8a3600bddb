import { expect, test } from 'vitest';
import { placeholders, removePlaceholders } from './placeholders.ts';
import { hashSource } from './security-headers.ts';

test('a shared page keeps every character of every language, and only the hashes of its own scripts', () => {
  const { nonce, securityToken, requestId } = placeholders;
  const page = [
    `<p title="${requestId}">Fërgesë, 東京 – 1 200 € 🏔</p>`,
    `<script nonce="${nonce}">say('Käse, 茶 🧀')</script>`,
    `<input value="${securityToken}"><script>say('somebody else')</script>`,
  ].join('');
  const { html, scriptSources } = removePlaceholders(Buffer.from(page));
  expect(html.toString()).toBe(
    `<p title="">Fërgesë, 東京 – 1 200 € 🏔</p><script>say('Käse, 茶 🧀')</script><input value=""><script>say('somebody else')</script>`,
  );
  expect(scriptSources).toBe(hashSource("say('Käse, 茶 🧀')"));
});
