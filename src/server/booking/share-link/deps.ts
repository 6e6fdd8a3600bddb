import type { SendMail } from '../../platform/mail/outgoing-mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { BookingDeps } from '../deps.ts';

/** The dependencies of the endpoints for share links. */
export type ShareLinkDeps = Omit<
  BookingDeps,
  'signer' | 'guesses' | 'payments' | 'specialPrices' | 'loadDateEnquiry'
> & {
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly sendMail: SendMail;
};
