import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#domain/booking/problem.ts';
import { useTravellerWords } from './travellers/use-traveller-words.ts';

/** Says what is wrong and how to mend it; the summary and the place itself use the same words. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useLingui();
  const travellerWords = useTravellerWords();
  return (problem) => {
    const { block, code, path } = problem;
    if (block === 'travellers') return travellerWords(problem);
    if (block === 'savings') return t`The saving you chose takes nothing off this price: change it, or leave it out`;
    switch (`${block} ${code}`) {
      case 'date missing':
        return t`Choose a date`;
      case 'date soldOut':
        return t`This date is sold out: choose another one`;
      case 'date tooFewPlaces':
        return t`There are not enough places left on this date: choose another one, or fewer travellers`;
      case 'date past':
        return t`This date has passed: choose another one`;
      case 'date blocked':
        return t`This destination is closed at the moment`;
      case 'passengers noEligible':
        return t`At least one adult must travel along`;
      case 'rooms notSelected':
        return t`Choose a room for everybody`;
      case 'rooms notAllAssigned':
        return t`Not everybody has a room yet`;
      case 'rooms friendMissing':
        return path.endsWith('email')
          ? t`Enter a valid e-mail address of your room-mate, or tick that they book separately`
          : t`Name your room-mate, or tick that they book separately`;
      case 'extras required':
        return t`Choose this extra for everybody: it is part of the tour`;
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
      case 'payment notLoggedIn':
        return t`Log in to PayPal first`;
      case 'payment noBank':
        return t`Choose your bank`;
      case 'payment noCountry':
        return t`Choose the country of your bank account`;
      case 'payment amountTooHigh':
        return t`Amount should be below 5000 for sofort`;
      case 'payment notEuro':
        return t`This way to pay works in euro only: choose another one`;
      case 'payment noInstalments':
        return t`This way to pay works only when you pay everything at once`;
      case 'terms notAccepted':
        return problem.path === 'acceptedDataTerms'
          ? t`Agree to how your data is passed on, so that the tour can be carried out`
          : t`Read and accept the terms`;
      default:
        return t`Please check this`;
    }
  };
}
