const voices = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Only here does the console speak on the production host. */
const loudPath = '/book-now/';

/**
 * Silences the console on the production host outside the booking page. The path is looked at for each message, because a
 * visitor moves between pages without a reload.
 */
export function quietConsole(
  console: Pick<Console, (typeof voices)[number]>,
  production: boolean,
  path: () => string,
): void {
  if (!production) return;
  for (const voice of voices) {
    const speak = console[voice].bind(console);
    console[voice] = (...words: unknown[]) => {
      if (path().includes(loudPath)) speak(...words);
    };
  }
}
