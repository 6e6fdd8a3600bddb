import { expect, test } from 'vitest';
import { quietConsole } from './quiet-console.ts';

function bench(production: boolean) {
  const heard: string[] = [];
  const page = { path: '/' };
  const say = (word: string) => void heard.push(word);
  const console = { debug: say, error: say, info: say, log: say, trace: say, warn: say };
  quietConsole(console as never, production, () => page.path);
  return { console, heard, page };
}

test('NAV-16 on the production host the console is silent except on the booking page', () => {
  const { console, heard, page } = bench(true);
  for (const voice of Object.values(console)) voice('hidden');
  page.path = '/de/book-now/12';
  console.error('payment');
  page.path = '/t/12';
  console.log('hidden');
  expect(heard).toEqual(['payment']);
});

test('NAV-16 on other hosts the console is unchanged', () => {
  const { console, heard } = bench(false);
  console.log('here');
  expect(heard).toEqual(['here']);
});
