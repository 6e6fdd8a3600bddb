import type { MailKind, MailProps } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import type { Transaction } from '../database/database.ts';

/** An email to send: its kind, language, recipient and data. */
export type OutgoingMail<Kind extends MailKind> = {
  readonly kind: Kind;
  readonly language: Language;
  readonly to: string;
  readonly props: MailProps<Kind>;
  /** Prevents a second email with the same key while the first is stored (30 days after it was sent). */
  readonly dedupeKey?: string;
};

/** Queues an email in the transaction of the event that it reports. */
export type SendMail = <Kind extends MailKind>(trx: Transaction, mail: OutgoingMail<Kind>) => Promise<void>;
