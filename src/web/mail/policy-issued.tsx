import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MailProps } from '#contract/mail.ts';
import { priceText } from '../ui/price-parts.ts';
import { MailFrame, MailText } from './frame.tsx';
import { Facts } from './held-facts.tsx';

/** Brings the number of a policy, or says honestly that there is none and that its premium goes back. */
export function PolicyIssuedMail(props: MailProps<'policy-issued'>) {
  const { t, i18n } = useLingui();
  const { tour, reference, policy, insurer, number, premium, url } = props;
  const amount = priceText(premium.amount, premium.currency, i18n.locale);
  return (
    <MailFrame
      heading={number ? t`Your travel insurance is issued` : t`There is no travel insurance`}
      preheader={number ? t`Policy number ${number}.` : t`You get ${amount} back.`}
      action={{ label: t`Open my booking`, url }}
      note={<Trans>The link opens your booking without a log-in, so keep it to yourself.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {number
          ? t`${insurer} insures your journey “${tour}”. Keep this number with your papers: you need it if something happens.`
          : t`we are sorry: ${insurer} has not issued the policy that you chose for “${tour}”. Your booking stands, but you are not insured. We pay ${amount} back to what you paid with; your bank may need a few days to show it.`}
      </MailText>
      <Facts
        facts={[
          [<Trans key="reference">Reference</Trans>, reference],
          [<Trans key="policy">Policy</Trans>, policy],
          ...(number ? ([[<Trans key="number">Policy number</Trans>, number]] as [ReactNode, string][]) : []),
          [number ? <Trans key="premium">Premium</Trans> : <Trans key="back">You get back</Trans>, amount],
        ]}
      />
    </MailFrame>
  );
}
