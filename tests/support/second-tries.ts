// Tells what went wrong at first with a test that passed at its second try: left unsaid, it would be found only when it fails twice.
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result();
    if (state !== 'passed' || !testCase.diagnostic()?.flaky) return;
    const reasons = (errors ?? []).map(({ stack, message }) => (stack ?? message).slice(0, 2000));
    console.log(`\nneeded a second try: ${testCase.fullName}\n${reasons.join('\n')}\n`);
  }
}
