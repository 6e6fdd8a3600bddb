import type { Letters } from './conversation-scripts.ts';
import type { DemoTour } from './marketplace.ts';
import type { TourPlan } from './plans.ts';
import type { Chance } from './random.ts';

/** A tour that a letter can be about. */
export interface ChosenTour {
  readonly plan: TourPlan;
  readonly tour: DemoTour;
}

/** The company whose account is printed. */
const PRINTED_OPERATOR = 'larkspur-journeys';
/** Children in letters are older than this, and tours for them take children of this age. */
const YOUNGEST = 8;

/** Chooses tours for letters: one that the letter fits, run by people who read its language, and none a second time before it must be. */
export function tourChooser(plans: readonly TourPlan[], tourOf: (plan: TourPlan) => DemoTour, chance: Chance) {
  const all = chance.shuffled(plans);
  const waiting = new Set(all);
  const fits = (letters: Letters, { facts, variants }: DemoTour): boolean => {
    const party = letters.adults + letters.children;
    if (facts.blocked || party > facts.maximumGroup || !variants[0]?.facts.departures.length) return false;
    if (letters.children > 0 && facts.minimumAge > YOUNGEST) return false;
    return letters.kind !== 'private' || (facts.privateMinimum !== null && party >= facts.privateMinimum);
  };
  return (letters: Letters): ChosenTour | null => {
    for (const plan of [...waiting, ...all]) {
      if (!mayFit(letters, plan)) continue;
      const tour = tourOf(plan);
      if (!fits(letters, tour)) continue;
      waiting.delete(plan);
      return { plan, tour };
    }
    return null;
  };
}

/** What can be told before a tour is written. */
function mayFit({ kind, language, styles, marks }: Letters, plan: TourPlan): boolean {
  if (marks.has('home') !== (plan.company.slug === PRINTED_OPERATOR)) return false;
  if (!plan.company.languages.includes(language) || plan.stops.length < 3) return false;
  if (kind === 'private') return plan.kind !== 'river';
  if (kind === 'river') return plan.kind === 'river';
  return plan.kind === 'group' && (styles.length === 0 || styles.includes(plan.style));
}
