import { Trans, useLingui } from '@lingui/react/macro';
import { ageOn } from '#domain/calendar/age.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { ageWarnings } from '#domain/party/age-fit.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Checkout } from '../checkout.ts';

/** Warns when somebody will be too young or too old for the tour, or for the kind of passenger they are counted as. */
export function AgeNotice({
  form,
  context,
  day,
}: {
  form: TravellerForm;
  context: Checkout['context'];
  day: Checkout['selection']['day'];
}) {
  const { t } = useLingui();
  const { tour, variant } = context.facts;
  const birth = fromSlashed(form.values['date-of-birth'] ?? '');
  const type = variant.passengerTypes.find(({ id }) => id === form.typeId);
  if (!birth || !type || !day || birth > context.today) return null;
  const age = ageOn(birth, day);
  const { minimumAge, maximumAge } = tour;
  const { ageFrom, ageTo } = type;
  const kind = type.singular[context.language];
  const words = {
    tour: t`This tour is made for ages ${minimumAge} to ${maximumAge}. On the day of departure this traveller will be ${age}: please talk to us before you book.`,
    passengerType: t`This traveller will be ${age} on the day of departure, but is counted as “${kind}” (${ageFrom} to ${ageTo} years). Please change the travellers above.`,
  };
  const warnings = ageWarnings(birth, day, tour, type);
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" announce title={<Trans>Does the age fit?</Trans>}>
      {warnings.map((warning) => (
        <p key={warning}>{words[warning]}</p>
      ))}
    </Notice>
  );
}
