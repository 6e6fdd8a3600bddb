// Runs the tests. Without arguments: the quick checks, then pure, house and browser tests. With arguments: the named
// files, or `--changed` alone. With `--soak`: the soak tests at full size. With `--with-soak`: everything. The last
// line has the totals.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowsers } from './browser.ts';
import { check } from './check.ts';
import { programFile } from './program-file.mjs';

const root = join(import.meta.dirname, '..');
const projects = ['pure', 'house', 'browser'];
const withSoak = process.argv.includes('--with-soak');
const onlySoak = process.argv.includes('--soak');
/** Which tests to run, as arguments of Vitest: files, `--changed`, `-t`. */
const selection = process.argv.slice(2).filter((argument) => !['--soak', '--with-soak'].includes(argument));
/** A build machine is stopped after 90 minutes; a slow one runs the long proofs in their short form. */
const maxMinutesBeforeSoak = 60;
const reports = mkdtempSync(join(tmpdir(), 'waymark-reports-'));
const totals = { passed: 0, failed: 0 };
/** Repeated at the end, because each part prints its own failures and a long output is often read from its end. */
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

function runTests(
  projects: readonly string[],
  browsers: Partial<ReturnType<typeof findBrowsers>> = {},
  more: readonly string[] = [],
): void {
  const name = projects.join(' and ');
  const report = join(reports, `${projects.join('-')}.json`);
  const vitest = programFile(root, 'vitest');
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...selected, ...reporters, ...more, ...selection], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...browsers },
  });
  try {
    const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
    noteFailures(results);
    count(results.numPassedTests, results.numFailedTests);
    if (status === 0 || results.numFailedTests > 0) return;
    failures.push(`${name}: an error outside of the tests, see above`);
  } catch {
    failures.push(`${name}: no report was written, see above`);
  }
  count(0, 1);
}

function runLongProofs(browsers: ReturnType<typeof findBrowsers>): void {
  const minutes = Math.round(performance.now() / 60_000);
  const isLate = minutes >= maxMinutesBeforeSoak;
  if (isLate) console.log(`\nThe tests so far took ${minutes} minutes: the long proofs run in their short form.`);
  if (isLate) runTests(['house'], browsers, ['.soak.test.ts']);
  else runTests(['soak']);
}

if (onlySoak) {
  runTests(['soak']);
} else if (selection.length > 0) {
  // A single run for all projects, because a file belongs to only one of them.
  const mayNeedBrowser = selection.some((argument) => argument.startsWith('-') || argument.includes('e2e'));
  runTests(projects, mayNeedBrowser ? findBrowsers() : {});
} else {
  const gate = await check();
  count(gate.passed, gate.failed);
  if (gate.failed) failures.push(`npm run check: ${gate.failed} failed, see above`);
  const browsers = findBrowsers();
  // The short versions of soak tests are redundant when the full ones run.
  const more = withSoak ? ['--exclude=**/*.soak.test.ts'] : [];
  for (const project of projects) runTests([project], browsers, more);
  if (withSoak) runLongProofs(browsers);
}
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\nfailed: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
