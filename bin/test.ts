// Everything that proves Waymark: the quick gate, then pure, house and browser tests. The last line counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowsers } from './browser.ts';
import { check } from './check.ts';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'waymark-reports-'));
const totals = { passed: 0, failed: 0 };
/** Said again at the end: each part prints its own, and a long output is often read from its end. */
const failures: string[] = [];

type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

function noteFailures({ testResults }: Report): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)}: ${fullName}\n    ${failureMessages.join('\n').slice(0, 600)}`);
    if (status === 'failed' && failed.length === 0) failures.push(`${relative(root, name)}: ${message.slice(0, 600)}`);
  }
}

function count(passed: number, failed: number): void {
  totals.passed += passed;
  totals.failed += failed;
}

function runProject(project: string, browsers: ReturnType<typeof findBrowsers>): void {
  const report = join(reports, `${project}.json`);
  const vitest = programFile(root, 'vitest');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...browsers },
  });
  try {
    const told = JSON.parse(readFileSync(report, 'utf8')) as Report;
    noteFailures(told);
    count(told.numPassedTests, told.numFailedTests);
    if (status === 0 || told.numFailedTests > 0) return;
    failures.push(`${project}: an error outside of its tests, see above`);
  } catch {
    failures.push(`${project}: it ended without a report, see above`);
  }
  count(0, 1);
}

const gate = await check();
count(gate.passed, gate.failed);
const browsers = findBrowsers();
for (const project of ['pure', 'house', 'browser']) runProject(project, browsers);
rmSync(reports, { recursive: true, force: true });
if (gate.failed) failures.push(`npm run check: ${gate.failed} failed, see above`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
