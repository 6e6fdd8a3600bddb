/** What each kind of mail has to know in order to be written. */
export type Mails = {
  'reset-password': { readonly name: string; readonly url: string; readonly minutes: number };
  'confirm-account': { readonly name: string; readonly url: string; readonly minutes: number };
  'account-exists': { readonly name: string; readonly loginUrl: string; readonly resetUrl: string };
  welcome: { readonly name: string; readonly url: string };
};

export type MailKind = keyof Mails;
export type MailProps<Kind extends MailKind> = Mails[Kind];

/** A mail in words, ready to be sent. */
export type MailContent = { readonly subject: string; readonly html: string; readonly text: string };
