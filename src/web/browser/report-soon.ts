/** Reports an error of this page to the shop; what that takes is fetched now, when there is something to say. */
export function reportSoon(error: unknown, label: string): void {
  import('./report.ts').then(({ reportError }) => reportError(error, label)).catch(() => {});
}
