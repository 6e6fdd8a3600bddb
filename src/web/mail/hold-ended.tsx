import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';
import { HeldFacts } from './held-facts.tsx';

/** Informs holder and operator that a hold has ended and its places are available. */
export function HoldEndedMail({ held, how, to, url }: MailProps<'hold-ended'>) {
  const { t } = useLingui();
  const heading = how === 'expired' ? t`Your hold has ended` : t`The places have been released`;
  return (
    <MailFrame
      heading={heading}
      preheader={to === 'holder' ? t`Your places are available to others again.` : t`The places are on sale again.`}
      action={{ label: to === 'holder' ? t`View the tour` : t`View the tour`, url }}
      note={
        to === 'holder' ? (
          <Trans>You haven’t been charged. You can still book while places are left.</Trans>
        ) : (
          <Trans>You don’t need to do anything.</Trans>
        )
      }
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        {to === 'operator' ? (
          how === 'expired' ? (
            <Trans>A hold on your tour ended without a booking. Its places are on sale again.</Trans>
          ) : (
            <Trans>A hold on your tour was released. Its places are on sale again.</Trans>
          )
        ) : how === 'expired' ? (
          <Trans>Your hold has ended, and the places are available to others again.</Trans>
        ) : (
          <Trans>
            You’ve released your hold, and the places are available to others again. Thank you for letting us know.
          </Trans>
        )}
      </MailText>
      <HeldFacts held={held} />
    </MailFrame>
  );
}
