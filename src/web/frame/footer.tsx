import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { languages } from '#contract/shop.ts';
import { usePage } from '../browser/page-config.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { AppLink } from './app-link.tsx';
import { footerColumns } from './footer-links.ts';
import { inLanguage, languageNames } from './languages.ts';
import { Wordmark } from './wordmark.tsx';

const line =
  'inline-flex min-h-9 items-center rounded-sm text-on-night-soft underline-offset-4 hover:text-on-night hover:underline';

// Loaded only where session recording is enabled.
const Replay = lazyPart('replay', async () => (await import('../replay/replay.tsx')).Replay, { ssr: true });

/** The footer of every page, which also starts session recording where it is enabled. */
export function Footer() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { account, sessionReplay } = usePage();
  const audience = account ? 'signed-in' : 'signed-out';
  return (
    <>
      <footer className="below mt-24 bg-night max-sm:mt-16 text-on-night print:hidden">
        <div className="shell grid grid-cols-2 gap-x-8 gap-y-10 py-14 max-sm:gap-y-8 max-sm:py-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-2 flex flex-col gap-4 lg:col-span-1">
            <Wordmark night />
            <p className="max-w-80 text-on-night-soft text-sm">
              <Trans>Multi-day tours by people who know the way.</Trans>
            </p>
          </div>
          {footerColumns.map((column) => (
            <nav key={column.title.id} aria-label={i18n._(column.title)}>
              <h2 className="eyebrow pb-2 font-sans text-on-night">{i18n._(column.title)}</h2>
              <ul className="text-sm">
                {column.links
                  .filter(({ only }) => !only || only === audience)
                  .map((link) => (
                    <li key={link.to}>
                      {link.plain ? (
                        <a href={link.to} className={line}>
                          {i18n._(link.label)}
                        </a>
                      ) : (
                        <Link to={link.to} className={line}>
                          {i18n._(link.label)}
                        </Link>
                      )}
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="border-white/10 border-t">
          <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-on-night-soft text-sm">
            <p>© Waymark</p>
            <AppLink className={line} />
            <ul className="flex gap-5">
              {languages.map((language) => (
                <li key={language}>
                  <a href={inLanguage(language, pathname)} hrefLang={language} lang={language} className={line}>
                    {languageNames[language]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </footer>
      {sessionReplay ? <Replay /> : null}
    </>
  );
}
