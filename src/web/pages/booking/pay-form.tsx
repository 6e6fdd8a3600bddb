import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { SCHEDULE_CARD } from '#contract/wire/payment-types.ts';
import { paymentProblems } from '#domain/booking/payment-problems.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { toMinor } from '#domain/money/decimal.ts';
import { MIN_EXTRA } from '#domain/payment/schedule.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import { fieldId } from '../../checkout/field-id.ts';
import { billingAnswers, type Submission } from '../../checkout/finish/submission.ts';
import { SubmissionPopups } from '../../checkout/finish/submission-popups.tsx';
import { useSubmission } from '../../checkout/finish/use-submission.ts';
import { failureProblems, PaymentMethods } from '../../checkout/payment/pay-page.tsx';
import { PayPart } from '../../checkout/payment/pay-part.tsx';
import {
  answersAmong,
  knownBuyer,
  NO_ANSWERS,
  type PaymentAnswers,
  type PaymentOption,
  paymentDetails,
} from '../../checkout/payment/payment-answers.ts';
import { emptyHandle } from '../../checkout/payment/payment-handle.ts';
import { useProblemWords } from '../../checkout/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The parts of the submission besides the card. */
type Paying = Submission & {
  readonly purpose: 'extra' | 'card';
  readonly amount: number;
  readonly storeForPlan: boolean;
};

/** The amount to pay: the next payment, the whole balance, or another amount. */
type Much = 'next' | 'all' | 'other';

/** Parses an amount into minor units; null when it is invalid. */
const typedAmount = (text: string): number | null =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim()) ? toMinor(Number(text.trim().replace(',', '.'))) : null;

type Props = {
  booking: BookingView;
  code: string | null;
  options: readonly PaymentOption[];
  /** Only replaces the card, without a payment. */
  cardOnly: boolean;
};

