import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { isTypeOffered } from '#domain/booking/offers.ts';
import { dueAtOnce, isFree } from '#domain/booking/payment-problems.ts';
import { allowsPlan, isLocal } from '#domain/payment/method.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import { useNear } from '../../browser/use-near.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { fieldId } from '../field-id.ts';
import { useProblemWords } from '../problem-words.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { displayPrice } from '../state/readiness.ts';
import { knownBuyer, type PaymentAnswers, type PaymentOption } from './payment-answers.ts';
import type { PaymentHandleRef } from './payment-handle.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** Paying or holding, the payment plan and the payment options. */
export default function PaymentSection({
  options,
  handle,
}: {
  options: readonly PaymentOption[];
  handle: PaymentHandleRef;
}) {
  const { t } = useLingui();
  const { page, opening, checkout, price, problems, act, dispatch } = useCheckout();
  const words = useProblemWords();
  const { selection, context, payment, forms } = checkout;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const data = price.answer?.data;
  // Opens below the window, so that nothing in view moves; a problem in it opens it from anywhere.
  const open = near || selection.plan !== null || problems.some(({ block }) => block === 'plan' || block === 'payment');
  const isAgent = page.agency !== null;
  const errorOf = (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && words(problem);
  };
  const onAnswer = useCallback(
    (answers: Partial<PaymentAnswers>) => dispatch({ kind: 'payment', answers }),
    [dispatch],
  );
  return (
    <div ref={box} className="@container flex flex-col gap-5">
      {isTypeOffered('hold', selection, context) && !opening.link ? (
        <RadioGroup
          id={fieldId('paymentType')}
          name={inputNames.paymentType}
          label={isAgent ? t`Book for your client, or hold first?` : t`Pay now, or hold your places first?`}
          plain
          variant="columns"
          value={selection.paymentType}
          onChange={(type) => act({ kind: 'paymentType', paymentType: type as PaymentType })}
          options={[
            isAgent
              ? { value: 'b2b', label: t`Book for your client`, hint: t`The booking is confirmed immediately.` }
              : { value: 'book', label: t`Book and pay`, hint: t`Your booking is confirmed immediately.` },
            { value: 'hold', label: t`Hold for 48 hours`, hint: t`Free and without a card; pay later.` },
          ]}
        />
      ) : null}
      {selection.paymentType === 'hold' ? null : isFree(displayPrice(data)) ? (
        <Notice kind="info" title={<Trans>Nothing to pay</Trans>}>
          <Trans>Your savings cover the full price, so we don’t need a card or any other payment method.</Trans>
        </Notice>
      ) : (
        <>
          {page.agency === null ? null : <AgentAlert agency={page.agency} />}
          {data && open ? (
            <PlanChoice
              plans={data.plans}
              currency={data.currency}
              plan={selection.plan}
              error={errorOf('plan')}
              onPlan={(plan) => act({ kind: 'plan', plan })}
            />
          ) : null}
          {open ? (
            <PaymentMethods
              options={options.filter(
                ({ method }) =>
                  allowsPlan(method, selection.plan) &&
                  // Bank methods are excluded for clients of a link, because the return URL does not contain it.
                  !(opening.link && isLocal(method)),
              )}
              answers={payment}
              onAnswer={onAnswer}
              buyer={knownBuyer(forms[0]?.values)}
              currency={context.currency}
              amount={dueAtOnce(selection, displayPrice(data))}
              errorOf={errorOf}
              handle={handle}
            />
          ) : (
            <MethodsSkeleton />
          )}
        </>
      )}
    </div>
  );
}

/** Warns an agent about the consequences of paying at once; a hold needs no card and no warning. */
function AgentAlert({ agency }: { agency: string }) {
  return (
    <div data-agent-alert="">
      <Notice kind="info" title={<Trans>You are booking for {agency}</Trans>}>
        <Trans>
          The card is charged now. If your client needs more time, hold the places for 48 hours without a card.
        </Trans>
      </Notice>
    </div>
  );
}

/** Placeholder for the payment options. */
function MethodsSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <p className="sr-only">
        <Trans>Loading payment methods.</Trans>
      </p>
    </SkeletonGroup>
  );
}
