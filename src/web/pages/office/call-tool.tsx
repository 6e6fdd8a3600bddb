import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { CALL_HOURS } from '#domain/enquiry/call-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CalendarLink } from '../../ui/calendar-link.tsx';
import { callText, clockText, zoneText } from '../../ui/call-text.ts';
import { TextLink } from '../../ui/link.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTimeZone } from '../../ui/use-time-zone.ts';

type Call = NonNullable<ConversationView['call']>;

/** Every half hour of the day, because the office's time zone may differ from the traveller's. */
const times = Array.from({ length: 48 }, (_, half) => {
  const [hour, minute] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30'];
  return `${String(hour).padStart(2, '0')}:${minute}`;
});

/** A requested phone call: its time in both time zones, its outcome, and a form to move it. */
export function CallTool({ call }: { call: Call }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const [at, until] = [call.at * 1000, call.until * 1000];
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-medium">{callText(at, until, zone, i18n.locale)}</p>
        {call.zone && call.zone !== zone ? (
          <p className="text-ink-soft">
            <Trans>Traveller’s time: {callText(at, until, call.zone, i18n.locale)}</Trans>
          </p>
        ) : null}
        <CallOutcome outcome={call.outcome} />
      </div>
      <SettleCall outcome={call.outcome} />
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-pine">
          <Trans>Reschedule call</Trans>
        </summary>
        {/* Keyed by the browser's time zone, which is known only after hydration. */}
        <MoveCall key={`${zone} ${call.at}`} call={call} zone={zone} />
      </details>
      {call.calendarUrl ? <CalendarLink href={call.calendarUrl} className="self-start text-sm" /> : null}
      <TextLink
        to={`/office/calls?day=${dayAt(at, zone)}`}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm"
      >
        <CalendarDays className="size-4" aria-hidden="true" />
        <Trans>View in calendar</Trans>
      </TextLink>
    </>
  );
}

/** Shows the outcome of a call, once it is over. */
export function CallOutcome({ outcome }: { outcome: Call['outcome'] }) {
  if (outcome === null) return null;
  return (
    <p>
      <Badge tone={outcome === 'done' ? 'success' : 'danger'}>
        {outcome === 'done' ? <Trans>Reached</Trans> : <Trans>Not reached</Trans>}
      </Badge>
    </p>
  );
}

/** Records the outcome of a call; pass `conversationId` where the page has several. */
export function SettleCall({ outcome, conversationId }: { outcome: Call['outcome']; conversationId?: number }) {
  const { formData } = useNavigation();
  const pending = (value: string) =>
    formData?.get('outcome') === value && (formData.get('conversationId') ?? '') === String(conversationId ?? '');
  return (
    <PostForm preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="call" />
      {conversationId === undefined ? null : <input type="hidden" name="conversationId" value={conversationId} />}
      {outcome === null ? (
        <>
          <Button type="submit" name="outcome" value="done" variant="secondary" size="small" pending={pending('done')}>
            <Trans>Reached</Trans>
          </Button>
          <Button
            type="submit"
            name="outcome"
            value="missed"
            variant="secondary"
            size="small"
            pending={pending('missed')}
          >
            <Trans>Not reached</Trans>
          </Button>
        </>
      ) : (
        <Button type="submit" name="outcome" value="open" variant="secondary" size="small" pending={pending('open')}>
          <Trans>To call</Trans>
        </Button>
      )}
    </PostForm>
  );
}

function MoveCall({ call, zone }: { call: Call; zone: string }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const [at, until] = [call.at * 1000, call.until * 1000];
  const options = times.map((time) => ({ value: time, label: time }));
  return (
    <PostForm preventScrollReset className="flex flex-col gap-3 pt-2">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="zone" value={zone} />
      <TextField id="date" name="date" type="date" required plain label={t`Day`} defaultValue={dayAt(at, zone)} />
      <div className="grid grid-cols-2 gap-3">
        <Select id="from" name="from" plain label={t`From`} defaultValue={clockText(at, zone)} options={options} />
        <Select id="to" name="to" plain label={t`Until`} defaultValue={clockText(until, zone)} options={options} />
      </div>
      <p className="text-ink-soft">
        <Trans>
          In your time zone ({zoneText(zone)}), up to {CALL_HOURS.last - CALL_HOURS.first} hours. We’ll notify the
          traveller by email.
        </Trans>
      </p>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-start"
        pending={formData?.get('intent') === 'move'}
      >
        <Trans>Reschedule and notify</Trans>
      </Button>
    </PostForm>
  );
}
