import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Form } from 'react-router';
import type { ChangeOptions } from '#contract/schemas/booking-change.ts';
import { Button } from '../ui/button.tsx';
import { dayText, rangeText } from '../ui/days.ts';
import { TextLink } from '../ui/link.tsx';
import { Select } from '../ui/select.tsx';

/** What can be changed in a booking: its date, and who travels. Each leads to a preview; nothing changes yet. */
export function ChangeChoices({ options, code }: { options: ChangeOptions; code: string | null }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const until = dayText(options.changeUntil, i18n.locale);
  const query = code ? `&code=${encodeURIComponent(code)}` : '';
  return (
    <>
      <p className="max-w-prose">
        <Trans>You’ll see the new price before anything changes. Changes are possible by {until}.</Trans>
      </p>
      <section aria-labelledby={`${id}-date`} className="flex flex-col gap-4">
        <h2 id={`${id}-date`} className="text-2xl">
          <Trans>Another date</Trans>
        </h2>
        {options.dates.length > 0 ? (
          <Form method="get" className="flex max-w-md flex-col gap-4">
            {code ? <input type="hidden" name="code" value={code} /> : null}
            <Select
              name="day"
              label={t`New travel dates`}
              required
              defaultValue={options.dates[0]?.from}
              options={options.dates.map((date) => ({
                value: date.from,
                label: `${rangeText(date.from, date.until, i18n.locale)}${date.onRequest ? ` · ${t`on request`}` : ''}`,
              }))}
            />
            <div>
              <Button type="submit" variant="secondary">
                <Trans>Preview the new date</Trans>
              </Button>
            </div>
          </Form>
        ) : (
          <p>
            <Trans>No other date has places for your group right now.</Trans>
          </p>
        )}
      </section>
      <section aria-labelledby={`${id}-people`} className="flex flex-col gap-4">
        <h2 id={`${id}-people`} className="text-2xl">
          <Trans>Remove a traveller</Trans>
        </h2>
        {options.travellers.length > 0 ? (
          <ul className="flex max-w-md flex-col">
            {options.travellers.map(({ traveller, name, type }) => {
              const number = traveller + 1;
              return (
                <li
                  key={traveller}
                  className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-b-0"
                >
                  <span className="wrap-anywhere min-w-0">
                    <span className="font-semibold">{name || t`Traveller ${number}`}</span>
                    <span className="text-ink-soft">{` · ${type}`}</span>
                  </span>
                  <TextLink to={`?traveller=${number}${query}`} className="inline-flex min-h-11 shrink-0 items-center">
                    <Trans>Preview</Trans>
                    <span className="sr-only">{` ${name || t`Traveller ${number}`}`}</span>
                  </TextLink>
                </li>
              );
            })}
          </ul>
        ) : (
          <p>
            <Trans>There is only the lead traveller. You can cancel the booking instead.</Trans>
          </p>
        )}
      </section>
    </>
  );
}
