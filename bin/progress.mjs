// Displays the progress of a long start: one line that is updated on a terminal, a few plain lines in a log.

/** A step of a start and its progress; a null step ends the last one. Processes send it to their parent. */
/** @typedef {{ step: string | null, done?: number | undefined, total?: number | undefined, unit?: string | undefined }} Progress */

/** In a log a step is reported when it begins, and again after each interval of this length. */
const quietMs = 10_000;

/** @param {Progress} progress */
function words({ step, done, total, unit }) {
  if (done === undefined) return `waymark: ${step}`;
  return `waymark: ${step}: ${done}${total === undefined ? '' : ` of ${total}`}${unit ? ` ${unit}` : ''}`;
}

/**
 * @param {{ write(text: string): unknown, isTTY?: boolean | undefined, columns?: number | undefined }} stream
 * @param {() => number} now
 * @returns {(progress: Progress) => void}
 */
export function createProgress(stream, now = Date.now) {
  const isTerminal = Boolean(stream.isTTY) && process.env.TERM !== 'dumb';
  let step = null;
  let last = '';
  let began = 0;
  let lastPrinted = 0;

  const end = () => {
    if (step === null) return;
    const seconds = Math.round((now() - began) / 1000);
    if (isTerminal) stream.write(`\r\u001b[2K${last} (${seconds} s)\n`);
    step = null;
  };

  return (progress) => {
    if (progress.step !== step) end();
    if (progress.step === null) return;
    if (progress.step !== step) {
      step = progress.step;
      began = now();
      lastPrinted = Number.NEGATIVE_INFINITY;
    }
    last = words(progress);
    if (isTerminal) stream.write(`\r\u001b[2K${last.slice(0, (stream.columns ?? 80) - 1)}`);
    else if (now() - lastPrinted >= quietMs) {
      stream.write(`${last}\n`);
      lastPrinted = now();
    }
  };
}
