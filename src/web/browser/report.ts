import { call } from './call.ts';
import { createReporter } from './report-errors.ts';

/** Reports an error of this page to the shop. */
export const reportError = createReporter(
  (report) => {
    // A failing report is ignored, because it could only be reported the same way.
    void call('reportJavascriptError', report, { keepalive: true, silent: true });
  },
  () => window.location.href,
);
