import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { dueAtOnce, isFree, type Price } from '#domain/booking/payment-problems.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { holdPaymentProblems } from '#domain/booking/readiness.ts';
import type { PlanChoice as Plan } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { usePage } from '../../browser/page-config.ts';
import { fieldId } from '../../checkout/field-id.ts';
import { PayAmountButton } from '../../checkout/finish/pay-button.tsx';
import { billingAnswers } from '../../checkout/finish/submission.ts';
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
import { PlanChoice } from '../../checkout/payment/plan-choice.tsx';
import { PlanConsent } from '../../checkout/plan/plan-consent.tsx';
import { useProblemWords } from '../../checkout/problem-words.ts';
import { offeredPlans } from '../../checkout/state/readiness.ts';
import { TermsBoxes } from '../../checkout/terms/terms.tsx';
import { TermsLink } from '../../checkout/terms/terms-link.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { priceText } from '../../ui/price-parts.ts';
import type { Hold } from './hold-types.ts';

type Props = {
  hold: Hold;
  code: string | null;
  /** The code of the link by which an agent's client pays. */
  share: string | null;
  options: readonly PaymentOption[];
  termsIds: { readonly operator: number; readonly cancellation: number; readonly flexible: number };
  plans: Parameters<typeof PlanChoice>[0]['plans'];
};

/** Pays a hold: plan, payment method, terms and button. The selection and its price cannot change. */
export function PayForm({ hold, code, share, options, termsIds, plans }: Props) {
  const { t, i18n } = useLingui();
  const { account } = usePage();
  const words = useProblemWords();
  const [answers, setAnswers] = useState(() => answersAmong(NO_ANSWERS, options));
  const [plan, setPlan] = useState<Plan | null>(null);
  const [accepted, setAccepted] = useState({ acceptedTerms: false, acceptedDataTerms: false });
  const [visibleProblems, setVisibleProblems] = useState<readonly Problem[]>([]);
  const handle = useRef(emptyHandle());
  const { price } = hold;
  const buyer = knownBuyer({});
  const details = paymentDetails(answers, buyer);
  const selection = { paymentType: 'book', plan } as const;
  const domainPrice: Price = {
    quote: { ...price, savingProblem: null } as unknown as Quote,
    plans: offeredPlans(plans),
  };
  const wrong = holdPaymentProblems(
    selection,
    { payment: details, ...accepted },
    { price: domainPrice, billingWanted: answers.method === 'card' },
  );
  // A fixed problem disappears at once; a new one appears with the next submission.
  const problems = wrong.filter((problem) => visibleProblems.some(({ path }) => path === problem.path));
  const errorOf = (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && words(problem);
  };
  const amount = dueAtOnce(selection, domainPrice);
  const free = isFree(domainPrice);
  const chosen = plan && plans.find((one) => one.chargeMethod === chargeMethodOf(plan));
  const onAnswer = useCallback(
    (changes: Partial<PaymentAnswers>) => setAnswers((before) => ({ ...before, ...changes })),
    [],
  );

  const submitting = useSubmission({
    handle,
    check: () => {
      setVisibleProblems(wrong);
      const card = answers.method === 'card' && !free ? (handle.current.card?.problems() ?? []) : [];
      return card.length > 0 ? { kind: 'fields', problems: card } : wrong.length > 0;
    },
    compose: async () => ({
      objectId: hold.objectId,
      date: hold.from,
      hold_id: hold.id,
      hold_code: code,
      share_link: share,
      currency: price.currency,
      paymentOption: 'book',
      chargeMethod: plan ? chargeMethodOf(plan) : null,
      passengers: [billingAnswers(details)],
      accept_terms: accepted.acceptedTerms,
      accept_data_terms: accepted.acceptedDataTerms,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
    }),
    payment: () => {
      const option = options.find(({ methodId }) => methodId === answers.methodId) ?? (free ? options[0] : undefined);
      if (!option) return null;
      const [firstName = '', ...rest] = details.cardHolder.trim().split(/\s+/);
      return {
        objectId: hold.objectId,
        date: hold.from,
        amount,
        currency: price.currency,
        lead: { email: account?.email ?? '', firstName, lastName: rest.join(' ') || firstName },
        answers,
        details,
        option,
      };
    },
    // A PayPal token works once and may have been used, so the login is cleared.
    onRefused: () => onAnswer({ login: null }),
  });
  const { failure, attempt } = submitting;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {free ? null : (
        <PayPart id="booking-payment" title={<Trans>Payment</Trans>}>
          <PlanChoice plans={plans} currency={price.currency} plan={plan} error={errorOf('plan')} onPlan={setPlan} />
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
      )}
      <PayPart id="booking-finish" title={<Trans>Review and book</Trans>}>
        <TermsBoxes
          operator={hold.operator.name}
          termsIds={termsIds}
          flexible={hold.flexible}
          accepted={accepted}
          errorOf={errorOf}
          onAccept={(terms, value) => setAccepted((before) => ({ ...before, [terms]: value }))}
        >
          <TermsLink kind="operator" id={termsIds.cancellation} title={t`Cancellation terms`} />
        </TermsBoxes>
        <ErrorSummary
          attempt={attempt}
          leadsToFirst
          problems={[
            ...problems.map((problem) => ({ field: fieldId(problem.path), message: words(problem) })),
            ...failureProblems(failure, handle),
          ]}
        />
        <PayAmountButton
          amount={priceText(amount, price.currency, i18n.locale)}
          isFree={free}
          method={answers.method}
          onRequest={false}
          submitting={submitting}
          later={chosen ? <PlanConsent payments={chosen.payments} currency={price.currency} /> : null}
        />
        <SubmissionPopups submitting={submitting} />
      </PayPart>
    </div>
  );
}
