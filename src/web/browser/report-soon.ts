/** Reports an error of this page to the shop; the reporter's code loads on the first error. */
export function reportSoon(error: unknown, label: string): void {
  import('./report.ts').then(({ reportError }) => reportError(error, label)).catch(() => {});
}
