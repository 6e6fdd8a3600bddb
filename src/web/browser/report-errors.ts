import type { RequestOf } from '#contract/schemas.ts';
import { withoutAddresses } from '#domain/privacy/without-addresses.ts';

/** An error report without query strings, email addresses and long numbers. */
export type ErrorReport = RequestOf<'reportJavascriptError'>;

/** The maximum number of reports per page; more add no information. */
export const maxReports = 5;

/** Removes what could identify a person from a text: email addresses, digit sequences and query strings. */
export function withoutPersons(text: string): string {
  return withoutAddresses(text).replace(/\+?\d[\d ()/.-]{6,}\d/g, '[number]');
}

/** Converts anything that was thrown into a report about the page at `url`. */
export function reportOf(thrown: unknown, url: string, label: string): ErrorReport {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : 'Unknown error');
  const message = withoutPersons(error.message).trim().slice(0, 2000) || 'Error without a message';
  return {
    message,
    name: error.name.slice(0, 200) || 'Error',
    ...(error.stack ? { stack: withoutPersons(error.stack).slice(0, 8000) } : {}),
    url: url.replace(/[?#].*$/, '').slice(0, 2000),
    label,
  };
}

/** Creates a reporter that sends each distinct error once, at most `maxReports` per page. */
export function createReporter(send: (report: ErrorReport) => void, url: () => string) {
  const sent = new Set<string>();
  return (thrown: unknown, label: string): void => {
    const report = reportOf(thrown, url(), label);
    const mark = `${report.name} ${report.message}`;
    if (sent.has(mark) || sent.size >= maxReports) return;
    sent.add(mark);
    send(report);
  };
}

/** Reports uncaught errors of this page; returns a function that stops it. */
export function watchErrors(page: Window, report: (thrown: unknown, label: string) => void): () => void {
  const onError = (event: ErrorEvent): void => report(event.error ?? event.message, 'window');
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') return;
    report(event.reason, 'promise');
  };
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
