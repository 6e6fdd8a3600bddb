import type { CancellationStep, DepositRule, FlexibleOffer } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Minor } from '#domain/money/money.ts';
import type { Company } from '../company.ts';
import type { DemoTerms } from '../marketplace.ts';

/** The rules that the terms describe. */
export interface Rules {
  readonly deposit: DepositRule;
  readonly balanceDays: number;
  readonly cancellation: readonly CancellationStep[];
  readonly flexible: FlexibleOffer | null;
}

/** Returns the ids of an operator's terms. */
export const termsIds = (operatorId: number) => ({
  operator: operatorId * 10 + 1,
  cancellation: operatorId * 10 + 2,
  flexible: operatorId * 10 + 3,
});

/** Writes an operator's terms in accordance with its rules. */
export function termsOf(company: Company, rules: Rules): DemoTerms[] {
  const ids = termsIds(company.id);
  const terms: DemoTerms[] = [
    {
      id: ids.operator,
      kind: 'operator',
      title: { en: `Booking terms of ${company.name}`, de: `Reisebedingungen von ${company.name}` },
      text: paragraphs(...general(company, rules)),
    },
    {
      id: ids.cancellation,
      kind: 'cancellation',
      title: { en: 'If you cancel', de: 'Wenn Sie absagen' },
      text: paragraphs(...cancelling(company, rules)),
    },
  ];
  if (rules.flexible) {
    terms.push({
      id: ids.flexible,
      kind: 'flexible',
      title: { en: 'Flexible booking', de: 'Flexible Buchung' },
      text: paragraphs(...flexible(company, rules.flexible)),
    });
  }
  return terms;
}

function general(company: Company, { deposit, balanceDays }: Rules): Words[] {
  return [
    {
      en: `${company.name} runs the tour; Waymark arranges the contract between you and ${company.name} and takes payment on its behalf. The contract exists once you have received our confirmation.`,
      de: `${company.name} führt die Reise durch; Waymark vermittelt den Vertrag zwischen Ihnen und ${company.name} und nimmt die Zahlung in deren Auftrag entgegen. Der Vertrag kommt mit unserer Bestätigung zustande.`,
    },
    {
      en: `${depositWords(deposit, company.currency).en} The balance is due ${balanceDays} days before departure; bookings made later are paid in full at once.`,
      de: `${depositWords(deposit, company.currency).de} Der Restbetrag ist ${balanceDays} Tage vor der Abreise fällig; spätere Buchungen werden sofort voll bezahlt.`,
    },
    {
      en: 'Please check that your names are written as in your passports and that these are valid for as long as the countries you visit require. Visas and vaccinations are your own concern; we gladly tell you what we know.',
      de: 'Bitte prüfen Sie, dass Ihre Namen wie im Pass geschrieben sind und die Pässe so lange gelten, wie es die besuchten Länder verlangen. Um Visa und Impfungen kümmern Sie sich selbst; was wir wissen, sagen wir gern.',
    },
    {
      en: 'Weather, strikes and road works can change the order of the days. If an essential part of the tour falls away, you may withdraw free of charge or travel at a lower price.',
      de: 'Wetter, Streiks und Bauarbeiten können die Reihenfolge der Tage ändern. Fällt ein wesentlicher Teil der Reise weg, können Sie kostenlos zurücktreten oder zu einem niedrigeren Preis reisen.',
    },
    {
      en: 'If a tour does not reach its smallest number of travellers, we tell you at least 28 days before departure and return everything you have paid.',
      de: 'Erreicht eine Reise ihre Mindestteilnehmerzahl nicht, teilen wir das spätestens 28 Tage vor der Abreise mit und erstatten alles, was Sie gezahlt haben.',
    },
  ];
}

function cancelling(company: Company, { cancellation }: Rules): Words[] {
  const steps = [...cancellation].sort((one, other) => other.daysBefore - one.daysBefore);
  const last = steps.at(-1)?.daysBefore ?? 0;
  return [
    {
      en: `You may cancel at any time before departure. What counts is the day on which ${company.name} or Waymark learns of it.`,
      de: `Sie können vor der Abreise jederzeit absagen. Es zählt der Tag, an dem ${company.name} oder Waymark davon erfährt.`,
    },
    ...steps.map(({ daysBefore, refund }) => ({
      en: `${daysBefore} days or more before departure: you get back ${refund / 100}% of the price of the tour.`,
      de: `${daysBefore} Tage oder mehr vor der Abreise: Sie erhalten ${refund / 100} % des Reisepreises zurück.`,
    })),
    {
      en:
        last > 0
          ? `Later than that nothing is returned. You may send somebody else in your place up to 7 days before departure.`
          : 'You may send somebody else in your place up to 7 days before departure.',
      de:
        last > 0
          ? 'Danach wird nichts erstattet. Bis 7 Tage vor der Abreise kann jemand anderes an Ihrer Stelle reisen.'
          : 'Bis 7 Tage vor der Abreise kann jemand anderes an Ihrer Stelle reisen.',
    },
  ];
}

function flexible(company: Company, { pricePerTraveller, creditUntilDays }: FlexibleOffer): Words[] {
  const price = amountWords(pricePerTraveller, company.currency);
  return [
    {
      en:
        pricePerTraveller === 0
          ? 'Flexible booking costs nothing with us.'
          : `Flexible booking costs ${price.en} for each traveller.`,
      de:
        pricePerTraveller === 0
          ? 'Die flexible Buchung kostet bei uns nichts.'
          : `Die flexible Buchung kostet ${price.de} je Person.`,
    },
    {
      en: `Up to ${creditUntilDays} days before departure you can change to another date or another tour of ${company.name}. Whatever the cancellation terms do not return becomes a credit that stays valid for two years.`,
      de: `Bis ${creditUntilDays} Tage vor der Abreise können Sie auf einen anderen Termin oder eine andere Reise von ${company.name} umbuchen. Was nach den Stornobedingungen nicht erstattet wird, bleibt Ihnen zwei Jahre lang als Guthaben erhalten.`,
    },
  ];
}

function depositWords(deposit: DepositRule, currency: Currency): Words {
  if (deposit.kind === 'none')
    return { en: 'The whole price is due when you book.', de: 'Der ganze Preis ist bei der Buchung fällig.' };
  if (deposit.kind === 'percent') {
    return {
      en: `A deposit of ${deposit.share / 100}% secures your places.`,
      de: `Eine Anzahlung von ${deposit.share / 100} % sichert Ihre Plätze.`,
    };
  }
  const amount = amountWords(deposit.amount, currency);
  return {
    en: `A deposit of ${amount.en} for each traveller secures your places.`,
    de: `Eine Anzahlung von ${amount.de} je Person sichert Ihre Plätze.`,
  };
}

const amountWords = (amount: Minor, currency: Currency): Words => ({
  en: `${currency} ${(amount / 100).toFixed(2)}`,
  de: `${(amount / 100).toFixed(2).replace('.', ',')} ${currency}`,
});

const paragraphs = (...parts: readonly Words[]): Words => ({
  en: parts.map((part) => part.en).join('\n\n'),
  de: parts.map((part) => part.de).join('\n\n'),
});
