import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { type Language, languages } from '#contract/shop.ts';
import { usePage } from '../browser/page-config.ts';
import { inLanguage } from './languages.ts';

/**
 * The title and description of a page, and its canonical URL in each language; every page renders it once. While a form
 * has errors, the title begins with a note about them.
 */
export function PageHead({
  title,
  description,
  address,
  error = false,
  hidden = false,
}: {
  title: string;
  description?: string | undefined;
  /** The canonical URL without the language prefix, where it includes a part of the query. */
  address?: string | undefined;
  error?: boolean | undefined;
  /** Excludes the page from search engines; such a page has no canonical URL, which would contradict that. */
  hidden?: boolean | undefined;
}) {
  const { t } = useLingui();
  const full = title === 'Waymark' ? title : `${title} · Waymark`;
  return (
    <>
      <title>{error ? t`Error: ${full}` : full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : <PageLinks address={address} />}
    </>
  );
}

function PageLinks({ address }: { address: string | undefined }) {
  const { origin, language } = usePage();
  const { pathname } = useLocation();
  if (!origin) return null;
  const absolute = (one: Language) => origin + inLanguage(one, address ?? pathname);
  return (
    <>
      <link rel="canonical" href={absolute(language)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={absolute(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute('en')} />
    </>
  );
}
