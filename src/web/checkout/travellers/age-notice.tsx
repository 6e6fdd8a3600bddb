import { Trans } from '@lingui/react/macro';
import { ageOn } from '#domain/calendar/age.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { BIRTH_FIELD, isOutsideTour } from '#domain/party/age-fit.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Checkout } from '../state/checkout.ts';

/** Warns when a traveller will be too young or too old for the tour. */
export function AgeNotice({
  form,
  context,
  day,
}: {
  form: TravellerForm;
  context: Checkout['context'];
  day: Checkout['selection']['day'];
}) {
  const birth = fromSlashed(form.values[BIRTH_FIELD] ?? '');
  if (!birth || !day || birth > context.today) return null;
  const age = ageOn(birth, day);
  const { tour } = context.facts;
  if (!isOutsideTour(age, tour)) return null;
  const { minimumAge, maximumAge } = tour;
  return (
    <Notice kind="warning" announce title={<Trans>Is this tour suitable for their age?</Trans>}>
      <p>
        <Trans>
          This tour is designed for ages {minimumAge} to {maximumAge}. This traveller will be {age} on the day of
          departure: please contact us before you book.
        </Trans>
      </p>
    </Notice>
  );
}
