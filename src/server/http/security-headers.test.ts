import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createContentSecurityPolicy, hashSource, reactAriaStyles } from './security-headers.ts';

test('the policy allows exactly the styles that the installed react-aria writes', () => {
  const folder = createRequire(import.meta.url)
    .resolve('react-aria/package.json')
    .replace('package.json', '');
  const sources = ['interactions/usePress', 'overlays/usePreventScroll'].map((file) =>
    readFileSync(`${folder}dist/private/${file}.mjs`, 'utf8'),
  );
  const written = sources.flatMap((source) => {
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
    return [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text]) =>
      (text as string).replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim(),
    );
  });
  expect(written).toEqual(reactAriaStyles);
  const policy = createContentSecurityPolicy('')("'nonce-x'");
  for (const text of written) expect(policy).toContain(hashSource(text));
});

test('a payment page may load what the provider needs, and nothing else', () => {
  const sources = { frames: ['https://f.example'], scripts: ['https://s.example'], connections: ['https://c.example'] };
  const policy = createContentSecurityPolicy('', sources)("'nonce-x'");
  expect(policy).toContain("script-src 'self' https://s.example 'nonce-x';");
  expect(policy).toContain("connect-src 'self' https://c.example;");
  expect(policy).toContain('frame-src https://f.example;');
  expect(createContentSecurityPolicy('')("'nonce-x'")).toContain("connect-src 'self';");
});

test('scripts are allowed from the shop or its asset host, and inline styles are not allowed', () => {
  const policy = createContentSecurityPolicy('https://files.example/build')("'nonce-x'");
  expect(policy).toContain("script-src 'self' https://files.example 'nonce-x';");
  expect(policy).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
});
