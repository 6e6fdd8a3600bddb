// Resolves the programs of packages. On Windows the links in node_modules/.bin are shell scripts, which Node cannot
// run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = {
  biome: '@biomejs/biome',
  lingui: '@lingui/cli',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  knip: 'knip',
  vitest: 'vitest',
};

/**
 * Returns the script of a program.
 * @param {string} root
 * @param {keyof typeof packages} name
 */
export function programFile(root, name) {
  const folder = join(root, 'node_modules', packages[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
