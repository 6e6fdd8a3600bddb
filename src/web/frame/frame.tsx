import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MessageHost } from '../popups/message-host.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { usePageStart } from './page-start.ts';
import { ProgressBar } from './progress-bar.tsx';

// At the bottom of every page, so it hydrates last.
const Footer = lazyPart('footer', async () => (await import('./footer.tsx')).Footer, { ssr: true });

/** The layout of every page: skip link, header, the page itself as `main`, footer and messages. */
export function Frame({
  search,
  wishlist,
  children,
}: {
  search?: ReactNode;
  wishlist?: ReactNode;
  children: ReactNode;
}) {
  usePageStart();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-60 rounded-field bg-pine px-5 py-3 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        <Trans>Skip to main content</Trans>
      </a>
      <ProgressBar />
      <OfflineBar />
      <Header search={search} wishlist={wishlist} />
      <main id="main" tabIndex={-1} className="min-h-[60dvh]">
        {children}
      </main>
      <Footer />
      <MessageHost />
    </>
  );
}
