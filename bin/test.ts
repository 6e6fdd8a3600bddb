// Everything that proves Waymark: the quick gate, then pure, house and browser tests. The last line counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { check } from './check.ts';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'waymark-reports-'));
const totals = { passed: 0, failed: 0 };

function count(passed: number, failed: number): void {
  totals.passed += passed;
  totals.failed += failed;
}

function runProject(project: string, browser: string): void {
  const report = join(reports, `${project}.json`);
  const vitest = programFile(root, 'vitest');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: browser },
  });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    count(numPassedTests, numFailedTests);
    if (status !== 0 && numFailedTests === 0) count(0, 1);
  } catch {
    count(0, 1);
  }
}

const gate = await check();
count(gate.passed, gate.failed);
const browser = findBrowser();
for (const project of ['pure', 'house', 'browser']) runProject(project, browser);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
