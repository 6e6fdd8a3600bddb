import type { Answer } from '#domain/pricing/choices.ts';
import { type InsuranceLocation, isZip, NO_LOCATION, regionLabel } from './location.ts';

/** The insurance choice, and what is known about the place where the person lives. */
export interface InsuranceChoice {
  readonly answer: Answer;
  /** The last policy that was validly chosen; retained while a place without cover forbids it. */
  readonly policyId: string | null;
  /** The insurer's quote that the answer refers to; null while there is none. */
  readonly quoteId: string | null;
  readonly location: InsuranceLocation;
  readonly needsState: boolean;
  readonly needsZip: boolean;
  /** Why the place has no cover, in the insurer's words; while it is set only "without" can be chosen. */
  readonly notice: string | null;
}

/** The insurer's answer about a country or a state. */
export type CoverAnswer =
  | { readonly covered: true; readonly hasStates: boolean; readonly zipRequired: boolean }
  | { readonly covered: false; readonly message: string };

/** The part of a choice that is stored between visits; quotes expire sooner. */
export type StoredInsurance = Omit<InsuranceChoice, 'quoteId'>;

/** Everything that can happen to the choice. */
export type InsuranceChange =
  /** The insurer offers these policies for the current trip. */
  | { readonly kind: 'offer'; readonly quoteId: string; readonly policyIds: readonly string[] }
  /** The insurer has no policy for this trip, or does not answer. */
  | { readonly kind: 'noOffer' }
  | { readonly kind: 'restore'; readonly stored: StoredInsurance }
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

/** Applies a change; a place without cover falls back to "without", and a covered one restores the policy. */
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
      const { stored } = change;
      const insured = stored.answer === 'yes' && stored.policyId !== null && stored.notice === null;
      const answer = insured ? 'yes' : stored.answer === 'undecided' ? 'undecided' : 'no';
      return { ...stored, answer, quoteId: choice.quoteId };
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

/** Clears a policy that is no longer offered, so that the visitor has to choose again. */
const withoutPolicy = (choice: InsuranceChoice): InsuranceChoice =>
  choice.answer === 'yes' ? { ...choice, answer: 'undecided' } : choice;

function withCover(choice: InsuranceChoice, cover: CoverAnswer): InsuranceChoice {
  if (!cover.covered) return { ...choice, answer: 'no', notice: cover.message };
  const fellBack = choice.notice !== null && choice.policyId !== null;
  return { ...choice, answer: fellBack ? 'yes' : choice.answer, notice: null };
}

/** Returns the marker of an answer; null while undecided. */
export const insuranceStatus = ({ answer }: InsuranceChoice): 'has_insurance' | 'no_insurance' | null =>
  answer === 'undecided' ? null : answer === 'yes' ? 'has_insurance' : 'no_insurance';

/** An empty or invalid part of the location, and the label it is reported by. */
export interface LocationProblem {
  readonly part: 'country' | 'state' | 'zip';
  readonly label: 'Country' | 'State' | 'Province' | 'Zip code';
}

/** Returns the visible parts of the location that are empty or invalid; empty without insurance. */
export function locationProblems(choice: InsuranceChoice): LocationProblem[] {
  if (choice.answer !== 'yes') return [];
  const { countryId, stateId, zip } = choice.location;
  const problems: LocationProblem[] = [];
  if (countryId === null) problems.push({ part: 'country', label: 'Country' });
  if (choice.needsState && stateId === null) problems.push({ part: 'state', label: regionLabel(countryId) });
  if (choice.needsZip && !isZip(zip)) problems.push({ part: 'zip', label: 'Zip code' });
  return problems;
}
