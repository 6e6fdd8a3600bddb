import { useLingui } from '@lingui/react/macro';
import { momentText } from './days.ts';
import { useTimeZone } from './use-time-zone.ts';

/** Shows a moment with its time zone: the visitor's own, or UTC before hydration. */
export function Moment({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const moment = new Date(seconds * 1000);
  return <time dateTime={moment.toISOString()}>{momentText(moment, i18n.locale, zone)}</time>;
}
