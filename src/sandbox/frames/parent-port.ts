/** What a page of the shop says when it opens a frame, and the line to it from then on. */
export type Opened = { readonly setup: Readonly<Record<string, unknown>>; readonly port: MessagePort };

/**
 * Waits until the page around this frame, or the one that opened this window, opens a line to it. Only pages of the shop may; their
 * origins stand in the markup of the page.
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
    // Nobody is told when a window has loaded, unlike a frame; so it says so, to the one shop that it was opened for.
    if (window.opener) parent.postMessage({ kind: 'hello' }, origins[0] as string);
  });
}

/** A text out of what the page said; anything else is an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Asks the bank, and answers the status and what it said; status 0 when there was no answer, or none in time. */
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
