import type { Language } from '#domain/catalogue/words.ts';
import type { ConversationScript } from './conversation-scripts.ts';
import { nameFrom } from './family-names.ts';
import { addressOf, mailDomain } from './people.ts';
import type { Random } from './random.ts';
import type { DemoCorrespondent, DemoPerson } from './society.ts';

/** Phone numbers reserved for fiction, by country; each # is a digit. */
const PHONES: Readonly<Record<string, string>> = {
  GB: '+44 7700 900###',
  US: '+1 202 555 01##',
  CA: '+1 613 555 01##',
  DE: '+49 30 23125 ###',
  IE: '+353 20 910 ####',
  FR: '+33 6 39 98 ## ##',
  SE: '+46 70 1740 6##',
};
const GUEST_COUNTRIES: Readonly<Record<Language, readonly string[]>> = { en: ['GB', 'US', 'CA', 'IE'], de: ['DE'] };
const GUEST_SHARE = 0.2;

/** Assigns authors to conversations: each person in turn, and sometimes a guest without an account. */
export function correspondents(people: readonly DemoPerson[], random: Random) {
  const turns = new Map<string, DemoPerson[]>();
  const emails = new Set(people.map(({ email }) => email));
  const next = (role: DemoPerson['role'], language: Language, reachable: boolean): DemoPerson => {
    const key = `${role} ${language} ${reachable}`;
    let waiting = turns.get(key) ?? [];
    if (waiting.length === 0) {
      const fitting = people.filter(
        (person) =>
          person.role === role &&
          person.language === language &&
          (person.account === null || role === 'agent') &&
          (!reachable || PHONES[person.countryCode] !== undefined),
      );
      waiting = random.shuffled(fitting);
    }
    turns.set(key, waiting.slice(1));
    return waiting[0] as DemoPerson;
  };
  return ({ language, flags: marks }: ConversationScript, needsPhone: boolean): DemoCorrespondent => {
    const phoneIn = (countryCode: string) =>
      needsPhone || random.happens(0.3)
        ? (PHONES[countryCode]?.replaceAll('#', () => String(random.between(0, 9))) ?? null)
        : null;
    if (!marks.has('printed') && !marks.has('agent') && random.happens(GUEST_SHARE)) {
      const countryCode = random.pick(GUEST_COUNTRIES[language]);
      const name = nameFrom(countryCode, random);
      const email = addressOf(name.firstName, name.lastName, mailDomain(random), emails);
      return { personId: null, ...name, email, phone: phoneIn(countryCode), asAgent: false };
    }
    const asAgent = marks.has('agent');
    const person = marks.has('printed')
      ? (people.find(({ account }) => account?.role === 'traveller') as DemoPerson)
      : next(asAgent ? 'agent' : 'traveller', language, needsPhone);
    const { id, firstName, lastName, email, countryCode } = person;
    return { personId: id, firstName, lastName, email, phone: phoneIn(countryCode), asAgent };
  };
}
