import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Language } from '#domain/catalogue/words.ts';
import { cardOf, creditsOf, membershipAround } from './account-data.ts';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoRole } from './accounts.ts';
import { AGENCIES } from './agencies.ts';
import { COMPANIES } from './company.ts';
import { addMonths } from './departures.ts';
import { nameFrom } from './family-names.ts';
import { somebody } from './first-names.ts';
import { MEMBERSHIP } from './promo-codes.ts';
import { type Random, randomOf } from './random.ts';
import { slugOf } from './slug.ts';
import type { DemoPerson } from './society.ts';

const TRAVELLERS = 120;
const STAFF_COUNTRIES = ['GB', 'DE', 'GB', 'AT', 'US'];
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH']);

/** Returns an email address at a domain, with a number if the name is taken. */
export function addressOf(firstName: string, lastName: string, domain: string, taken: Set<string>): string {
  const local = `${slugOf(firstName)}.${slugOf(lastName)}`;
  let email = `${local}@${domain}`;
  for (let number = 2; taken.has(email); number++) email = `${local}${number}@${domain}`;
  taken.add(email);
  return email;
}

/** Returns an email domain for travellers. */
export const mailDomain = (random: Random): string => random.pick(['post.example', 'mail.example', 'letters.example']);

/** Creates all people with accounts: published accounts first, then staff, operators and agents, then travellers. */
export function peopleOf(today: Day, seed: string): DemoPerson[] {
  const random = randomOf(`${seed} people`);
  const people: DemoPerson[] = DEMO_ACCOUNTS.map((account, index) => printed(account, index + 1, today, random));
  const emails = new Set(people.map((person) => person.email));
  const add = (role: DemoRole, countryCode: string, domain: string, rest: Partial<DemoPerson> = {}) => {
    const { firstName, lastName } = nameFrom(countryCode, random);
    const person: DemoPerson = {
      id: people.length + 1,
      role,
      firstName,
      lastName,
      email: addressOf(firstName, lastName, domain, emails),
      language: languageOf(countryCode),
      countryCode,
      agencySlug: null,
      operatorSlug: null,
      account: null,
      membership: null,
      travelCredits: [],
      storedCards: [],
      joinedOn: addDays(today, -random.between(40, 1200)),
      ...rest,
    };
    people.push(role === 'traveller' ? { ...person, ...belongings(person, today, random) } : person);
  };
  for (const countryCode of STAFF_COUNTRIES) add('staff', countryCode, 'waymark.example');
  for (const { slug, baseCountryCode } of COMPANIES)
    add('operator', baseCountryCode, `${slug}.example`, { operatorSlug: slug });
  for (const { slug, countryCode } of AGENCIES) {
    const agents = random.between(2, 3) - DEMO_ACCOUNTS.filter(({ agencySlug }) => agencySlug === slug).length;
    for (let number = 0; number < agents; number++) add('agent', countryCode, `${slug}.example`, { agencySlug: slug });
  }
  for (let number = 0; number < TRAVELLERS; number++)
    add('traveller', somebody(random).countryCode, mailDomain(random));
  return people;
}

const languageOf = (countryCode: string): Language => (GERMAN_SPEAKING.has(countryCode) ? 'de' : 'en');

/** Returns the possessions of an ordinary traveller, often none. */
function belongings(person: DemoPerson, today: Day, random: Random): Partial<DemoPerson> {
  const cards = random.weighted([
    [0, 6],
    [1, 3],
    [2, 1],
  ] as const);
  return {
    membership: random.happens(0.25) ? membershipAround(today, random) : null,
    travelCredits: random.happens(0.35) ? creditsOf(person.joinedOn, today, random) : [],
    storedCards: Array.from({ length: cards }, () => cardOf(person, today, random)),
  };
}

function printed(account: DemoAccount, id: number, today: Day, random: Random): DemoPerson {
  const { role, firstName, lastName, email, agencySlug, operatorSlug, countryCode } = account;
  const owner = { firstName, lastName, countryCode, joinedOn: addDays(today, -600) };
  const nothing = { membership: null, travelCredits: [], storedCards: [] };
  return {
    id,
    role,
    email,
    // Published accounts start in English; users can change the language.
    language: 'en',
    agencySlug,
    operatorSlug,
    account,
    ...owner,
    ...(email === DEMO_ACCOUNTS[0]?.email ? allThereIs(owner, today, random) : nothing),
  };
}

/** Returns possessions of every kind for the published member account. */
function allThereIs(owner: Parameters<typeof cardOf>[0], today: Day, random: Random) {
  const since = addDays(today, -100);
  return {
    membership: { from: since, until: addMonths(since, MEMBERSHIP.months) },
    travelCredits: [
      { amount: 1000, reason: 'welcome', on: owner.joinedOn },
      { amount: 2500, reason: 'friend', on: addDays(today, -412) },
      { amount: -3000, reason: 'booking', on: addDays(today, -290) },
      { amount: 1500, reason: 'review', on: addDays(today, -214) },
      { amount: 6500, reason: 'goodwill', on: addDays(today, -31) },
    ] as const,
    storedCards: [
      { ...cardOf(owner, today, random), brand: 'visa', lastFour: '4242' } as const,
      { ...cardOf(owner, today, random), brand: 'mastercard', lastFour: '5100' } as const,
    ],
  };
}
