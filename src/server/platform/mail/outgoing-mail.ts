import type { MailKind, MailProps } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import type { Transaction } from '../database/database.ts';

/** A mail to be written: which, in which language, to whom, and what its words need to know. */
export type OutgoingMail<Kind extends MailKind> = {
  readonly kind: Kind;
  readonly language: Language;
  readonly to: string;
  readonly props: MailProps<Kind>;
  /** Only one mail is written under a key, as long as the first is kept (30 days after it was sent). */
  readonly dedupeKey?: string;
};

/** Queues a mail in the transaction that it tells of. */
export type SendMail = <Kind extends MailKind>(trx: Transaction, mail: OutgoingMail<Kind>) => Promise<void>;
