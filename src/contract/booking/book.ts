import { type BookingPath, bookingPath } from '#domain/booking/path.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import type { ParsedOf } from '../schemas.ts';
import { readSelection } from '../selection-codec/codec.ts';
import { fieldOfKey } from '../wire/traveller-field-ids.ts';

type Sent = ParsedOf<'book'>;

/** What a submission asks for, in the words of the house; nothing of it has been held against the facts yet. */
export type Submission = {
  readonly asked: Partial<Selection>;
  /** The answers of each traveller by field, in the order they were sent; what was left empty is not there. */
  readonly answers: readonly Readonly<Record<string, string>>[];
  /** null: there is nothing to pay with. */
  readonly path: BookingPath | null;
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
};

/** Reads a submission; only an agent can book as one. */
export function readSubmission(sent: Sent, isAgent: boolean): Submission {
  const asked = readSelection(sent);
  const type: PaymentType = asked.paymentType === 'b2b' && !isAgent ? 'book' : (asked.paymentType ?? 'book');
  // Which method it is does not matter for the way of a hold; that there is one does.
  const path = bookingPath(type, sent.paymentMethod === null && sent.methodId === null ? null : 'card');
  return {
    asked: path === 'hold' ? heldSelection(asked) : { ...asked, paymentType: type },
    answers: sent.passengers.map(readAnswers),
    path,
    acceptedTerms: sent.accept_terms ?? false,
    acceptedDataTerms: sent.accept_data_terms ?? false,
  };
}

/** A hold is not paid, so how to pay is not part of it; and what was declined is the same as what was never asked. */
function heldSelection({ insurance, membership, ...asked }: Partial<Selection>): Partial<Selection> {
  return {
    ...asked,
    paymentType: 'hold',
    plan: null,
    insurance: insurance?.answer === 'yes' ? insurance : NO_INSURANCE_CHOICE,
    membership: membership === 'yes' ? membership : 'undecided',
  };
}

function readAnswers(sent: Readonly<Record<string, string>>): Record<string, string> {
  const answers = Object.entries(sent).map(([key, value]) => [fieldOfKey(key), value] as const);
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}
