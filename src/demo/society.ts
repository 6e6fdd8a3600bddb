/** The people of a demo marketplace: agencies, accounts with their possessions, and conversations. */
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { CreditReason } from '#domain/pricing/credit-reason.ts';
import type { DemoAccount, DemoRole } from './accounts.ts';

/** A travel agency with its commission. */
export interface DemoAgency {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly email: string;
  readonly commission: BasisPoints;
  /** The maximum number of departures that its agents may hold at once. */
  readonly holdLimit: number;
}

/** A person with an account. */
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
  /** Set for published accounts; all others have no password and cannot sign in. */
  readonly account: DemoAccount | null;
  readonly membership: { readonly from: Day; readonly until: Day } | null;
  /** In chronological order; the balance is the sum and never negative. */
  readonly travelCredits: readonly DemoCredit[];
  readonly storedCards: readonly DemoStoredCard[];
  readonly joinedOn: Day;
}

/** Granted travel credits in euros; negative if spent. */
export interface DemoCredit {
  readonly amount: Minor;
  readonly reason: CreditReason;
  readonly on: Day;
}

/** A card stored by a provider: only displayable data and a token that is useless elsewhere. */
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

/** An enquiry with its messages. */
export interface DemoConversation {
  readonly id: number;
  readonly kind: ConversationKind;
  readonly language: Language;
  readonly traveller: DemoCorrespondent;
  /** null if the marketplace's staff replies. */
  readonly operatorId: number | null;
  /** null for a general question. */
  readonly tourId: number | null;
  readonly adults: number;
  readonly children: number;
  /** The requested departure. */
  readonly day: Day | null;
  /** The requested month. */
  readonly month: Month | null;
  readonly stateroom: string | null;
  readonly callRequest: { readonly day: Day; readonly from: string; readonly to: string } | null;
  /** In chronological order, in one language. */
  readonly messages: readonly DemoMessage[];
  /** How many of the messages each side has read. */
  readonly travellerRead: number;
  readonly operatorRead: number;
}

/** The kind of an enquiry. */
export type ConversationKind = 'tour' | 'general' | 'river' | 'private';

/** The author of an enquiry: a person with an account, or a guest with an email address. */
export interface DemoCorrespondent {
  readonly personId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly asAgent: boolean;
}

/** A message of a conversation. */
export interface DemoMessage {
  readonly author: 'traveller' | 'operator' | 'staff';
  /** null for a guest. */
  readonly personId: number | null;
  readonly at: Instant;
  readonly text: string;
}
