import type { Answer } from '#domain/pricing/choices.ts';
import { type InsuranceLocation, isZip, NO_LOCATION, regionLabel } from './location.ts';

/** What was chosen about insurance, and what is known of the place the person lives in. */
export interface InsuranceChoice {
  readonly answer: Answer;
  /** The last policy that was validly chosen; kept while a place without cover forbids it. */
  readonly policyId: string | null;
  /** The offer of the insurer that the answer is about; null while there is none. */
  readonly quoteId: string | null;
  readonly location: InsuranceLocation;
  readonly needsState: boolean;
  readonly needsZip: boolean;
  /** Why the place has no cover, in the insurer's words; while it is there nothing but "without" can be chosen. */
  readonly notice: string | null;
}

/** What the insurer says about a country or a state. */
export type CoverAnswer =
  | { readonly covered: true; readonly hasStates: boolean; readonly zipRequired: boolean }
  | { readonly covered: false; readonly message: string };

/** What is kept of a choice between visits; offers do not last so long. */
export type KeptInsurance = Omit<InsuranceChoice, 'quoteId'>;

/** Everything that can happen to the choice. */
export type InsuranceChange =
  /** The insurer offers these policies for the trip as it is now. */
  | { readonly kind: 'offer'; readonly quoteId: string; readonly policyIds: readonly string[] }
  /** The insurer has nothing for this trip, or does not answer. */
  | { readonly kind: 'noOffer' }
  | { readonly kind: 'restore'; readonly kept: KeptInsurance }
  | { readonly kind: 'without' }
  | { readonly kind: 'policy'; readonly policyId: string }
  | { readonly kind: 'country'; readonly countryId: number; readonly cover: CoverAnswer }
  | { readonly kind: 'state'; readonly stateId: number; readonly cover: CoverAnswer }
  | { readonly kind: 'zip'; readonly zip: string };

/** Nothing chosen yet. */
export const NO_INSURANCE_CHOICE: InsuranceChoice = {
  answer: 'undecided',
  policyId: null,
  quoteId: null,
  location: NO_LOCATION,
  needsState: false,
  needsZip: false,
  notice: null,
};

/** Makes a change; a place without cover falls back to "without", and a covered one brings the policy back. */
export function changeInsurance(choice: InsuranceChoice, change: InsuranceChange): InsuranceChoice {
  switch (change.kind) {
    case 'offer': {
      const { quoteId, policyIds } = change;
      return choice.policyId === null || policyIds.includes(choice.policyId)
        ? { ...choice, quoteId }
        : { ...withoutPolicy(choice), quoteId, policyId: null };
    }
    case 'noOffer':
      return { ...withoutPolicy(choice), quoteId: null };
    case 'restore': {
      const { kept } = change;
      const insured = kept.answer === 'yes' && kept.policyId !== null && kept.notice === null;
      const answer = insured ? 'yes' : kept.answer === 'undecided' ? 'undecided' : 'no';
      return { ...kept, answer, quoteId: choice.quoteId };
    }
    case 'without':
      return { ...NO_INSURANCE_CHOICE, answer: 'no', policyId: choice.policyId, quoteId: choice.quoteId };
    case 'policy':
      return choice.notice ? choice : { ...choice, answer: 'yes', policyId: change.policyId };
    case 'country': {
      const location = { ...NO_LOCATION, countryId: change.countryId };
      const needs = change.cover.covered
        ? { needsState: change.cover.hasStates, needsZip: change.cover.zipRequired }
        : { needsState: false, needsZip: false };
      return { ...withCover(choice, change.cover), ...needs, location };
    }
    case 'state':
      return { ...withCover(choice, change.cover), location: { ...choice.location, stateId: change.stateId } };
    case 'zip':
      return { ...choice, location: { ...choice.location, zip: change.zip } };
  }
}

/** Nobody is insured by a policy that is not offered any more; they are asked anew. */
const withoutPolicy = (choice: InsuranceChoice): InsuranceChoice =>
  choice.answer === 'yes' ? { ...choice, answer: 'undecided' } : choice;

function withCover(choice: InsuranceChoice, cover: CoverAnswer): InsuranceChoice {
  if (!cover.covered) return { ...choice, answer: 'no', notice: cover.message };
  const fellBack = choice.notice !== null && choice.policyId !== null;
  return { ...choice, answer: fellBack ? 'yes' : choice.answer, notice: null };
}

/** The mark an answer carries; none while undecided. */
export const insuranceMark = ({ answer }: InsuranceChoice): 'has_insurance' | 'no_insurance' | null =>
  answer === 'undecided' ? null : answer === 'yes' ? 'has_insurance' : 'no_insurance';

/** A part of the location that is empty or wrong, and the label it is reported by. */
export interface LocationProblem {
  readonly part: 'country' | 'state' | 'zip';
  readonly label: 'Country' | 'State' | 'Province' | 'Zip code';
}

/** The visible parts of the location that are empty or wrong; none without insurance. */
export function locationProblems(choice: InsuranceChoice): LocationProblem[] {
  if (choice.answer !== 'yes') return [];
  const { countryId, stateId, zip } = choice.location;
  const problems: LocationProblem[] = [];
  if (countryId === null) problems.push({ part: 'country', label: 'Country' });
  if (choice.needsState && stateId === null) problems.push({ part: 'state', label: regionLabel(countryId) });
  if (choice.needsZip && !isZip(zip)) problems.push({ part: 'zip', label: 'Zip code' });
  return problems;
}
