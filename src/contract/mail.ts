import type { Money } from '#domain/money/money.ts';

/** What each kind of mail has to know in order to be written. */
export type Mails = {
  'reset-password': { readonly name: string; readonly url: string; readonly minutes: number };
  'confirm-account': { readonly name: string; readonly url: string; readonly minutes: number };
  'account-exists': { readonly name: string; readonly loginUrl: string; readonly resetUrl: string };
  welcome: { readonly name: string; readonly url: string };
  'confirm-letters': { readonly url: string; readonly withdrawUrl: string; readonly days: number };
  'letters-begin': { readonly url: string; readonly withdrawUrl: string };
  brochure: { readonly tour: string; readonly url: string; readonly pageUrl: string; readonly days: number };
  'share-tour': {
    /** Who sends it to a friend; null when somebody sends it to themselves. */
    readonly sender: { readonly name: string; readonly email: string } | null;
    readonly tour: {
      readonly name: string;
      readonly tagline: string;
      readonly lengthDays: number;
      readonly price: Money | null;
    };
    readonly url: string;
    /** When the sender pressed the button, by their own clock. */
    readonly sent: { readonly day: string; readonly time: string } | null;
  };
};

export type MailKind = keyof Mails;
export type MailProps<Kind extends MailKind> = Mails[Kind];

/** A mail in words, ready to be sent. */
export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };
