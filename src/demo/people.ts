import { addDays, type Day, partsOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/catalogue/words.ts';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoRole } from './accounts.ts';
import { AGENCIES } from './agencies.ts';
import { type Chance, chanceOf } from './chance.ts';
import { COMPANIES } from './company.ts';
import { addMonths } from './departures.ts';
import { somebody } from './first-names.ts';
import type { DemoPerson, DemoStoredCard } from './marketplace.ts';
import { MEMBERSHIP } from './promo-codes.ts';
import { slugOf } from './slug.ts';

const TRAVELLERS = 120;
const LAST_NAMES =
  'Whitlock Brandt Okafor Castellano Nygård Feldmann Harcourt Iyer Maurer Delacroix Quinn Bergmann Sorensen Tanaka Rowe Schuster Albrecht Moran Visser Kaplan Lindner Hughes Baptiste Weiss Ferreira Doyle Zimmer Carmichael Novak Stein Ashworth Keller Ramirez Huber Lockwood Pfeiffer Nolan Jansen Sutter Mbeki'.split(
    ' ',
  );
const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH']);

/** Everybody with an account: the printed accounts first, then staff, operators' and agencies' people, then travellers. */
export function peopleOf(today: Day, seed: string): DemoPerson[] {
  const chance = chanceOf(`${seed} people`);
  const people: DemoPerson[] = DEMO_ACCOUNTS.map((account, index) => printed(account, index + 1, today, chance));
  const emails = new Set(people.map((person) => person.email));
  const add = (role: DemoRole, domain: string, rest: Partial<DemoPerson> = {}) => {
    const { firstName, countryCode } = somebody(chance);
    const lastName = chance.pick(LAST_NAMES);
    const local = `${slugOf(firstName)}.${slugOf(lastName)}`;
    let email = `${local}@${domain}`;
    for (let number = 2; emails.has(email); number++) email = `${local}${number}@${domain}`;
    emails.add(email);
    people.push({
      id: people.length + 1,
      role,
      firstName,
      lastName,
      email,
      language: languageOf(countryCode),
      countryCode,
      agencySlug: null,
      operatorSlug: null,
      account: null,
      membership: null,
      travelCredits: 0,
      storedCards: [],
      joinedOn: addDays(today, -chance.between(5, 1200)),
      ...rest,
    });
  };
  for (let number = 0; number < 5; number++) add('staff', 'waymark.example');
  for (const { slug, baseCountryCode } of COMPANIES) {
    add('operator', `${slug}.example`, { operatorSlug: slug, countryCode: baseCountryCode });
  }
  for (const { slug, countryCode } of AGENCIES) {
    const language = languageOf(countryCode);
    for (let number = 0; number < 3; number++)
      add('agent', `${slug}.example`, { agencySlug: slug, countryCode, language });
  }
  for (let number = 0; number < TRAVELLERS; number++) {
    add('traveller', chance.pick(['post.example', 'mail.example', 'letters.example']), {
      membership: chance.happens(0.25) ? membershipAround(today, chance) : null,
      travelCredits: chance.happens(0.35) ? chance.between(5, 120) * 100 : 0,
      storedCards: chance.happens(0.4) ? [cardOf(today, chance)] : [],
    });
  }
  return people;
}

const languageOf = (countryCode: string): Language => (GERMAN_SPEAKING.has(countryCode) ? 'de' : 'en');

function printed(account: DemoAccount, id: number, today: Day, chance: Chance): DemoPerson {
  const traveller = account.role === 'traveller';
  return {
    id,
    role: account.role,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    language: 'en',
    countryCode: { traveller: 'GB', agent: 'DE', operator: 'PT', staff: 'GB' }[account.role],
    agencySlug: account.agencySlug,
    operatorSlug: account.operatorSlug,
    account,
    membership: traveller
      ? { from: addDays(today, -100), until: addMonths(addDays(today, -100), MEMBERSHIP.months) }
      : null,
    travelCredits: traveller ? 8500 : 0,
    storedCards: traveller ? [cardOf(today, chance), cardOf(today, chance)] : [],
    joinedOn: addDays(today, -600),
  };
}

/** Some memberships are running, some have ended. */
function membershipAround(today: Day, chance: Chance): DemoPerson['membership'] {
  const from = addDays(today, -chance.between(5, 500));
  return { from, until: addMonths(from, MEMBERSHIP.months) };
}

function cardOf(today: Day, chance: Chance): DemoStoredCard {
  const [brand, lastFour] = chance.pick([
    ['Visa', '4242'],
    ['Visa', '1881'],
    ['Mastercard', '4444'],
    ['Mastercard', '5100'],
    ['American Express', '0005'],
  ] as const);
  const token = Array.from({ length: 4 }, () => chance.between(0x1000, 0xffff).toString(16)).join('');
  return {
    token: `demo_${token}`,
    brand,
    lastFour,
    expiryMonth: chance.between(1, 12),
    expiryYear: partsOf(today)[0] + chance.between(1, 4),
  };
}
