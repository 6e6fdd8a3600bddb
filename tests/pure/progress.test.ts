import { expect, test } from 'vitest';
import { createProgress } from '../../bin/progress.mjs';

function watch(isTTY: boolean) {
  let text = '';
  const clock = { now: 0 };
  const stream = {
    isTTY,
    columns: 60,
    write: (more: string) => {
      text += more;
    },
  };
  return { clock, show: createProgress(stream, () => clock.now), text: () => text };
}

test('a terminal shows one updating line, and keeps the last state of each step with its time', () => {
  const { show, text, clock } = watch(true);
  show({ step: 'installing packages' });
  for (const done of [1, 200, 407]) {
    clock.now += 10_000;
    show({ step: 'installing packages', done, total: 407 });
  }
  show({ step: 'building the pages' });
  show({ step: null });
  const lines = text().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => line.split('\r\u001b[2K').at(-1))).toEqual([
    'waymark: installing packages: 407 of 407 (30 s)',
    'waymark: building the pages (0 s)',
    '',
  ]);
});

test('a progress line is never longer than the terminal is wide', () => {
  const { show, text } = watch(true);
  show({ step: 'x'.repeat(200), done: 1 });
  expect(text().split('\u001b[2K').at(-1)).toHaveLength(59);
});

test('a log gets a few plain lines: the start of each step, then one every ten seconds', () => {
  const { show, text, clock } = watch(false);
  for (let done = 0; done <= 600; done += 1) {
    show({ step: 'writing the demo', done, total: 600, unit: 'tours' });
    clock.now += 40;
  }
  show({ step: null });
  show({ step: 'bundling the server' });
  expect(text()).toBe(
    'waymark: writing the demo: 0 of 600 tours\nwaymark: writing the demo: 250 of 600 tours\nwaymark: writing the demo: 500 of 600 tours\nwaymark: bundling the server\n',
  );
});

test('a step without work prints nothing', () => {
  for (const isTerminal of [true, false]) {
    const { show, text } = watch(isTerminal);
    show({ step: null });
    expect(text()).toBe('');
  }
});
