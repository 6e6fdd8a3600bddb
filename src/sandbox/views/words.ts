/** The languages of the bank's question to a holder. */
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

/** An amount of minor units as people write it. */
export function writeMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
