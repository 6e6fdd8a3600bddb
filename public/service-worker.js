// Keeps two things readable without a connection: the page that says so, and bookings that were opened before
// (docs/offline.md). Everything is requested from the network first, so nothing stored is shown while there is one, and
// no page with a price on sale is stored.
const [shell, opened] = ['waymark-shell-1', 'waymark-opened-1'];
const maxOpened = 20;
const booking = /^(?:\/de)?\/bookings\/[\da-f-]{36}$/;
const voucher = /^(?:\/de)?\/api\/bookings\/[\da-f-]{36}\/voucher\.pdf$/;
const account = /^(?:\/de)?\/(?:api\/account|account|login|logout|signup)(?:[/.]|$)/;
/** Changes when somebody signs in or out; what was requested before is not stored afterwards. */
let generation = 0;

const offlinePath = (pathname) => (/^\/de(?:\/|$)/.test(pathname) ? '/de/offline' : '/offline');

/** Stores a page's styles and fonts; their names change with their content. */
async function storeAssets(html) {
  const cache = await caches.open(shell);
  const found = html.match(/\/assets\/[\w./-]+\.(?:css|woff2)/g) ?? [];
  await Promise.allSettled([...new Set(found)].map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

async function storePage(name, request, response, begun = generation) {
  const html = await response.clone().text();
  const cache = await caches.open(name);
  if (begun !== generation) return;
  await cache.put(request, response);
  await storeAssets(html);
}

async function storeOpened(request, response, begun) {
  if (voucher.test(new URL(request.url).pathname)) {
    const cache = await caches.open(opened);
    if (begun === generation) await cache.put(request, response);
  } else await storePage(opened, request, response, begun);
  const cache = await caches.open(opened);
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, Math.max(0, stored.length - maxOpened)).map((old) => cache.delete(old)));
}

/** A stored page without its scripts, which would load what is not stored, and with a line that it is a copy. */
async function readable(response, pathname) {
  const isGerman = pathname.startsWith('/de/');
  const saved = new Date(response.headers.get('date') ?? Date.now()).toLocaleString(isGerman ? 'de' : 'en');
  const line = isGerman ? `Sie sind offline. Gespeicherter Stand: ${saved}.` : `You’re offline. Saved on ${saved}.`;
  const style = 'margin:0;padding:.5rem 1rem;text-align:center;background:#f4c95d;color:#1d1a12';
  const html = (await response.text()).replace(
    /<body[^>]*>/,
    (body) => `${body}<p role="status" style="${style}">${line}</p>`,
  );
  const headers = new Headers(response.headers);
  const policy = headers.get('content-security-policy') ?? "default-src 'none'";
  headers.set('content-security-policy', policy.replace(/script-src [^;]*/, "script-src 'none'"));
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { status: 200, headers });
}

async function withoutNetwork(request, pathname, error) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return request.mode === 'navigate' && !voucher.test(pathname) ? readable(found, pathname) : found;
  const offline = request.mode === 'navigate' && (await caches.match(offlinePath(pathname), { ignoreVary: true }));
  if (!offline) throw error;
  return readable(offline, pathname);
}

async function fromNetwork(event, pathname) {
  const { request } = event;
  const begun = generation;
  try {
    const response = await fetch(request);
    if (!booking.test(pathname) && !voucher.test(pathname)) return response;
    if (response.ok) event.waitUntil(storeOpened(request, response.clone(), begun));
    else event.waitUntil(caches.open(opened).then((cache) => cache.delete(request, { ignoreVary: true })));
    return response;
  } catch (error) {
    return withoutNetwork(request, pathname, error);
  }
}

self.addEventListener('install', (event) => {
  const pages = ['/offline', '/de/offline'].map(async (path) =>
    storePage(shell, path, await fetch(path, { credentials: 'omit' })),
  );
  event.waitUntil(Promise.all(pages).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== 'GET') {
    if (account.test(pathname)) {
      generation += 1;
      event.waitUntil(caches.delete(opened));
    }
    return;
  }
  const isStored = /^\/assets\/.+\.(?:css|woff2)$/.test(pathname) || voucher.test(pathname);
  if (request.mode === 'navigate' || isStored) event.respondWith(fromNetwork(event, pathname));
});
