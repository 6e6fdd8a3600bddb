// Runs the benchmarks one after the other: `npm run bench`, or `npm run bench -- search` for one of them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from './node-flags.mjs';

const folder = join(import.meta.dirname, '../bench');
const wanted = process.argv.slice(2);
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && (wanted.length === 0 || wanted.includes(file.replace(/\.ts$/, ''))),
);
// Benchmarks measure the production mode.
const env = { ...process.env, NODE_ENV: 'production' };
let failed = 0;
for (const file of files) {
  console.log(`\n# ${file}`);
  if (spawnSync(process.execPath, [...nodeFlags, join(folder, file)], { stdio: 'inherit', env }).status !== 0)
    failed += 1;
}
process.exit(failed ? 1 : 0);
