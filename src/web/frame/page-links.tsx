import { useLocation } from 'react-router';
import { usePage } from '../browser/page-config.ts';
import { alternates, inLanguage } from './languages.ts';

/** Tells search engines the one address of this page, and where it stands in the other languages. */
export function PageLinks() {
  const { origin, language } = usePage();
  const { pathname } = useLocation();
  if (!origin) return null;
  return (
    <>
      <link rel="canonical" href={origin + inLanguage(language, pathname)} />
      {alternates(origin, pathname).map((one) => (
        <link key={one.language} rel="alternate" hrefLang={one.language} href={one.href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + inLanguage('en', pathname)} />
    </>
  );
}
