import './styles/app.css';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { usePage } from './browser/page-config.ts';
import { reportSoon } from './browser/report-soon.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { firstScript } from './frame/first-script.ts';
import { Frame } from './frame/frame.tsx';
import { useNonce } from './frame/nonce.tsx';
import { useStaleMarker } from './popups/use-popup-history.ts';
import { SearchPill } from './search-box/search-pill.tsx';
import { shopContext } from './shop.ts';
import { lazyPart } from './ui/lazy-part.tsx';
import { WishlistLink } from './wishlist/wishlist-link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { page: context.get(shopContext).page };
}

export function links(): Route.LinkDescriptors {
  const font = (href: string) =>
    ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;
  return [font(figtree), font(fraunces), { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { i18n } = useLingui();
  const { securityToken, currency } = usePage();
  return (
    <html lang={i18n.locale} data-currency={currency} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="csrf-token" content={securityToken} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f3ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1816" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the browser has already run
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScript : '' }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const Contact = lazyPart('contact', async () => (await import('./contact.tsx')).Contact, { ssr: true });

/** The layout of a page with everything that all pages share: search, enquiry, chat, wishlist. */
function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <Frame
      search={<SearchPill />}
      wishlist={
        <>
          <Contact />
          <WishlistLink />
        </>
      }
    >
      {children}
    </Frame>
  );
}

export default function Root() {
  useStaleMarker();
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

const NotFoundPage = lazyPart('not found', async () => (await import('./frame/not-found-page.tsx')).NotFoundPage, {
  ssr: true,
});

/** The statuses for a URL that leads nowhere: no page, or an invalid id. */
const nowhere = [400, 404, 410, 422];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const lost = isRouteErrorResponse(error) && nowhere.includes(error.status);
  const expected = isRouteErrorResponse(error);
  useEffect(() => {
    if (!expected && navigator.onLine) reportSoon(error, 'page');
  }, [error, expected]);
  if (lost) {
    return (
      <ShopFrame>
        <NotFoundPage />
      </ShopFrame>
    );
  }
  // A failed page gets the plain layout, because the error may be in a part of the full one.
  const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return (
    <Frame>
      <ErrorPage detail={detail} away={isRouteErrorResponse(error) && error.status === 503} />
    </Frame>
  );
}
