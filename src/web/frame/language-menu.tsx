import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { languages } from '#contract/shop.ts';
import { usePage } from '../browser/page-config.ts';
import { withoutMarker } from '../popups/popup-history.ts';
import { inLanguage, languageNames } from './languages.ts';
import { Menu, menuLine } from './menu.tsx';

/** Links to the page in the other languages; plain links, because each language loads its own messages. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { language } = usePage();
  const { pathname, search } = useLocation();
  const name = languageNames[language];
  const code = language.toUpperCase();
  return (
    <Menu label={t`${code}, language: ${name}`} face={code}>
      <ul>
        {languages.map((one) => (
          <li key={one}>
            <a
              href={inLanguage(one, pathname) + withoutMarker(search)}
              hrefLang={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              className={menuLine}
            >
              <span className="grow">{languageNames[one]}</span>
              {one === language ? <Check aria-hidden="true" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
