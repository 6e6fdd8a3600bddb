import type { ConversationScript } from './conversation-scripts.ts';
import type { DemoTour } from './marketplace.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';

/** A tour that fits a conversation. */
export interface ChosenTour {
  readonly plan: TourPlan;
  readonly tour: DemoTour;
}

/** The operator of the published account. */
const PRINTED_OPERATOR = 'larkspur-journeys';
/** The minimum age of children in conversations, which the chosen tours must allow. */
const YOUNGEST = 8;

/**
 * Creates a chooser of tours for conversations: suitable ones whose operator speaks the language, reused only when
 * no unused one fits.
 */
export function tourChooser(plans: readonly TourPlan[], tourOf: (plan: TourPlan) => DemoTour, random: Random) {
  const all = random.shuffled(plans);
  const waiting = new Set(all);
  const fits = (script: ConversationScript, { facts, variants }: DemoTour): boolean => {
    const party = script.adults + script.children;
    if (facts.blocked || party > facts.maximumGroup || !variants[0]?.facts.departures.length) return false;
    if (script.children > 0 && facts.minimumAge > YOUNGEST) return false;
    return script.kind !== 'private' || (facts.privateMinimum !== null && party >= facts.privateMinimum);
  };
  return (script: ConversationScript): ChosenTour | null => {
    for (const plan of [...waiting, ...all]) {
      if (!mayFit(script, plan)) continue;
      const tour = tourOf(plan);
      if (!fits(script, tour)) continue;
      waiting.delete(plan);
      return { plan, tour };
    }
    return null;
  };
}

/** Checks the conditions that do not require the written tour. */
function mayFit({ kind, language, styles, flags: marks }: ConversationScript, plan: TourPlan): boolean {
  if (marks.has('home') !== (plan.company.slug === PRINTED_OPERATOR)) return false;
  if (!plan.company.languages.includes(language) || plan.stops.length < 3) return false;
  if (kind === 'private') return plan.kind !== 'river';
  if (kind === 'river') return plan.kind === 'river';
  return plan.kind === 'group' && (styles.length === 0 || styles.includes(plan.style));
}
