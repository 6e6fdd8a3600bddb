import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { priceText } from '../ui/price-parts.ts';
import { LinkNote, MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Delivers the number of an insurance policy, or explains that none was issued and the premium is refunded. */
export function PolicyIssuedMail(props: MailProps<'policy-issued'>) {
  const { t, i18n } = useLingui();
  const { tour, reference, policy, insurer, number, premium, url } = props;
  const amount = priceText(premium.amount, premium.currency, i18n.locale);
  return (
    <MailFrame
      heading={number ? t`Your travel insurance has been issued` : t`Your travel insurance wasn’t issued`}
      preheader={number ? t`Policy number ${number}.` : t`You’ll get a refund of ${amount}.`}
      action={{ label: t`View my booking`, url }}
      note={
        <LinkNote>
          <Trans>The link opens your booking without signing in, so please don’t share it.</Trans>
        </LinkNote>
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {number
          ? t`Your trip “${tour}” is insured by ${insurer}. Keep this policy number with your travel documents: you’ll need it to make a claim.`
          : t`We’re sorry: ${insurer} couldn’t issue the policy you chose for “${tour}”. Your booking is still confirmed, but you’re not insured. We’ll refund ${amount} to your original payment method; your bank may take a few days to show it.`}
      </MailText>
      <Facts
        facts={[
          [<Trans key="reference">Reference</Trans>, reference],
          [<Trans key="policy">Policy</Trans>, policy],
          ...(number ? ([[<Trans key="number">Policy number</Trans>, number]] as [ReactNode, string][]) : []),
          [number ? <Trans key="premium">Premium</Trans> : <Trans key="back">Refund</Trans>, amount],
        ]}
      />
    </MailFrame>
  );
}
