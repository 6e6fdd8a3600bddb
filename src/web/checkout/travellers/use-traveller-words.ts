import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#domain/booking/problem.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { useCheckoutIfAny } from '../state/checkout-context.tsx';

/** The default minimum length of an answer. */
const shortest = 2;

/** Returns the error message for a traveller's answer; with several travellers it names the traveller. */
export function useTravellerWords(): (problem: Problem) => string {
  const { t } = useLingui();
  const checkoutValue = useCheckoutIfAny();
  const what = ({ code, fits }: Problem, field: FieldFacts): string => {
    const language = checkoutValue?.checkout.context.language ?? 'en';
    const label = field.label[language];
    switch (code) {
      case 'ageOtherType': {
        const type = fits?.singular[language] ?? '';
        return t`Based on their age on the day of departure, this traveller counts as “${type}”: change the travellers above or the date`;
      }
      case 'ageNotSold':
        return t`This tour isn’t available for this age on the day of departure`;
      case 'tooShort': {
        if (field.kind === 'email') return t`Enter an email address such as name@example.com`;
        if (field.kind === 'phone') return t`Enter a phone number with its country, such as +49 1512 3456789`;
        const count = field.minimumLength ?? shortest;
        return t`${label}: enter at least ${count} characters`;
      }
      case 'notADate':
        return t`Enter a real date with day, month and year, such as 27 03 1984`;
      case 'notPast':
        return t`Enter a date between 1 January 1900 and today`;
      case 'notFuture':
        return t`${label}: enter today or a later date`;
      case 'notAnEmail':
        return t`Enter an email address such as name@example.com`;
      case 'notAPhone':
        return t`Enter a phone number with its country, such as +49 1512 3456789`;
      case 'cardNumber':
        return t`${label}: please remove the card number`;
      default:
        return missing(field, label);
    }
  };
  const missing = ({ id, kind }: FieldFacts, label: string): string => {
    if (id === 'first-name') return t`Enter the first name`;
    if (id === 'last-name') return t`Enter the last name`;
    if (id === 'date-of-birth') return t`Enter the date of birth`;
    if (kind === 'email') return t`Enter the email address`;
    if (kind === 'phone') return t`Enter the phone number`;
    if (kind === 'dropdown' || kind === 'radio' || kind === 'country') return t`Choose an answer: ${label}`;
    return t`Complete this field: ${label}`;
  };
  return (problem) => {
    const [, place = '', id] = problem.path.split('.');
    const field = checkoutValue?.checkout.context.facts.variant.travellerFields.find((one) => one.id === id);
    const traveller = Number(place) + 1;
    const words = field ? what(problem, field) : t`Fill in the details`;
    if (place === '') return t`Fill in the details of every traveller`;
    return checkoutValue && checkoutValue.checkout.forms.length === 1 ? words : t`Traveller ${traveller}: ${words}`;
  };
}
