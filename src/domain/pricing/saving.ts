import type { MembershipFacts } from '#domain/catalogue/facts.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';
import { shareAtMost, shareOf } from '#domain/money/money.ts';
import type { Choices } from './choices.ts';
import {
  type FoundPromoCode,
  normalCode,
  type PromoContext,
  type PromoProblem,
  promoProblem,
  promoReduction,
} from './promo-code.ts';
import {
  type FoundSpecialPrice,
  type SpecialPriceProblem,
  specialPriceProblem,
  specialReduction,
} from './special-price.ts';

/** Travel credits pay for at most this share of the price: 5 %. */
export const TRAVEL_CREDITS_SHARE = 500;

/** The facts about the person who books. */
export interface Person {
  readonly isMember: boolean;
  /** Travel credits of a logged-in person, in euro; 0 for other visitors. */
  readonly travelCredits: Minor;
}

/** Why a chosen saving does not apply. */
export type SavingProblem = PromoProblem | SpecialPriceProblem | 'unknownCode' | 'notAMember' | 'noCredits';

/** The result of a saving: a reduction, or why it does not apply. */
export type SavingOutcome =
  | { readonly off: Minor; readonly problem: null }
  | { readonly off: 0; readonly problem: SavingProblem };

/** What savings depend on. */
export interface SavingContext extends PromoContext {
  readonly person: Person;
  /** The code of the saving, if it exists. */
  readonly promo: FoundPromoCode | null;
  readonly membership: MembershipFacts | null;
  /**
   * The offer of the saving, if it exists; its price and the current price of its rooms are in the currency of the
   * charge.
   */
  readonly special: { readonly found: FoundSpecialPrice; readonly price: Minor; readonly normal: Minor } | null;
  readonly variantId: number;
}

/**
 * Returns whether the booking has membership benefits: an existing membership, or one bought with it where it is sold.
 */
export const hasMembership = (choices: Choices, person: Person, sold: MembershipFacts | null): boolean =>
  person.isMember || (choices.membership === 'yes' && sold !== null);

/** Returns the reduction of the chosen saving. */
export function savingOutcome(choices: Choices, context: SavingContext): SavingOutcome {
  const { saving } = choices;
  switch (saving.kind) {
    case 'none':
      return { off: 0, problem: null };
    case 'promoCode': {
      const { promo } = context;
      if (!promo || normalCode(promo.facts.code) !== normalCode(saving.code)) return refused('unknownCode');
      const problem = promoProblem(promo, context);
      return problem ? refused(problem) : granted(promoReduction(promo, context));
    }
    case 'member': {
      const { membership, person, spend } = context;
      if (!membership || !hasMembership(choices, person, membership)) return refused('notAMember');
      return granted(Math.min(spend, shareOf(spend, membership.saving)));
    }
    case 'travelCredits':
      return context.person.travelCredits > 0 ? granted(creditsOff(context)) : refused('noCredits');
    case 'specialPrice': {
      const { special, variantId, now, spend } = context;
      if (special?.found.code !== saving.code) return refused('offerUnknown');
      const problem = specialPriceProblem(special.found, choices, variantId, now);
      return problem ? refused(problem) : granted(Math.min(spend, specialReduction(special.price, special.normal)));
    }
  }
}

function creditsOff({ person, spend, currency, rates }: SavingContext): Minor {
  const owned = convert({ amount: person.travelCredits, currency: 'EUR' }, currency, rates);
  return Math.min(owned, shareAtMost(spend, TRAVEL_CREDITS_SHARE));
}

const granted = (off: Minor): SavingOutcome => ({ off, problem: null });
const refused = (problem: SavingProblem): SavingOutcome => ({ off: 0, problem });
