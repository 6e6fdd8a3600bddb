import { Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { brandNames } from '../ui/card-brand.tsx';
import { MailFrame, MailText } from './frame.tsx';

/** Informs the owner of an account that a stored card was removed, and why. */
export function CardRemovedMail({ name, card, url }: MailProps<'card-removed'>) {
  const { t } = useLingui();
  const [brand, lastFour] = [brandNames[card.brand], card.lastFour];
  return (
    <MailFrame
      heading={t`We removed a stored card from your account`}
      preheader={t`${brand} ending in ${lastFour} may belong to another person.`}
      action={{ label: t`View my account`, url }}
      note={<Trans>You’re receiving this email because the card was stored in your account.</Trans>}
    >
      <MailText>{t`Hello ${name},`}</MailText>
      <MailText>{t`we removed the card ${brand} ending in ${lastFour} from your account and asked our payment provider to delete it.`}</MailText>
      <MailText>
        <Trans>
          Until recently, a card could be stored in the account that owned a hold or booking even if another person paid
          for it. We can’t tell for certain that this card is yours, so we no longer store it. Your bookings and
          payments don’t change.
        </Trans>
      </MailText>
      <MailText>
        <Trans>If it is your card, you can store it again the next time you pay.</Trans>
      </MailText>
    </MailFrame>
  );
}
