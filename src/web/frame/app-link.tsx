import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { lasting } from '../browser/storage.ts';

/** Links to the mobile app, if there is one, with the visitor's landing URL. */
export function AppLink({ className }: { className: string }) {
  const { appLink } = usePage();
  const [href, setHref] = useState(appLink);
  useEffect(() => {
    if (!appLink) return;
    import('../browser/first-visit.ts')
      .then(({ deepLink, firstVisit }) => setHref(deepLink(appLink, firstVisit(lasting))))
      // On an error the plain link still opens the app.
      .catch(() => {});
  }, [appLink]);
  if (!href) return null;
  return (
    <a href={href} className={className}>
      <Trans>Open in the app</Trans>
    </a>
  );
}
