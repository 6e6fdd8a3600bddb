import { call } from './call.ts';
import { createReporter } from './report-errors.ts';

/** Reports an error of this page to the shop. */
export const reportError = createReporter(
  (report) => {
    // A report that cannot be sent has nobody left to tell.
    void call('reportJavascriptError', report, { keepalive: true, silent: true });
  },
  () => window.location.href,
);
