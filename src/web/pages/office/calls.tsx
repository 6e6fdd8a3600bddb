import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, redirect } from 'react-router';
import { addDays, type Day, parseDay } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { callConflicts, callsByDay, daysInSpan } from '#domain/enquiry/call-calendar.ts';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { zoneText } from '../../ui/call-text.ts';
import { classes } from '../../ui/classes.ts';
import { rangeText, weekdayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useTimeZone } from '../../ui/use-time-zone.ts';
import type { Route } from './+types/calls.ts';
import { CallAgenda } from './call-agenda.tsx';
import { CallGrid } from './call-grid.tsx';
import { OfficeHead } from './office-head.tsx';

type Span = 'week' | 'day';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const now = Date.now();
  const day = parseDay(query.get('day') ?? '') ?? dayAt(now, 'UTC');
  const span: Span = query.get('span') === 'day' ? 'day' : 'week';
  const days = daysInSpan(day, span);
  const { calls } = await context.get(shopContext).call('listCalls', { day: days[0] as Day, days: days.length });
  return { day, span, days, now, calls };
}

/** Records the outcome of a call. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const conversationId = field('conversationId');
  const refused = await tryCall(context, 'settleCall', { conversationId, outcome: field('outcome') as 'done' });
  return refused ?? redirect(`/office/calls${new URL(request.url).search}`);
}

/** The requested phone calls, by week or by day in the reader's time zone. */
export default function OfficeCalls({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  const { day, span, days, now } = loaderData;
  const calls = loaderData.calls.map(({ at, until, ...call }) => ({
    ...call,
    at: at * 1000,
    until: until * 1000,
    assigneeId: call.assignee?.id ?? null,
  }));
  const byDay = callsByDay(calls, days, zone);
  const listed = byDay.flatMap((one) => one.calls);
  const conflicts = callConflicts(listed);
  const today = dayAt(now, zone);
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  return (
    <>
      <OfficeHead
        title={t({ message: 'Calls', context: 'phone' })}
        lead={<Trans>Calls requested by travellers, in your time zone ({zoneText(zone)}).</Trans>}
        action={<Spans day={day} span={span} />}
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 pb-4">
        <Step
          to={addDays(day, span === 'week' ? -7 : -1)}
          span={span}
          label={span === 'week' ? t`Previous week` : t`Previous day`}
        >
          <ChevronLeft aria-hidden="true" />
        </Step>
        <Step
          to={addDays(day, span === 'week' ? 7 : 1)}
          span={span}
          label={span === 'week' ? t`Next week` : t`Next day`}
        >
          <ChevronRight aria-hidden="true" />
        </Step>
        <Link to={addressOf(today, span)} className={buttonClass('secondary', 'small')}>
          <Trans>Today</Trans>
        </Link>
        <h2 className="pl-2 font-sans font-semibold text-lg tracking-normal">
          {span === 'week' ? rangeText(first, last, i18n.locale) : weekdayText(day, i18n.locale)}
        </h2>
      </div>
      {listed.length === 0 ? (
        <EmptyState
          icon={<PhoneOff />}
          title={span === 'week' ? <Trans>No calls this week</Trans> : <Trans>No calls this day</Trans>}
        >
          <Trans>Travellers can request a call when they ask a question.</Trans>
        </EmptyState>
      ) : (
        <div className={classes('grid items-start gap-6', span === 'day' && 'lg:grid-cols-2')}>
          <div className="max-lg:hidden">
            <CallGrid byDay={byDay} zone={zone} today={today} conflicts={conflicts} />
          </div>
          <div className={classes(span === 'week' && 'lg:hidden')}>
            <CallAgenda byDay={byDay} zone={zone} today={today} now={now} conflicts={conflicts} />
          </div>
        </div>
      )}
    </>
  );
}

const addressOf = (day: Day, span: Span): string => `/office/calls?day=${day}${span === 'day' ? '&span=day' : ''}`;

function Step({ to, span, label, children }: { to: Day; span: Span; label: string; children: ReactNode }) {
  return (
    <Link to={addressOf(to, span)} aria-label={label} title={label} className="icon-button border border-line bg-paper">
      {children}
    </Link>
  );
}

function Spans({ day, span }: { day: Day; span: Span }) {
  const { t } = useLingui();
  const titles = { week: t`Week`, day: t`Day` };
  return (
    <nav aria-label={t`Calendar view`} className="flex gap-1">
      {(['week', 'day'] as const).map((one) => (
        <Link
          key={one}
          to={addressOf(day, one)}
          aria-current={one === span ? 'page' : undefined}
          className={classes(
            'flex min-h-11 items-center rounded-full px-4 font-medium text-sm',
            one === span ? 'bg-pine text-on-pine' : 'bg-mist hover:bg-line',
          )}
        >
          {titles[one]}
        </Link>
      ))}
    </nav>
  );
}
