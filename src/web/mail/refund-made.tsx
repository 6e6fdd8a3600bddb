import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Confirms that a delayed refund was made, to the original payment method or another way. */
export function RefundMadeMail({ tour, reference, amount: refunded, how, url }: MailProps<'refund-made'>) {
  const { t, i18n } = useLingui();
  const amount = priceText(refunded.amount, refunded.currency, i18n.locale);
  return (
    <MailFrame
      heading={t`Your refund of ${amount}`}
      preheader={t`We’ve sent your refund.`}
      action={{ label: t`View my booking`, url }}
      note={<Trans>The link opens your booking without signing in, so please don’t share it.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {how === 'provider'
          ? t`We’ve refunded ${amount} for “${tour}” to your original payment method. It may take your bank a few days to show it. We’re sorry for the delay.`
          : t`Your bank didn’t accept a refund to your original payment method, so we’ve sent you ${amount} for “${tour}” another way, as agreed with you. If it doesn’t arrive within a week, please contact us. We’re sorry for the delay.`}
      </MailText>
      <Facts
        facts={[
          [<Trans key="reference">Reference</Trans>, reference],
          [<Trans key="refund">Refund</Trans>, amount],
        ]}
      />
    </MailFrame>
  );
}
