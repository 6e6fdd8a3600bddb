import { createReporter } from './report-errors.ts';

/** Reports an error of this page to the shop. */
export const reportError = createReporter(
  (report) => {
    // The client brings the whole call list with it, so it comes when there is something to say; a report that cannot be sent
    // has nobody left to tell.
    import('./client.ts')
      .then(({ call }) => call('reportJavascriptError', report, { keepalive: true, silent: true }))
      .catch(() => {});
  },
  () => window.location.href,
);