/** Pays a part of the balance, or replaces the card for later payments. */
export function PayForm({ booking, code, options, cardOnly }: Props) {
  const { t, i18n } = useLingui();
  const { account } = usePage();
  const words = useProblemWords();
  const { price, payment } = booking;
  const money = (amount: number) => priceText(amount, price.currency, i18n.locale);
  const open = payment.plan.payments.map(({ amount, paid }) => amount - paid).filter((left) => left > 0);
  const [next = payment.due] = open;
  const [much, setMuch] = useState<Much>('next');
  const [other, setOther] = useState('');
  const [answers, setAnswers] = useState(() => {
    // A stored card for the schedule needs only one press.
    const scheduleCard = options.find(({ methodId }) => methodId === SCHEDULE_CARD);
    return answersAmong(
      scheduleCard ? { ...NO_ANSWERS, method: scheduleCard.method, methodId: scheduleCard.methodId } : NO_ANSWERS,
      options,
    );
  });
  const [agreed, setAgreed] = useState(false);
  const [visible, setVisible] = useState<readonly string[]>([]);
  const handle = useRef(emptyHandle());
  const buyer = knownBuyer({});
  const details = paymentDetails(answers, buyer);
  const typed = typedAmount(other);
  const amount = cardOnly ? MIN_EXTRA : much === 'next' ? next : much === 'all' ? payment.due : (typed ?? 0);
  const min = Math.min(MIN_EXTRA, payment.due);
  const [from, to] = [money(min), money(payment.due)];
  const amountError =
    amount < min || amount > payment.due ? t`Please enter an amount between ${from} and ${to}.` : null;
  const wrong: readonly Problem[] = paymentProblems({ paymentType: 'book', plan: null }, details, {
    price: null,
    billingWanted: answers.method === 'card',
  });
  // A fixed problem disappears at once; a new one appears with the next submission.
  const problems = wrong.filter(({ path }) => visible.includes(path));
  const visibleAmountError = !cardOnly && visible.includes('amount') ? amountError : null;
  const errorOf = (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && words(problem);
  };
  const onAnswer = useCallback(
    (changes: Partial<PaymentAnswers>) => setAnswers((before) => ({ ...before, ...changes })),
    [],
  );
  const [firstName = '', ...rest] = details.cardHolder.trim().split(/\s+/);

  const submitting = useSubmission({
    handle,
    event: 'Booking payment',
    check: () => {
      const bad = [...wrong.map(({ path }) => path), ...(amountError && !cardOnly ? ['amount'] : [])];
      setVisible(bad);
      const card = answers.method === 'card' ? (handle.current.card?.problems() ?? []) : [];
      return card.length > 0 ? { kind: 'fields', problems: card } : bad.length > 0;
    },
    compose: async (): Promise<Paying> => ({
      objectId: booking.objectId,
      date: booking.from,
      currency: price.currency,
      passengers: [billingAnswers(details)],
      purpose: cardOnly ? 'card' : 'extra',
      amount,
      storeForPlan: agreed && payment.due > amount && answers.methodId !== SCHEDULE_CARD,
    }),
    payment: () => {
      const option = options.find(({ methodId }) => methodId === answers.methodId);
      if (!option) return null;
      return {
        objectId: booking.objectId,
        date: booking.from,
        amount,
        currency: price.currency,
        lead: { email: account?.email ?? '', firstName, lastName: rest.join(' ') || firstName },
        answers,
        details,
        option,
        bookingId: booking.id,
        ...(option.methodId === SCHEDULE_CARD && { presentCard: () => presentBookingCard(booking.id, code) }),
      };
    },
    book: (request) => sendPayment(booking, code, details, request as RequestOf<'book'> & Paying),
    onRefused: () => {},
  });
  const { failure, attempt } = submitting;
  const isPlanCard = answers.methodId === SCHEDULE_CARD;
  const text = money(amount);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ErrorSummary
        attempt={attempt}
        problems={[
          ...(visibleAmountError ? [{ field: fieldId('amount'), message: visibleAmountError }] : []),
          ...problems.map((problem) => ({ field: fieldId(problem.path), message: words(problem) })),
          ...failureProblems(failure, handle),
        ]}
      />
      {cardOnly ? null : (
        <PayPart id="booking-amount-part" title={<Trans>How much?</Trans>}>
          <RadioGroup
            name="much"
            label={t`How much would you like to pay now?`}
            plain
            variant="cards"
            value={much}
            onChange={(value) => setMuch(value as Much)}
            options={[
              ...(next < payment.due
                ? [{ value: 'next', label: t`The next payment`, aside: money(next) }]
                : [{ value: 'next', label: t`The full balance`, aside: money(next) }]),
              ...(next < payment.due ? [{ value: 'all', label: t`The full balance`, aside: money(payment.due) }] : []),
              { value: 'other', label: t`Another amount`, hint: t`It goes towards your next payments.` },
            ]}
          />
          {much === 'other' ? (
            <TextField
              id={fieldId('amount')}
              label={t`Amount in ${price.currency}`}
              required
              inputMode="decimal"
              autoComplete="off"
              value={other}
              hint={t`Between ${from} and ${to}`}
              error={visibleAmountError ?? undefined}
              onChange={(event) => setOther(event.target.value)}
            />
          ) : null}
        </PayPart>
      )}
      <PayPart id="booking-payment" title={cardOnly ? <Trans>New card</Trans> : <Trans>Payment</Trans>}>
        <PaymentMethods
          options={options}
          answers={answers}
          onAnswer={onAnswer}
          buyer={buyer}
          currency={price.currency}
          amount={amount}
          errorOf={errorOf}
          handle={handle}
        />
      </PayPart>
      <PayPart id="booking-finish" title={<Trans>Review and confirm</Trans>}>
        <p className="text-ink-soft text-sm">
          {cardOnly ? (
            t`Your bank verifies the card with ${text}, which is released immediately: you’re not charged now. By continuing, you agree that our payment provider stores the card and that we charge the payments of your plan to it when they’re due.`
          ) : payment.due > amount ? (
            isPlanCard ? (
              <Trans>The remaining payments are charged to this card when they’re due, as agreed.</Trans>
            ) : (
              <Trans>Your card is only charged for this payment, unless you agree to more below.</Trans>
            )
          ) : (
            <Trans>This pays the trip in full.</Trans>
          )}
        </p>
        {!cardOnly && payment.due > amount && !isPlanCard ? (
          <Checkbox
            label={t`Also charge the remaining payments to this card`}
            hint={t`Our payment provider stores the card, and we charge each payment to it when it’s due. You can remove it on the booking page.`}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        ) : null}
        <Button
          size="large"
          className="w-full"
          pending={submitting.state !== 'ready'}
          onClick={() => submitting.submit()}
        >
          {cardOnly ? <Trans>Use this card from now on</Trans> : <Trans>Pay {text} now</Trans>}
        </Button>
        <p aria-live="polite" className="text-center text-ink-soft text-sm empty:hidden">
          {submitting.state === 'done' ? <Trans>Done. One moment, please…</Trans> : null}
        </p>
        {cardOnly ? null : (
          <p className="text-center text-sm">
            <TextLink to={`?only=card${code ? `&code=${encodeURIComponent(code)}` : ''}`}>
              <Trans>Only change the card, without paying now</Trans>
            </TextLink>
          </p>
        )}
        <SubmissionPopups submitting={submitting} />
      </PayPart>
    </div>
  );
}

async function presentBookingCard(bookingId: string, code: string | null): Promise<string | null> {
  const presented = await call('presentBookingCard', { bookingId, code });
  return presented.ok ? presented.answer.ref : null;
}

/** Formats the 32 hexadecimal digits of an idempotency key as a UUID. */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;

/** Submits a payment, and maps its response to that of a booking. */
async function sendPayment(
  { id, reference }: BookingView,
  code: string | null,
  { billingCountry, billingZip }: { readonly billingCountry: string; readonly billingZip: string },
  request: RequestOf<'book'> & Paying,
) {
  const { purpose, amount, storeForPlan, paymentMethod, methodId, cardHolder, paymentBlob, keep_card } = request;
  const result = await call('payBooking', {
    bookingId: id,
    code,
    key: uuidOf(request.submission_key as string),
    purpose,
    amount,
    paymentMethod,
    methodId,
    cardHolder,
    billingCountry,
    billingZip,
    paymentBlob,
    keep_card,
    keep_for_plan: storeForPlan,
  });
  if (!result.ok) return result;
  const { status, url } = result.answer;
  const answer: AnswerOf<'book'> = {
    status,
    type: 'redirect',
    url,
    message: '',
    description: '',
    enquiryId: id,
    // The booking page continues to poll a pending payment.
    data: { holdId: null, bookingId: null, reference, state: 'confirmed', endsAt: null, again: false },
  };
  return { ...result, answer };
}
