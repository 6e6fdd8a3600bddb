import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test.each([
  ['plain paragraphs', '<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['what is not text', '<style>p{}</style><title>T</title>Hi<script>alert(1)</script><!-- no -->', 'Hi'],
  ['a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'ab\n\nc'],
  ['text that looks like tags', '<p>2 &lt; 3 &amp;lt; <b>4</b></p>', '2 < 3 &lt; 4'],
  ['Gmail', 'Yes<div class="gmail_quote gmail_quote_container">On Monday: <blockquote>Old</blockquote></div>', 'Yes'],
  ['Apple Mail', 'Yes<br><blockquote type="cite"><p>Old</p></blockquote>', 'Yes'],
  [
    'Thunderbird',
    '<p>Yes</p><div class="moz-cite-prefix">Am Montag schrieb A:</div><blockquote>Old</blockquote>',
    'Yes',
  ],
  ['Outlook', '<div>Yes</div><div id="divRplyFwdMsg">From: A</div>', 'Yes'],
])('%s', (_what, html, text) => {
  expect(htmlText(html)).toBe(text);
});
