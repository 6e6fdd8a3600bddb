import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './create-icon.ts';

test('an icon is drawn from the data that lucide-react ships, hidden from those who listen unless it is named', async () => {
  const { __iconData } = (await import('lucide-react/icons/heart')) as unknown as {
    __iconData: Parameters<typeof createIcon>[0];
  };
  const Heart = createIcon(__iconData);
  const plain = renderToStaticMarkup(createElement(Heart, { className: 'size-4' }));
  expect(plain).toMatch(/^<svg viewBox="0 0 24 24" aria-hidden="true" class="icon size-4"><path d="M[^"]+"\/><\/svg>$/);
  expect(renderToStaticMarkup(createElement(Heart, { 'aria-label': 'Kept' }))).not.toContain('aria-hidden');
});
