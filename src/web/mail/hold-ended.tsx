import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Tells holder and operator that a hold is over and its places are free. */
export function HoldEndedMail({ held, how, to, url }: MailProps<'hold-ended'>) {
  const { t } = useLingui();
  const heading = how === 'expired' ? t`The 48 hours are over` : t`The places are released`;
  return (
    <MailFrame
      heading={heading}
      preheader={to === 'holder' ? t`Your places are free for others again.` : t`The places are on sale again.`}
      action={{ label: to === 'holder' ? t`Look at the tour again` : t`Look at the tour`, url }}
      note={
        to === 'holder' ? (
          <Trans>Nothing was charged. As long as there are places, you can still book them.</Trans>
        ) : (
          <Trans>You need not do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {to === 'operator' ? (
          how === 'expired' ? (
            <Trans>a hold on your tour ended without a booking. Its places are on sale again.</Trans>
          ) : (
            <Trans>a hold on your tour was released by whoever made it. Its places are on sale again.</Trans>
          )
        ) : how === 'expired' ? (
          <Trans>your hold has ended, and the places are free for others again.</Trans>
        ) : (
          <Trans>
            you have released your hold, and the places are free for others again. Thank you for telling us.
          </Trans>
        )}
      </MailText>
      <HeldFacts held={held} />
    </MailFrame>
  );
}
