import { useLingui } from '@lingui/react/macro';
import type { TravellerAnswer } from '#contract/schemas/booking.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { dayText } from './days.ts';
import { formatter } from './formatter.ts';

/** Formats an answer in the reader's language: countries by name, dates in words. */
export function answerText({ kind, value }: TravellerAnswer, locale: string): string {
  if (kind === 'country' && /^[A-Z]{2}$/.test(value))
    return formatter(Intl.DisplayNames, locale, { type: 'region' }).of(value) ?? value;
  const day = kind === 'date' ? fromSlashed(value) : null;
  return day ? dayText(day, locale) : value;
}

/** Lists a traveller's answers with their questions. */
export function AnswerList({ answers }: { answers: readonly TravellerAnswer[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {answers.map((answer) => (
        <div key={answer.id} className="contents">
          <dt className="text-ink-soft">{answer.label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-semibold max-sm:pb-2">
            {answerText(answer, i18n.locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
