import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Phone, UserRound } from 'lucide-react';
import type { OfficeCall } from '#contract/schemas/inbox.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { PlannedCall } from '#domain/enquiry/call-calendar.ts';
import { Badge } from '../../ui/badge.tsx';
import { callText, callTimeText } from '../../ui/call-text.ts';
import { weekdayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { CallOutcome, SettleCall } from './call-tool.tsx';

/** A phone call in the calendar, with times in ms. */
export type CalendarCall = OfficeCall & PlannedCall;
export type CalendarDay = { readonly day: Day; readonly calls: readonly CalendarCall[] };

/** Lists phone calls in order, with everything that is needed to make them. */
export function CallAgenda({
  byDay,
  zone,
  today,
  now,
  conflicts,
}: {
  byDay: readonly CalendarDay[];
  zone: string;
  today: Day;
  now: number;
  conflicts: ReadonlyMap<number, readonly number[]>;
}) {
  const { i18n } = useLingui();
  const names = new Map(byDay.flatMap(({ calls }) => calls).map(({ id, traveller }) => [id, traveller]));
  return (
    <ul className="flex flex-col gap-6">
      {byDay
        .filter(({ calls }) => calls.length > 0)
        .map(({ day, calls }) => (
          <li key={day} className="flex flex-col gap-2">
            <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
              {weekdayText(day, i18n.locale)}
              {day === today ? (
                <Badge tone="pine">
                  <Trans>Today</Trans>
                </Badge>
              ) : null}
            </h3>
            <ul className="divide-y divide-line rounded-card border border-line bg-paper">
              {calls.map((call) => (
                <AgendaCall
                  key={call.id}
                  call={call}
                  zone={zone}
                  isOver={call.outcome === null && call.until <= now}
                  meets={(conflicts.get(call.id) ?? []).map((id) => names.get(id) as string)}
                />
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function AgendaCall({
  call,
  zone,
  isOver,
  meets,
}: {
  call: CalendarCall;
  zone: string;
  isOver: boolean;
  meets: readonly string[];
}) {
  const { t, i18n } = useLingui();
  const { id, traveller, phone, tour, at, until, assignee, outcome } = call;
  const others = meets.join(', ');
  return (
    <li className="flex flex-col gap-2 p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <TextLink to={`/office/inbox/${id}?view=calls`} className="wrap-anywhere text-base">
          {traveller}
        </TextLink>
        <span className="figures font-semibold">{callTimeText(at, until, zone)}</span>
      </div>
      <p className="wrap-anywhere text-ink-soft">{tour ?? t`General question`}</p>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex min-h-6 items-center gap-2">
          <Phone aria-hidden="true" />
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-pine underline underline-offset-4">
            {phone}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <UserRound aria-hidden="true" />
          {assignee ? assignee.name : <Trans>No travellers yet</Trans>}
        </li>
        {call.zone && call.zone !== zone ? (
          <li className="flex items-center gap-2">
            <Clock aria-hidden="true" />
            <Trans>Traveller’s time: {callText(at, until, call.zone, i18n.locale)}</Trans>
          </li>
        ) : null}
      </ul>
      {meets.length > 0 ? (
        <p>
          <Badge tone="danger">{t`Overlaps with ${others}`}</Badge>
        </p>
      ) : null}
      {isOver ? (
        <p>
          <Badge tone="sun">
            <Trans>Overdue</Trans>
          </Badge>
        </p>
      ) : null}
      <CallOutcome outcome={outcome} />
      <SettleCall outcome={outcome} conversationId={id} />
    </li>
  );
}
