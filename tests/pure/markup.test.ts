import { expect, test } from 'vitest';
import { markupProblems } from '#tests/support/markup.ts';

test('what validators and screen readers object to is found, and nothing else', () => {
  const fine = `<!DOCTYPE html><h1>A</h1><h2>B</h2><div><p>C <span>d</span></p><form><button aria-label="Remove Ada, now">
    <svg><path d=""/></svg><span aria-hidden="true">×</span>Remove <b>Ada</b></button></form></div>
    <article><h3>D</h3></article><script>if (1 < 2) '<h6>'</script><a href="/" aria-label="Waymark &amp; you"></a>`;
  expect(markupProblems(fine)).toEqual([]);
  expect(markupProblems('<h1>A</h1><h3>B</h3>')).toEqual(['<h3> after <h1>']);
  expect(markupProblems('<span><details></details></span>')).toEqual(['<details> within <span>']);
  expect(markupProblems('<span><b><form></form></b></span>')).toEqual(['<form> within <b>']);
  expect(markupProblems('<form><div><form></form></div></form>')).toEqual(['a form within a form']);
  expect(markupProblems('<article><p>Hi</p></article>')).toEqual(['an article without a heading']);
  expect(markupProblems('<button aria-label="Log out Unknown device">Log out there</button>')).toEqual([
    'the name "Log out Unknown device" is without its words "log out there"',
  ]);
});
