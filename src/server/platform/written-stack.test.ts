import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';
import { writtenStack } from './written-stack.ts';

test('a stack trace of the bundle is mapped to the sources, and other frames are unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark stack-'));
  const take = join(projectFolder, 'src/server/hold/take.ts');
  const bundled = join(folder, 'shop.js');
  // The third line of the bundle, from its first column on, is line 41 of the source.
  const map = { version: 3, sources: [relative(folder, take)], names: [], mappings: ';;AAwCA' };
  writeFileSync(`${bundled}.map`, JSON.stringify(map));
  const told = writtenStack(
    `Error: lost\n    at take (${pathToFileURL(bundled)}:3:1)\n    at node:internal/process:105:5`,
  );
  expect(told).toBe('Error: lost\n    at take (src/server/hold/take.ts:41:1)\n    at node:internal/process:105:5');
  expect(writtenStack('Error: lost\n    at file:///elsewhere/other.js:7:9')).toContain(
    'file:///elsewhere/other.js:7:9',
  );
  rmSync(folder, { recursive: true });
});
