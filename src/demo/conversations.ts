import type { Day } from '#domain/calendar/day.ts';
import { type Chance, chanceOf } from './chance.ts';
import { COMPANIES } from './company.ts';
import type { DemoConversation, DemoPerson } from './marketplace.ts';
import { fill, type Gaps, parsePhrases } from './phrasebook.ts';
import { letters } from './phrases/letters.ts';
import type { TourPlan } from './plans.ts';

const BOOK = parsePhrases(letters);
const CONVERSATIONS = 60;
const PRINTED = 3;
const GROUP_TOPICS = new Set(['group-of-six', 'single']);
const HOUR = 3_600_000;

/** What travellers and operators have written to each other; the printed traveller has three of them, one unread. */
export function conversationsOf(
  people: readonly DemoPerson[],
  plans: readonly TourPlan[],
  today: Day,
  seed: string,
): DemoConversation[] {
  const chance = chanceOf(`${seed} conversations`);
  const travellers = people.filter((person) => person.role === 'traveller');
  const [printed, ...others] = travellers;
  if (!printed || plans.length === 0) return [];
  const senders = new Map(people.filter((p) => p.operatorSlug).map((p) => [p.operatorSlug, p.firstName]));
  const own = plans.filter((plan) => plan.company.slug === 'larkspur-journeys');
  return Array.from({ length: CONVERSATIONS }, (_, index) => {
    const traveller = index < PRINTED ? printed : chance.pick(others);
    // The printed operator account finds letters too.
    const plan = chance.pick(own.length > 0 && index % 6 === 0 ? own : plans);
    const topics = [...BOOK.keys()].filter((one) => plan.kind === 'group' || !GROUP_TOPICS.has(one));
    const topic = index < PRINTED ? (topics[index] as string) : chance.pick(topics);
    const gaps = gapsFor(plan, traveller, senders.get(plan.company.slug) ?? plan.company.name, chance);
    return write(index + 1, topic, traveller, plan, gaps, Date.parse(`${today}T09:00:00Z`), chance);
  });
}

function write(
  id: number,
  topic: string,
  traveller: DemoPerson,
  plan: TourPlan,
  gaps: Gaps,
  now: number,
  chance: Chance,
): DemoConversation {
  const { language } = traveller;
  const [subject, ...letters] = (BOOK.get(topic) ?? []).map((pattern) => fill(pattern, gaps)[language]);
  let at = now - chance.between(id === 1 ? 20 : 60, id === 1 ? 40 : 2600) * HOUR - letters.length * 30 * HOUR;
  const company = COMPANIES.find((one) => one.id === plan.company.id);
  return {
    id,
    travellerId: traveller.id,
    operatorId: plan.company.id,
    tourId: plan.id,
    language,
    subject: subject ?? '',
    messages: letters.map((text, index) => {
      const from = index % 2 === 0 ? ('traveller' as const) : ('operator' as const);
      at += from === 'operator' ? chance.between(1, company?.answerHours ?? 8) * HOUR : chance.between(1, 26) * HOUR;
      if (from === 'operator') at = inOfficeHours(at);
      return { from, at: at + chance.between(0, 59) * 60_000, text };
    }),
    unreadByTraveller: id === 1,
  };
}

/** Operators answer by day: what falls into the night waits for nine o'clock. */
function inOfficeHours(at: number): number {
  const hour = Math.floor(at / HOUR) % 24;
  if (hour >= 8 && hour < 19) return at;
  return at + ((33 - hour) % 24) * HOUR;
}

function gapsFor(plan: TourPlan, traveller: DemoPerson, sender: string, chance: Chance): Gaps {
  const same = (text: string) => ({ en: text, de: text });
  return {
    tour: plan.name,
    name: same(traveller.firstName),
    sender: same(sender),
    operator: same(plan.company.name),
    inA: plan.stops[0]?.place.locative,
    inB: plan.stops.at(-1)?.place.locative,
    in: chance.pick(plan.stops).place.locative,
  };
}
