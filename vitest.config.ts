import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Ends what hangs; it is no measure of speed, so that a busy machine fails nothing. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };
/** What renders pages in these tests is what renders them for visitors. Processes that a test starts need not compile everything again. */
const asShipped = {
  env: {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(import.meta.dirname, 'build/compiled'),
    DATABASE_CONNECT_MS: '60000',
  },
  server: { deps: { external: [/\/build\/server\//] } },
};

/**
 * `pure` needs nothing; `house` has a PostgreSQL server and the built shop; `browser` drives Chromium. `soak` runs the long
 * proofs (`*.soak.test.ts`), which `house` runs in their short form, at full size.
 */
export default defineConfig({
  test: {
    // A browser test may close a page while a listener of its own still asks it something: nobody waits for the answer.
    onUnhandledError: ({ message }) => !/Target page, context or browser has been closed/.test(message ?? ''),
    projects: [
      {
        test: {
          ...timeouts,
          name: 'pure',
          include: ['src/{domain,contract,web,demo,sandbox}/**/*.test.{ts,tsx}', 'tests/pure/**/*.test.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          ...asShipped,
          name: 'house',
          include: ['src/server/**/*.test.ts', 'tests/{contract,races,faults}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...timeouts,
          ...asShipped,
          name: 'soak',
          env: { ...asShipped.env, SOAK: process.env.SOAK ?? '1' },
          testTimeout: 1_800_000,
          include: ['tests/**/*.soak.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...timeouts,
          ...asShipped,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts', 'tests/support/browser.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
