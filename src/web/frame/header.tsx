import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * The header of every page. Scrolling moves its upper 16 px out of the window and a transform centres the rest, so it
 * gets slimmer without a layout shift.
 */
export function Header({ search, wishlist }: { search?: ReactNode; wishlist?: ReactNode }) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    const watcher = new IntersectionObserver((entries) => setScrolled(entries.at(-1)?.isIntersecting === false));
    watcher.observe(top.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <>
      <div ref={top} className="absolute top-0 h-4 w-px" aria-hidden="true" />
      <header
        data-scrolled={scrolled || undefined}
        className="group/header @container/header sticky -top-4 z-30 flex min-h-18 items-stretch border-transparent border-b bg-sand transition-[border-color] duration-(--motion-fast) data-scrolled:border-line print:hidden"
      >
        <div className="shell flex flex-wrap items-center justify-end gap-x-1 transition-transform duration-(--motion-fast) group-data-scrolled/header:translate-y-2">
          <Link
            to="/"
            aria-label={t`Waymark, to the home page`}
            className="mr-auto flex min-h-11 items-center rounded-field text-ink @max-[26rem]/header:[&_span>span]:hidden"
          >
            <Wordmark />
          </Link>
          {search ?? <SearchLink />}
          {wishlist}
          <CurrencyMenu />
          <LanguageMenu />
          <AccountMenu />
        </div>
      </header>
    </>
  );
}
