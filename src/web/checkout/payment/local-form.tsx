import { Trans, useLingui } from '@lingui/react/macro';
import { Landmark, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { SOFORT_BELOW } from '#domain/payment/local-payment.ts';
import type { LocalMethod } from '#domain/payment/method.ts';
import { useCall } from '../../browser/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fieldId } from '../field-id.ts';
import type { PaymentAnswers } from './payment-answers.ts';

/** The fields of a bank payment: the bank for iDEAL, the country for Sofort. */
export function LocalForm({
  method,
  answers,
  errorOf,
  onAnswer,
}: {
  method: LocalMethod;
  answers: PaymentAnswers;
  errorOf: (path: string) => string | undefined;
  onAnswer: (answers: Partial<PaymentAnswers>) => void;
}) {
  const { t, i18n } = useLingui();
  const request = useCall('listLocalBanks', {}, { cacheFor: Number.POSITIVE_INFINITY });
  const banks = request.answer;
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.locale, { type: 'region' });
    return (banks?.countries ?? [])
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
  }, [banks, i18n.locale]);
  const below = priceText(SOFORT_BELOW, 'EUR', i18n.locale);
  return (
    <div className="flex flex-col gap-4">
      {banks && method === 'ideal' ? (
        <Select
          id={fieldId('bank')}
          label={t`Your bank`}
          required
          placeholder={t`Choose your bank`}
          value={answers.bank}
          error={errorOf('bank')}
          options={banks.banks.map(({ bic, name }) => ({ value: bic, label: name }))}
          onChange={(event) => onAnswer({ bank: event.target.value })}
        />
      ) : banks ? (
        <Select
          id={fieldId('bankCountry')}
          label={t`Country of your bank account`}
          required
          hint={t`Sofort is available for amounts under ${below}.`}
          placeholder={t`Choose a country`}
          value={answers.bankCountry}
          error={errorOf('bankCountry')}
          options={countries}
          onChange={(event) => onAnswer({ bankCountry: event.target.value })}
        />
      ) : request.state === 'failed' ? (
        <Notice
          kind="danger"
          announce
          title={<Trans>The list of banks didn’t load</Trans>}
          action={
            <Button variant="secondary" size="small" icon={<RotateCw />} onClick={request.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your details are saved. You can also choose another payment method.</Trans>
        </Notice>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <p className="flex items-start gap-2 text-ink-soft text-sm">
        <Landmark className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
        <Trans>
          You’ll pay on your bank’s page and then come back here. We hold your places for half an hour while you pay.
        </Trans>
      </p>
    </div>
  );
}
