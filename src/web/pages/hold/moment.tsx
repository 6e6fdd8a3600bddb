import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** A moment in the visitor's own time zone; before the page is alive, in UTC, which it then says. */
export function Moment({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const words = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(seconds * 1000);
  return <time dateTime={new Date(seconds * 1000).toISOString()}>{words}</time>;
}
