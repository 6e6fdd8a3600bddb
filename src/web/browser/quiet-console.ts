const voices = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** The only path with console output on the production host. */
const loudPath = '/book-now/';

/**
 * Silences the console on the production host outside of the booking page. The path is checked for each message,
 * because client-side navigation changes it.
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
