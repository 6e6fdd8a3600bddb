/** The languages of the bank's pages for payers. */
export type Language = 'en' | 'de';

/** Returns the language of a page, English by default. */
export const languageOf = (text: string | undefined): Language => (text?.startsWith('de') ? 'de' : 'en');

export const challengeWords = {
  en: {
    title: 'Confirm your payment',
    bank: 'Sandbox Bank',
    ribbon: 'Test payment. You won’t be charged.',
    question: 'Did you make this payment?',
    amount: 'Amount',
    card: 'Card',
    ending: (lastFour: string) => `ending in ${lastFour}`,
    confirm: 'Yes, confirm',
    refuse: 'No, this isn’t me',
    close: 'Close without answering',
    over: 'This request has already been answered or has expired.',
  },
  de: {
    title: 'Zahlung bestätigen',
    bank: 'Sandbox-Bank',
    ribbon: 'Testzahlung. Es wird nichts abgebucht.',
    question: 'Haben Sie diese Zahlung veranlasst?',
    amount: 'Betrag',
    card: 'Karte',
    ending: (lastFour: string) => `mit der Endung ${lastFour}`,
    confirm: 'Ja, bestätigen',
    refuse: 'Nein, das war ich nicht',
    close: 'Ohne Antwort schließen',
    over: 'Diese Anfrage wurde bereits beantwortet oder ist abgelaufen.',
  },
} as const;

/** Texts of sheets and windows. */
export const sheetWords = {
  en: {
    title: (method: string) => `Pay with ${method}`,
    waiting: 'Waiting for the shop …',
    amount: 'Amount',
    to: 'To',
    country: 'Country',
    card: 'Card',
    account: 'Test account',
    logIn: 'Sign in',
    loggedIn: 'Signed in as',
    credit: 'Paid later, with PayPal Credit.',
    pay: 'Pay',
    agree: 'Agree and continue',
    fail: 'Bank declines',
    cancel: 'Cancel and go back',
    closing: 'Back to the shop …',
    refused: 'Your bank declined the payment. Please choose another payment method.',
    notTaken: 'You can’t pay with this option. Please choose another.',
    noCredit:
      'This account has no PayPal Credit. Sign in with another account, or go back and choose another payment method.',
    noSession: 'Your session has expired. Please go back to the shop and try again.',
    network: 'We couldn’t reach the bank. Please try again.',
    alone: 'This window can only be opened from a shop.',
  },
  de: {
    title: (method: string) => `Mit ${method} bezahlen`,
    waiting: 'Verbindung zum Shop …',
    amount: 'Betrag',
    to: 'An',
    country: 'Land',
    card: 'Karte',
    account: 'Testkonto',
    logIn: 'Anmelden',
    loggedIn: 'Angemeldet als',
    credit: 'Später bezahlt, mit PayPal Credit.',
    pay: 'Bezahlen',
    agree: 'Zustimmen und weiter',
    fail: 'Bank lehnt ab',
    cancel: 'Abbrechen und zurück',
    closing: 'Zurück zum Shop …',
    refused: 'Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Zahlungsart.',
    notTaken: 'Mit dieser Auswahl ist das nicht möglich. Bitte wählen Sie eine andere.',
    noCredit:
      'Dieses Konto hat kein PayPal Credit. Melden Sie sich mit einem anderen an, oder wählen Sie im Shop eine andere Zahlungsart.',
    noSession: 'Ihre Sitzung ist abgelaufen. Bitte gehen Sie zurück zum Shop und versuchen Sie es noch einmal.',
    network: 'Die Bank ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    alone: 'Dieses Fenster lässt sich nur aus einem Shop öffnen.',
  },
} as const;

/** Texts of pages for paying from an account. */
export const redirectWords = {
  en: {
    amount: 'Amount',
    bank: 'Bank',
    country: 'Country',
    holder: 'Account holder',
    pay: 'Pay',
    fail: 'Bank declines',
    cancel: 'Cancel and go back',
    close: 'To test closing this page:',
    payAndClose: 'Pay and close this page',
    payLater: (seconds: number) => `Pay in ${seconds} seconds and close`,
    paid: 'Payment complete.',
    declined: 'The payment wasn’t made.',
    over: 'This payment has expired.',
    paidAndClose: 'Paid. You can close this page: the shop is notified by webhook only.',
    paidLater: (seconds: number) =>
      `This will be paid in ${seconds} seconds. You can close this page: the shop is notified by webhook only.`,
    leaving: 'Back to the shop …',
    back: 'Back to the shop',
    network: 'We couldn’t reach the bank. Please try again.',
    unknown: 'Payment not found.',
  },
  de: {
    amount: 'Betrag',
    bank: 'Bank',
    country: 'Land',
    holder: 'Kontoinhaber',
    pay: 'Bezahlen',
    fail: 'Bank lehnt ab',
    cancel: 'Abbrechen und zurück',
    close: 'Zum Testen, wenn diese Seite geschlossen wird:',
    payAndClose: 'Bezahlen und diese Seite schließen',
    payLater: (seconds: number) => `In ${seconds} Sekunden bezahlen und schließen`,
    paid: 'Die Zahlung ist erfolgt.',
    declined: 'Es wurde nichts bezahlt.',
    over: 'Diese Zahlung ist abgelaufen.',
    paidAndClose: 'Bezahlt. Sie können diese Seite schließen: Der Shop erfährt es nur per Webhook.',
    paidLater: (seconds: number) =>
      `Die Zahlung erfolgt in ${seconds} Sekunden. Sie können diese Seite schließen: Der Shop erfährt es nur per Webhook.`,
    leaving: 'Zurück zum Shop …',
    back: 'Zurück zum Shop',
    network: 'Die Bank ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    unknown: 'Zahlung nicht gefunden.',
  },
} as const;

const germanShows: Readonly<Record<string, string>> = {
  pays: 'zahlt',
  'pays, but has no PayPal Credit': 'zahlt, hat aber kein PayPal Credit',
  'declined permanently': 'endgültig abgelehnt',
  'declined: insufficient funds': 'abgelehnt: nicht gedeckt',
  'declined: suspected fraud': 'abgelehnt: Betrugsverdacht',
  'authorised, but the response is lost': 'autorisiert, aber die Antwort geht verloren',
  'no response, and the payment is never made': 'die Zahlung wird nie beantwortet und nie ausgeführt',
  'no response, authorised ten seconds later': 'keine Antwort, und zehn Sekunden später autorisiert',
  'authorised, but never captured': 'autorisiert, aber nie eingezogen',
  'paid, but never refunded': 'bezahlt, aber nie erstattet',
};

/** Translates the description of a test card or account. */
export const writeShows = (shows: string, language: Language): string =>
  language === 'de' ? (germanShows[shows] ?? shows) : shows;

/** Returns the name of a country. */
export const writeCountry = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** Formats an amount in minor units. */
export function writeMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
