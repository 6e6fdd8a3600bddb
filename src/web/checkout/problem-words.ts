import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#domain/booking/problem.ts';
import { useTravellerWords } from './travellers/use-traveller-words.ts';

/** Returns the error message of a problem; the summary and the field use the same wording. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useLingui();
  const travellerWords = useTravellerWords();
  return (problem) => {
    const { block, code, path } = problem;
    if (block === 'travellers') return travellerWords(problem);
    if (block === 'savings') return t`The discount you chose doesn’t reduce this price: change or remove it`;
    switch (`${block} ${code}`) {
      case 'date missing':
        return t`Choose a date`;
      case 'date soldOut':
        return t`This date is sold out: choose another one`;
      case 'date tooFewPlaces':
        return t`There aren’t enough places left on this date: choose another date or fewer travellers`;
      case 'date past':
        return t`This date has passed: choose another one`;
      case 'date blocked':
        return t`This destination is closed at the moment`;
      case 'passengers noEligible':
        return t`At least one adult must travel`;
      case 'rooms notSelected':
        return t`Choose a room for everyone`;
      case 'rooms notAllAssigned':
        return t`Not everyone has a room yet`;
      case 'rooms friendMissing':
        return path.endsWith('email')
          ? t`Enter a valid email address of your room-mate, or tick that they book separately`
          : t`Name your room-mate, or tick that they book separately`;
      case 'extras required':
        return t`Select this extra for everyone: it’s part of the tour`;
      case 'insurance notSelected':
        return t`Choose a policy, or “No thanks”`;
      case 'insurance locationMissing':
        return path.endsWith('zip')
          ? t`Enter a zip code such as 10001 or 10001-1234`
          : path.endsWith('state')
            ? t`Choose the state or province you live in`
            : t`Choose the country you live in`;
      case 'membership notSelected':
        return t`Choose whether you want the membership`;
      case 'plan notSelected':
      case 'plan notOffered':
        return t`Choose when you want to pay`;
      case 'payment notSelected':
        return t`Choose how you want to pay`;
      case 'payment missing':
        return path === 'cardHolder'
          ? t`Enter the name on the card`
          : path === 'billingCountry'
            ? t`Choose the country of your billing address`
            : t`Enter the postcode of your billing address`;
      case 'payment cardNumber':
        return t`Enter the name on the card, not its number`;
      case 'payment notLoggedIn':
        return t`Sign in to PayPal first`;
      case 'payment noBank':
        return t`Choose your bank`;
      case 'payment noCountry':
        return t`Choose the country of your bank account`;
      case 'payment amountTooHigh':
        return t`Amount should be below 5000 for sofort`;
      case 'payment notEuro':
        return t`This payment method only works in euros: choose another one`;
      case 'payment noInstalments':
        return t`This payment method is only available when you pay in full`;
      case 'terms notAccepted':
        return problem.path === 'acceptedDataTerms'
          ? t`Agree to share your data with the operator, who needs it to run the tour`
          : t`Read and accept the terms`;
      default:
        return t`Please check this`;
    }
  };
}
