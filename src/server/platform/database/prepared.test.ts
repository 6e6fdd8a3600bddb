import { expect, test } from 'vitest';
import { withName } from './prepared.ts';

test('a marked statement is sent as a prepared statement, and every other unnamed', () => {
  for (const text of ['/* prepared write-line */ insert into message', 'select /* prepared version */ id from chat'])
    expect(withName([text, [1]])).toEqual([{ name: /prepared ([a-z-]+)/.exec(text)?.[1], text, values: [1] }]);
  const config = { text: '/* prepared x */ select 1' };
  for (const sent of [['select 1'], ["select $1, '/* prepared x */'", [1]], [config]])
    expect(withName(sent)).toBe(sent);
});
