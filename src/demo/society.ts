/** The people of a demo marketplace: agencies, everybody with an account and what they own, and what they wrote to each other. */
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { CreditReason } from '#domain/pricing/credit-reason.ts';
import type { DemoAccount, DemoRole } from './accounts.ts';

/** A travel agency and what it earns. */
export interface DemoAgency {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
  readonly commission: BasisPoints;
  /** How many departures its agents may hold at once. */
  readonly holdLimit: number;
}

/** Somebody with an account. */
export interface DemoPerson {
  readonly id: number;
  readonly role: DemoRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly countryCode: string;
  readonly agencySlug: string | null;
  readonly operatorSlug: string | null;
  /** Set for the accounts that are printed at the start; the others have no password and cannot sign in with one. */
  readonly account: DemoAccount | null;
  readonly membership: { readonly from: Day; readonly until: Day } | null;
  /** In the order of time; what is owned is the sum and never below zero. */
  readonly travelCredits: readonly DemoCredit[];
  readonly storedCards: readonly DemoStoredCard[];
  readonly joinedOn: Day;
}

/** Travel credits in euro that were granted, or, below zero, spent. */
export interface DemoCredit {
  readonly amount: Minor;
  readonly reason: CreditReason;
  readonly on: Day;
}

/** A card that a provider keeps; only what may be shown, and a token that means nothing elsewhere. */
export interface DemoStoredCard {
  readonly token: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holderName: string;
  readonly billingCountry: string;
  readonly consentedAt: Instant;
}

/** An enquiry and what was written about it since. */
export interface DemoConversation {
  readonly id: number;
  readonly kind: ConversationKind;
  readonly language: Language;
  readonly traveller: DemoCorrespondent;
  /** null when the shop's own staff answers. */
  readonly operatorId: number | null;
  /** null for a general question. */
  readonly tourId: number | null;
  readonly adults: number;
  readonly children: number;
  /** The departure that was asked about. */
  readonly day: Day | null;
  /** The month that was wished for. */
  readonly month: Month | null;
  readonly stateroom: string | null;
  readonly callRequest: { readonly day: Day; readonly from: string; readonly to: string } | null;
  /** In the order of time, in one language. */
  readonly messages: readonly DemoMessage[];
  /** How many of the messages each side has seen. */
  readonly travellerRead: number;
  readonly operatorRead: number;
}

/** What an enquiry is about. */
export type ConversationKind = 'tour' | 'general' | 'river' | 'private';

/** Whoever asked: one of the people, or somebody who only left an address. */
export interface DemoCorrespondent {
  readonly personId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly asAgent: boolean;
}

/** One letter of a conversation. */
export interface DemoMessage {
  readonly author: 'traveller' | 'operator' | 'staff';
  /** null for a traveller without an account. */
  readonly personId: number | null;
  readonly at: Instant;
  readonly text: string;
}
