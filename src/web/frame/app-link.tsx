import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { lasting } from '../browser/storage.ts';

/** Leads into the mobile app where there is one, and tells it where the visitor first arrived. */
export function AppLink({ className }: { className: string }) {
  const { appLink } = usePage();
  const [href, setHref] = useState(appLink);
  useEffect(() => {
    if (!appLink) return;
    import('../browser/first-visit.ts')
      .then(({ deepLink, firstVisit }) => setHref(deepLink(appLink, firstVisit(lasting))))
      // The plain link still leads into the app.
      .catch(() => {});
  }, [appLink]);
  if (!href) return null;
  return (
    <a href={href} className={className}>
      <Trans>Open in the app</Trans>
    </a>
  );
}
