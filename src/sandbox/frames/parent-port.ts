/** The first message from the shop's page, with the port for all further messages. */
export type Opened = { readonly setup: Readonly<Record<string, unknown>>; readonly port: MessagePort };

/**
 * Waits until the parent page or the opener establishes a connection. Only the shop's origins, which are in the markup
 * of the page, are accepted.
 */
export function awaitParent(): Promise<Opened> {
  const origins = (document.documentElement.dataset.shopOrigins ?? '').split(' ');
  const parent: Window = window.opener ?? window.parent;
  return new Promise((resolve) => {
    window.addEventListener('message', ({ origin, source, data, ports: [port] }) => {
      if (source !== parent || !origins.includes(origin) || !port) return;
      if (data?.kind !== 'open' || typeof data.setup !== 'object' || data.setup === null) return;
      resolve({ setup: data.setup, port });
    });
    // Unlike a frame, a window has no load event for its opener, so it reports to the shop that opened it.
    if (window.opener) parent.postMessage({ kind: 'hello' }, origins[0] as string);
  });
}

/** Returns a text from a message; empty if the value is not a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sends a request to the bank and returns status and body; status 0 if there was no response in time. */
export async function askBank(
  path: string,
  body: unknown,
  signal: AbortSignal | null = null,
): Promise<{ status: number; answer: Record<string, unknown> }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, answer: {} };
  }
}
