import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { MIN_EXTRA } from '#domain/payment/schedule.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import ChallengePopup from '../../checkout/finish/challenge-popup.tsx';
import { StepNote } from '../../checkout/finish/step-words.tsx';
import type { Challenge, SubmissionStep } from '../../checkout/finish/use-submission.ts';
import { CardForm, CardSkeleton } from '../../checkout/payment/card-form.tsx';
import { emptyHandle, untilLoaded } from '../../checkout/payment/payment-handle.ts';
import { preparePayment } from '../../checkout/payment/process.ts';
import { usePaymentClient } from '../../checkout/payment/use-payment-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Why a card was not stored: refused by the bank, a failure that can be retried, or the shop's own message. */
type CardProblem = 'holder' | 'card' | 'retry' | { readonly message: string };

/** Stores a card for the whole agency. The bank verifies it with a small authorisation that is released at once. */
export function CompanyCardForm() {
  const { t, i18n } = useLingui();
  const { account, prefix } = usePage();
  const payment = usePaymentClient('EUR');
  const client = payment.state === 'ready' ? payment.client : null;
  const handle = useRef(emptyHandle());
  const [holder, setHolder] = useState('');
  const [step, setStep] = useState<SubmissionStep | null>(null);
  const [slow, setSlow] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const proof = priceText(MIN_EXTRA, 'EUR', i18n.locale);

  const store = async (): Promise<CardProblem | null> => {
    if (holder.trim() === '') return 'holder';
    await untilLoaded(handle.current, () => handle.current.card !== null);
    const { card } = handle.current;
    const problems = card?.problems() ?? [];
    if (!client || !card || problems.length > 0) {
      card?.mark(problems);
      return card ? null : 'retry';
    }
    const email = account?.email ?? '';
    const prepared = await preparePayment(
      { amount: MIN_EXTRA, currency: 'EUR', email, cardHolder: holder, billingCountry: '', billingZip: '' },
      {
        client,
        card: card.fields,
        // No trip is paid, so there are no details about one.
        additionalInformation: async () => ({ deliveryEmail: email, accountId: 'registered' }),
        onStep: setStep,
        onSlow: setSlow,
        showChallenge: (frame, giveUp) => setChallenge(frame ? { frame, giveUp } : null),
        onUnknownStatus: () => {},
      },
    );
    if (!prepared.ok) {
      if (prepared.failure.kind === 'fields') card.mark(prepared.failure.problems);
      return prepared.failure.kind === 'fields' ? null : prepared.failure.kind === 'card' ? 'card' : 'retry';
    }
    setStep('checking');
    const result = await call('storeCompanyCard', {
      key: crypto.randomUUID(),
      paymentBlob: prepared.ref,
      cardHolder: holder.trim(),
    });
    if (result.ok) {
      window.location.assign(`${prefix}/agency/settings?done=card`);
      return null;
    }
    return { message: result.refusal.body?.message ?? '' };
  };
  const submit = async (): Promise<void> => {
    if (step !== null) return;
    setProblem(null);
    setSlow(0);
    setStep('card');
    setProblem(await store().catch((): CardProblem => 'retry'));
    setStep(null);
  };

  if (payment.state === 'failed')
    return (
      <Notice
        kind="danger"
        announce
        title={<Trans>The card form didn’t load</Trans>}
        action={
          <Button variant="secondary" size="small" icon={<RotateCw />} onClick={payment.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection. The card wasn’t saved.</Trans>
      </Notice>
    );
  return (
    <div className="flex max-w-xl flex-col gap-5 rounded-card border border-line bg-paper p-5">
      {client ? (
        <CardForm client={client} handle={handle} />
      ) : (
        <div className="relative min-h-56">
          <CardSkeleton />
        </div>
      )}
      <TextField
        id="company-card-holder"
        label={t`Name on the card`}
        required
        autoComplete="cc-name"
        maxLength={100}
        value={holder}
        error={problem === 'holder' ? t`Please enter the name on the card.` : undefined}
        onChange={(event) => setHolder(event.target.value)}
      />
      <p className="text-ink-soft text-sm">
        {t`Your bank verifies the card with ${proof}, which is released immediately. By continuing, you agree that our payment provider stores the card and that your agency’s agents can pay with it.`}
      </p>
      {problem !== null && problem !== 'holder' ? (
        <Notice kind="danger" announce title={<Trans>The card wasn’t saved</Trans>}>
          {typeof problem === 'object' ? (
            problem.message || <Trans>Please try again in a moment.</Trans>
          ) : problem === 'card' ? (
            <Trans>Your bank declined this card. Please use another one.</Trans>
          ) : (
            <Trans>Your bank couldn’t verify the card. Please try again.</Trans>
          )}
        </Notice>
      ) : null}
      <Button pending={step !== null} onClick={() => void submit()}>
        <Trans>Save this card for the agency</Trans>
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {step === null ? null : <StepNote step={step} slow={slow} />}
      </p>
      <ChallengePopup challenge={challenge} slow={slow} wallet={false} />
    </div>
  );
}
