/** The languages of the bank's pages for a holder. */
export type Language = 'en' | 'de';

/** The language of a page, English when the bank does not speak it. */
export const languageOf = (text: string | undefined): Language => (text?.startsWith('de') ? 'de' : 'en');

export const challengeWords = {
  en: {
    title: 'Confirm your payment',
    bank: 'Sandbox Bank',
    ribbon: 'Test payments. No money moves.',
    question: 'Is this payment yours?',
    amount: 'Amount',
    card: 'Card',
    ending: (lastFour: string) => `ending in ${lastFour}`,
    confirm: 'Yes, confirm',
    refuse: 'No, this is not mine',
    close: 'Close without an answer',
    over: 'This question was answered already, or is too old.',
  },
  de: {
    title: 'Zahlung bestätigen',
    bank: 'Sandbox-Bank',
    ribbon: 'Testzahlungen. Es fließt kein Geld.',
    question: 'Ist diese Zahlung von Ihnen?',
    amount: 'Betrag',
    card: 'Karte',
    ending: (lastFour: string) => `mit der Endung ${lastFour}`,
    confirm: 'Ja, bestätigen',
    refuse: 'Nein, das war ich nicht',
    close: 'Ohne Antwort schließen',
    over: 'Diese Frage ist schon beantwortet oder zu alt.',
  },
} as const;

/** What a sheet or a window of the bank says. */
export const sheetWords = {
  en: {
    title: (method: string) => `Pay with ${method}`,
    waiting: 'Waiting for the shop …',
    amount: 'Amount',
    to: 'To',
    country: 'Country',
    card: 'Card',
    account: 'Test account',
    logIn: 'Log in',
    loggedIn: 'Logged in as',
    credit: 'Paid later, with PayPal Credit.',
    pay: 'Pay',
    agree: 'Agree and continue',
    fail: 'The bank says no',
    cancel: 'Cancel and go back',
    closing: 'Back to the shop …',
    refused: 'The bank has said no. Please choose another way to pay.',
    notTaken: 'This cannot be paid with that choice. Please choose another.',
    noCredit: 'This account has no PayPal Credit. Log in with another, or go back and choose another way to pay.',
    noSession: 'This has taken too long. Please go back to the shop and try again.',
    network: 'The bank could not be reached. Please try again.',
    alone: 'This window belongs to the page of a shop. Open it there.',
  },
  de: {
    title: (method: string) => `Mit ${method} bezahlen`,
    waiting: 'Verbindung zum Shop …',
    amount: 'Betrag',
    to: 'An',
    country: 'Land',
    card: 'Karte',
    account: 'Testkonto',
    logIn: 'Einloggen',
    loggedIn: 'Eingeloggt als',
    credit: 'Später bezahlt, mit PayPal Credit.',
    pay: 'Bezahlen',
    agree: 'Zustimmen und weiter',
    fail: 'Die Bank lehnt ab',
    cancel: 'Abbrechen und zurück',
    closing: 'Zurück zum Shop …',
    refused: 'Die Bank hat abgelehnt. Bitte wählen Sie eine andere Zahlungsart.',
    notTaken: 'Mit dieser Auswahl ist das nicht möglich. Bitte wählen Sie eine andere.',
    noCredit:
      'Dieses Konto hat kein PayPal Credit. Loggen Sie sich mit einem anderen ein, oder wählen Sie im Shop eine andere Zahlungsart.',
    noSession: 'Das hat zu lange gedauert. Bitte gehen Sie zurück zum Shop und versuchen Sie es noch einmal.',
    network: 'Die Bank ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    alone: 'Dieses Fenster gehört zur Seite eines Shops. Öffnen Sie es dort.',
  },
} as const;

/** What a page says on which somebody pays from their account. */
export const redirectWords = {
  en: {
    amount: 'Amount',
    bank: 'Bank',
    country: 'Country',
    holder: 'Account holder',
    pay: 'Pay',
    fail: 'The bank says no',
    cancel: 'Cancel and go back',
    close: 'To try what happens when this page is closed:',
    payAndClose: 'Pay and close this page',
    payLater: (seconds: number) => `Pay in ${seconds} seconds and close`,
    paid: 'This is paid.',
    declined: 'This was not paid.',
    over: 'This cannot be paid any more.',
    paidAndClose: 'Paid. You can close this page: only the webhook tells the shop.',
    paidLater: (seconds: number) =>
      `This is paid in ${seconds} seconds. You can close this page: only the webhook tells the shop.`,
    leaving: 'Back to the shop …',
    back: 'Back to the shop',
    network: 'The bank could not be reached. Please try again.',
    unknown: 'There is no such payment.',
  },
  de: {
    amount: 'Betrag',
    bank: 'Bank',
    country: 'Land',
    holder: 'Kontoinhaber',
    pay: 'Bezahlen',
    fail: 'Die Bank lehnt ab',
    cancel: 'Abbrechen und zurück',
    close: 'Zum Ausprobieren, was beim Schließen dieser Seite geschieht:',
    payAndClose: 'Bezahlen und diese Seite schließen',
    payLater: (seconds: number) => `In ${seconds} Sekunden bezahlen und schließen`,
    paid: 'Das ist bezahlt.',
    declined: 'Das wurde nicht bezahlt.',
    over: 'Das kann nicht mehr bezahlt werden.',
    paidAndClose: 'Bezahlt. Sie können diese Seite schließen: Nur der Webhook sagt es dem Shop.',
    paidLater: (seconds: number) =>
      `Das wird in ${seconds} Sekunden bezahlt. Sie können diese Seite schließen: Nur der Webhook sagt es dem Shop.`,
    leaving: 'Zurück zum Shop …',
    back: 'Zurück zum Shop',
    network: 'Die Bank ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
    unknown: 'Diese Zahlung gibt es nicht.',
  },
} as const;

const germanShows: Readonly<Record<string, string>> = {
  pays: 'zahlt',
  'pays, but has no PayPal Credit': 'zahlt, hat aber kein PayPal Credit',
  'declined for good': 'endgültig abgelehnt',
  'declined: insufficient funds': 'abgelehnt: nicht gedeckt',
  'declined: suspected fraud': 'abgelehnt: Betrugsverdacht',
  'authorised, but the answer is lost': 'autorisiert, aber die Antwort geht verloren',
  'the payment is never answered, and never made': 'die Zahlung wird nie beantwortet und nie ausgeführt',
  'no answer, and authorised ten seconds later': 'keine Antwort, und zehn Sekunden später autorisiert',
  'authorised, but never captured': 'autorisiert, aber nie eingezogen',
  'paid, but never refunded': 'bezahlt, aber nie erstattet',
};

/** What a test card or account shows, in the language of the page. */
export const writeShows = (shows: string, language: Language): string =>
  language === 'de' ? (germanShows[shows] ?? shows) : shows;

/** A country as people call it. */
export const writeCountry = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** An amount of minor units as people write it. */
export function writeMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
