import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { LEAST_EXTRA } from '#domain/payment/schedule.ts';
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

/** Why a card was not kept: the bank’s no, a way to try again, or the shop’s own words. */
type Trouble = 'holder' | 'card' | 'retry' | { readonly message: string };

/** The fields of the bank for a card that the whole agency pays with. The bank proves it with a little that is released at once. */
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
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const proof = priceText(LEAST_EXTRA, 'EUR', i18n.locale);

  const keep = async (): Promise<Trouble | null> => {
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
      { amount: LEAST_EXTRA, currency: 'EUR', email, cardHolder: holder, billingCountry: '', billingZip: '' },
      {
        client,
        card: card.fields,
        // No journey is paid, so there is none to tell the bank about.
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
    const kept = await call('keepCompanyCard', {
      key: crypto.randomUUID(),
      paymentBlob: prepared.ref,
      cardHolder: holder.trim(),
    });
    if (kept.ok) {
      window.location.assign(`${prefix}/agency/settings?done=card`);
      return null;
    }
    return { message: kept.refusal.body?.message ?? '' };
  };
  const submit = async (): Promise<void> => {
    if (step !== null) return;
    setTrouble(null);
    setSlow(0);
    setStep('card');
    setTrouble(await keep().catch((): Trouble => 'retry'));
    setStep(null);
  };

  if (payment.state === 'failed')
    return (
      <Notice
        kind="danger"
        announce
        title={<Trans>The card form did not load</Trans>}
        action={
          <Button variant="secondary" size="small" icon={<RotateCw />} onClick={payment.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection. Nothing was kept.</Trans>
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
        error={trouble === 'holder' ? t`Please type the name on the card.` : undefined}
        onChange={(event) => setHolder(event.target.value)}
      />
      <p className="text-ink-soft text-sm">
        {t`The bank checks the card with ${proof}, which is released at once. With it you agree that the payment provider keeps the card, and that agents of your agency pay with it.`}
      </p>
      {trouble !== null && trouble !== 'holder' ? (
        <Notice kind="danger" announce title={<Trans>The card was not kept</Trans>}>
          {typeof trouble === 'object' ? (
            trouble.message || <Trans>Please try again in a moment.</Trans>
          ) : trouble === 'card' ? (
            <Trans>The bank does not accept this card. Please use another one.</Trans>
          ) : (
            <Trans>The bank could not check the card just now. Please try again.</Trans>
          )}
        </Notice>
      ) : null}
      <Button pending={step !== null} onClick={() => void submit()}>
        <Trans>Keep this card for the agency</Trans>
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {step === null ? null : <StepNote step={step} slow={slow} />}
      </p>
      <ChallengePopup challenge={challenge} slow={slow} wallet={false} />
    </div>
  );
}
