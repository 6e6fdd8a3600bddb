/**
 * Registers the worker that keeps opened bookings readable offline (docs/offline.md). It waits until the page has
 * loaded, so that it competes with nothing; the page works without it.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
