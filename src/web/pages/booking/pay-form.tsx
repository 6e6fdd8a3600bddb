import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { BookingView } from '#contract/schemas/booking.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { SCHEDULE_CARD } from '#contract/wire/payment-types.ts';
import { paymentProblems } from '#domain/booking/payment-problems.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { toMinor } from '#domain/money/decimal.ts';
import { LEAST_EXTRA } from '#domain/payment/schedule.ts';
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
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What is sent besides the card. */
type Paying = Submission & { readonly purpose: 'extra' | 'card'; readonly amount: number };

/** How much: the next payment, everything, or what was typed. */
type Much = 'next' | 'all' | 'other';

/** The minor units of what somebody typed; null when it is no amount. */
const typedAmount = (text: string): number | null =>
  /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim()) ? toMinor(Number(text.trim().replace(',', '.'))) : null;

type Props = {
  booking: BookingView;
  code: string | null;
  options: readonly PaymentOption[];
  /** Only another card is given, and nothing is paid. */
  cardOnly: boolean;
};

/** Pays a part of what is left, with a card that the later payments are charged to from then on; or only gives that card. */
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
    // Whoever has agreed to a card already needs one press.
    const kept = options.find(({ methodId }) => methodId === SCHEDULE_CARD);
    return answersAmong(kept ? { ...NO_ANSWERS, method: kept.method, methodId: kept.methodId } : NO_ANSWERS, options);
  });
  const [shown, setShown] = useState<readonly string[]>([]);
  const handle = useRef(emptyHandle());
  const buyer = knownBuyer({});
  const details = paymentDetails(answers, buyer);
  const typed = typedAmount(other);
  const amount = cardOnly ? LEAST_EXTRA : much === 'next' ? next : much === 'all' ? payment.due : (typed ?? 0);
  const least = Math.min(LEAST_EXTRA, payment.due);
  const [from, to] = [money(least), money(payment.due)];
  const amountError = amount < least || amount > payment.due ? t`Please type an amount from ${from} to ${to}.` : null;
  const wrong: readonly Problem[] = paymentProblems({ paymentType: 'book', plan: null }, details, {
    price: null,
    billingWanted: answers.method === 'card',
  });
  // A problem that has been mended goes at once; a new one waits for the next press.
  const problems = wrong.filter(({ path }) => shown.includes(path));
  const amountShown = !cardOnly && shown.includes('amount') ? amountError : null;
  const errorOf = (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && words(problem);
  };
  const onAnswer = useCallback(
    (given: Partial<PaymentAnswers>) => setAnswers((before) => ({ ...before, ...given })),
    [],
  );
  const [firstName = '', ...rest] = details.cardHolder.trim().split(/\s+/);

  const submitting = useSubmission({
    handle,
    event: 'Booking payment',
    check: () => {
      const bad = [...wrong.map(({ path }) => path), ...(amountError && !cardOnly ? ['amount'] : [])];
      setShown(bad);
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
        ...(option.methodId === SCHEDULE_CARD && { presentCard: () => presentBookingCard(booking.id, code) }),
      };
    },
    book: (request) => sendPayment(booking, code, details, request as RequestOf<'book'> & Paying),
    onRefused: () => {},
  });
  const { failure, attempt } = submitting;
  const text = money(amount);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ErrorSummary
        attempt={attempt}
        problems={[
          ...(amountShown ? [{ field: fieldId('amount'), message: amountShown }] : []),
          ...problems.map((problem) => ({ field: fieldId(problem.path), message: words(problem) })),
          ...failureProblems(failure, handle),
        ]}
      />
      {cardOnly ? null : (
        <PayPart id="booking-amount-part" title={<Trans>How much?</Trans>}>
          <RadioGroup
            name="much"
            label={t`What do you want to pay now?`}
            plain
            look="cards"
            value={much}
            onChange={(value) => setMuch(value as Much)}
            options={[
              ...(next < payment.due
                ? [{ value: 'next', label: t`The next payment`, aside: money(next) }]
                : [{ value: 'next', label: t`All that is left`, aside: money(next) }]),
              ...(next < payment.due ? [{ value: 'all', label: t`All that is left`, aside: money(payment.due) }] : []),
              { value: 'other', label: t`Another amount`, hint: t`It pays the next payments ahead.` },
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
              hint={t`From ${from} to ${to}`}
              error={amountShown ?? undefined}
              onChange={(event) => setOther(event.target.value)}
            />
          ) : null}
        </PayPart>
      )}
      <PayPart id="booking-payment" title={cardOnly ? <Trans>The new card</Trans> : <Trans>Payment</Trans>}>
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
      <PayPart id="booking-finish" title={<Trans>Check and confirm</Trans>}>
        <p className="text-ink-soft text-sm">
          {cardOnly ? (
            t`Your bank checks the card with ${text}, which is released at once: nothing is charged now. With it you agree that the payment provider keeps the card and that we charge the payments of your plan to it on their days.`
          ) : payment.due > amount ? (
            <Trans>
              With this payment you agree that the payment provider keeps your card and that we charge the other
              payments of your plan to it on their days.
            </Trans>
          ) : (
            <Trans>With this payment everything is paid.</Trans>
          )}
        </p>
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
              <Trans>Only use another card, without paying now</Trans>
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

/** A random UUID of the 32 digits that name a submission. */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;

/** Sends a payment, and tells its answer as one about a booking. */
async function sendPayment(
  { id, reference }: BookingView,
  code: string | null,
  { billingCountry, billingZip }: { readonly billingCountry: string; readonly billingZip: string },
  request: RequestOf<'book'> & Paying,
) {
  const { purpose, amount, paymentMethod, methodId, cardHolder, paymentBlob, keep_card } = request;
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
    // The page of the booking goes on asking about a payment that is being checked.
    data: { holdId: null, bookingId: null, reference, state: 'confirmed', endsAt: null, again: false },
  };
  return { ...result, answer };
}
