import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const german = readFileSync(new URL('../../words/catalogues/de.po', import.meta.url), 'utf8');

/** The German texts of the pay button that state an amount. */
const labels = german
  .split('\n\n')
  .filter((entry) => entry.includes('#: src/web/checkout/finish/pay-button.tsx'))
  .filter((entry) => /^msgid ".*\{amount\}/m.test(entry))
  .map((entry) => /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '');

test('every German button that books for money says that it is “zahlungspflichtig”, as the law requires', () => {
  expect(labels.length).toBeGreaterThanOrEqual(4);
  for (const label of labels) expect(label).toMatch(/^Zahlungspflichtig (buchen|anfragen) · \{amount\}/);
});
