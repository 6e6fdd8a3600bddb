import { useLingui } from '@lingui/react/macro';
import { momentText } from './days.ts';
import { useTimeZone } from './use-time-zone.ts';

/** A moment in the visitor's own time zone; before the page is alive, in UTC. It names the zone. */
export function Moment({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const moment = new Date(seconds * 1000);
  return <time dateTime={moment.toISOString()}>{momentText(moment, i18n.locale, zone)}</time>;
}
