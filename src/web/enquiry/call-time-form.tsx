import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneCall } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import {
  CALL_HOURS,
  type CallTime,
  type CallTimeProblem,
  callTimeInGmt,
  callTimeProblems,
} from '#domain/enquiry/call-time.ts';
import { call } from '../browser/call.ts';
import { Button } from '../ui/button.tsx';
import { weekdayText } from '../ui/days.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeZone } from '../ui/use-time-zone.ts';

/** The number of days to choose from. */
const maxDays = 14;
/** Every half hour of our phone hours. */
const times = Array.from({ length: (CALL_HOURS.last - CALL_HOURS.first) * 2 + 1 }, (_, half) => {
  const minutes = CALL_HOURS.first * 60 + half * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

type Errors = Partial<Record<keyof CallTime, string>>;
const fields: readonly (keyof CallTime)[] = ['phone', 'date', 'from', 'to'];
const fieldId = (field: keyof CallTime): string => `call-${field}`;

/** Schedules a phone call; times are displayed in the visitor's time zone and sent in GMT. */
export function CallTimeForm({
  enquiryId,
  code,
  phone: initialPhone,
  onDone,
}: {
  enquiryId: number;
  code: string;
  phone: string;
  /** Called with the URL of the calendar file. */
  onDone: (calendarUrl: string) => void;
}) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  const [wish, setWish] = useState<CallTime>({ phone: initialPhone, date: '', from: '', to: '' });
  const [country, setCountry] = useState('US');
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = new Date();
  const today = dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) as Day;
  const days = Array.from({ length: maxDays }, (_, ahead) => addDays(today, ahead + 1));
  const change = (part: Partial<CallTime>): void => {
    setWish((last) => ({ ...last, ...part }));
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !(field in part))));
  };
  const wordsOf = ({ field, code: what }: CallTimeProblem): string => {
    if (what === 'notLater') return t`The end must be later than the start.`;
    if (field === 'phone')
      return what === 'missing'
        ? t`Please enter your phone number.`
        : t`Please enter a phone number, such as +49 151 23456789.`;
    if (field === 'date') return t`Please choose a day.`;
    return field === 'from' ? t`Please choose a start time.` : t`Please choose an end time.`;
  };
  const refuse = (next: Errors): void => {
    setErrors(next);
    setAttempt((last) => last + 1);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setFailure(null);
    const problems = callTimeProblems(wish);
    if (problems.length > 0) {
      refuse(Object.fromEntries(problems.map((problem) => [problem.field, wordsOf(problem)])));
      return;
    }
    setErrors({});
    setPending(true);
    const { phone, date, from, to } = callTimeInGmt(wish, zone);
    const result = await call('askCall', { enquiryId, code, phone, date, time: { from, to }, time_zone: zone });
    setPending(false);
    if (result.ok) return onDone(result.answer.calendarUrl);
    const summary = result.refusal.body?.problems ?? [];
    const known = summary.map(({ path, message }) => [path.replace('time.', ''), message] as const);
    if (result.refusal.status === 422 && known.length > 0) refuse(Object.fromEntries(known));
    else setFailure(t`We couldn’t save your call time. Please try again in a moment.`);
  };
  const summary = [
    ...(failure ? [{ field: null, message: failure }] : []),
    ...fields.flatMap((field) => {
      const message = errors[field];
      return message ? [{ field: fieldId(field), message }] : [];
    }),
  ];
  const options = (list: readonly string[]) => list.map((time) => ({ value: time, label: time }));
  return (
    <form
      onSubmit={send}
      noValidate
      className="flex flex-col gap-4 border-line border-t pt-5"
      aria-labelledby="call-title"
    >
      <h3 id="call-title">
        <Trans>Would you like us to call you?</Trans>
      </h3>
      <p className="text-ink-soft text-sm">
        <Trans>Our team can help you book by phone. Times are in your time zone ({zone}).</Trans>
      </p>
      <ErrorSummary problems={summary} attempt={attempt} />
      <PhoneField
        id={fieldId('phone')}
        name="phone"
        required
        label={<Trans>Phone number</Trans>}
        preferred={['us', 'gb']}
        error={errors.phone}
        value={{ typed: wish.phone, country, e164: null }}
        onChange={(value) => {
          if (value.typed !== wish.phone) change({ phone: value.typed });
          setCountry(value.country);
        }}
      />
      <Select
        id={fieldId('date')}
        name="date"
        required
        label={<Trans>Day</Trans>}
        placeholder={t`Please choose`}
        error={errors.date}
        value={wish.date}
        onChange={(event) => change({ date: event.target.value })}
        options={days.map((day) => ({ value: day, label: weekdayText(day, i18n.locale) }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          id={fieldId('from')}
          name="from"
          required
          label={<Trans>From</Trans>}
          placeholder="–"
          error={errors.from}
          value={wish.from}
          onChange={(event) => change({ from: event.target.value })}
          options={options(times.slice(0, -1))}
        />
        <Select
          id={fieldId('to')}
          name="to"
          required
          label={<Trans>Until</Trans>}
          placeholder="–"
          error={errors.to}
          value={wish.to}
          onChange={(event) => change({ to: event.target.value })}
          options={options(times.slice(1))}
        />
      </div>
      <Button type="submit" variant="secondary" pending={pending} icon={<PhoneCall aria-hidden="true" />}>
        <Trans>Please call me</Trans>
      </Button>
    </form>
  );
}
