import { useLocation } from 'react-router';
import { photoAddress } from '#contract/photo.ts';
import { usePage } from '../browser/page-config.ts';
import { inLanguage } from '../frame/languages.ts';
import { useNonce } from '../frame/nonce.tsx';
import { PageHead } from '../frame/page-head.tsx';
import type { CataloguePhotoFacts } from './catalogue-types.ts';
import { excerpt } from './excerpt.ts';
import { type AbsoluteUrl, scriptText, type Thing } from './structured-data.ts';

/** Returns a function that makes absolute URLs in the language of the page. */
export function useAbsoluteUrl(): AbsoluteUrl {
  const { origin, language } = usePage();
  return (path) => origin + (path.startsWith('/photos/') ? path : inLanguage(language, path));
}

/** The metadata of a page for search engines and link previews: title, description, image, structured data. */
export function PageData({
  title,
  description,
  address,
  photo,
  things,
  hidden,
}: {
  title: string;
  /** Any length; an excerpt is used. */
  description: string;
  /** The canonical URL, where it includes a part of the query. */
  address?: string | undefined;
  photo?: CataloguePhotoFacts | null | undefined;
  things: readonly Thing[];
  hidden?: boolean | undefined;
}) {
  const nonce = useNonce();
  const absoluteUrl = useAbsoluteUrl();
  const { language } = usePage();
  const { pathname } = useLocation();
  const short = excerpt(description);
  return (
    <>
      <PageHead title={title} description={short} address={address} hidden={hidden} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Waymark" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={absoluteUrl(address ?? pathname)} />
      <meta property="og:locale" content={language === 'de' ? 'de_DE' : 'en_GB'} />
      {photo ? (
        <>
          <meta property="og:image" content={absoluteUrl(photoAddress(photo.file, 1500, 'jpg'))} />
          <meta property="og:image:width" content="1500" />
          <meta property="og:image:height" content="1000" />
          <meta property="og:image:alt" content={photo.alt} />
        </>
      ) : null}
      <meta name="twitter:card" content={photo ? 'summary_large_image' : 'summary'} />
      {things.map((thing) => (
        <script
          key={String(thing['@type'])}
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element has text only, and scriptText lets nothing end it
          dangerouslySetInnerHTML={{ __html: scriptText(thing) }}
        />
      ))}
    </>
  );
}
