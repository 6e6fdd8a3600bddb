import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = (attributes: string) =>
  [
    '<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/a.css"/></head>',
    `<script ${attributes}type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";`,
    '\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script><script>1</script>',
  ].join('');

test.each(['', 'nonce="x" '])('every script of a page waits for the first paint (%s)', (attributes) => {
  const html = scriptsAfterPaint(page(attributes));
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  const script = html.slice(html.indexOf('async="">'), html.indexOf('</script>'));
  // A browser follows an import that is a statement before it runs the script, so none is left.
  expect(script).not.toMatch(/\bimport\s+["*]/);
  expect(script.indexOf('import(')).toBeGreaterThan(script.indexOf('await new Promise'));
  expect(script).toContain('await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-1.js")]);');
  expect(script).toContain('const route0=await import("/assets/root-1.js");');
  expect(script).toContain('import("/assets/entry-1.js");');
});

test('a page without scripts is unchanged', () => {
  expect(scriptsAfterPaint('<p>Hello</p>')).toBe('<p>Hello</p>');
});
