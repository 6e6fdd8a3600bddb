import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Phone, ShipWheel, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { CalendarLink } from '../ui/calendar-link.tsx';
import { callText } from '../ui/call-text.ts';
import { dayText } from '../ui/days.ts';
import { useTimeZone } from '../ui/use-time-zone.ts';

/** Summarises the subject of a conversation: party, time, room, call. */
export function About({ conversation }: { conversation: ConversationView }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const { adults, children, day, otherDate, month, stateroom, call } = conversation;
  const month1 = month ? `${month}-01` : null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
      {adults ? (
        <Fact icon={<Users />}>
          <Plural value={adults} one="# adult" other="# adults" />
          {children ? (
            <>
              {', '}
              <Plural value={children} one="# child" other="# children" />
            </>
          ) : null}
        </Fact>
      ) : null}
      {day ? <Fact icon={<CalendarDays />}>{dayText(day, i18n.locale)}</Fact> : null}
      {otherDate ? (
        <Fact icon={<CalendarDays />}>
          <Trans>Asks for another date</Trans>
        </Fact>
      ) : null}
      {!day && month1 ? (
        <Fact icon={<CalendarDays />}>
          <Trans>Around {dayText(month1, i18n.locale, 'month')}</Trans>
        </Fact>
      ) : null}
      {stateroom ? <Fact icon={<ShipWheel />}>{stateroom}</Fact> : null}
      {call && call.outcome === null ? (
        <>
          <Fact icon={<Phone />}>
            <Trans>Call on {callText(call.at * 1000, call.until * 1000, zone, i18n.locale)}</Trans>
          </Fact>
          {conversation.side === 'traveller' && call.calendarUrl ? (
            <li className="-my-3">
              <CalendarLink href={call.calendarUrl} />
            </li>
          ) : null}
        </>
      ) : null}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
