import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MailProps } from '#contract/mail.ts';
import { MailFrame, MailText } from './frame.tsx';

/**
 * Asks the owner of an address whether they want the account that was asked for with it. It does not repeat the name that
 * was typed: else anybody could send words of their own, in our name, to an address that is not theirs.
 */
export function ConfirmAccountMail({ url, minutes }: MailProps<'confirm-account'>) {
  const { t } = useLingui();
  return (
    <MailFrame
      heading={t`Confirm your address`}
      preheader={t`One click, and your account is open.`}
      action={{ label: t`Open my account`, url }}
      note={<Trans>If this was not you, ignore this mail: without your click there is no account.</Trans>}
    >
      <MailText>
        <Trans>Hello,</Trans>
      </MailText>
      <MailText>
        <Trans>
          good to have you. Please confirm that this address is yours, and your Waymark account is open. The link below
          works once, for <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      </MailText>
    </MailFrame>
  );
}
