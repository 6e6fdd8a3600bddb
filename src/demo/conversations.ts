import { addDays, type Day, partsOf } from '#domain/calendar/day.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { LARGE_GROUP } from '#domain/enquiry/form.ts';
import { COMPANIES, type Company } from './company.ts';
import { type ConversationScript, conversationScripts } from './conversation-scripts.ts';
import { timesOf } from './conversation-times.ts';
import { correspondents } from './correspondents.ts';
import { addMonths } from './departures.ts';
import type { DemoTour } from './marketplace.ts';
import { fill, type Gaps } from './phrasebook.ts';
import type { TourPlan } from './plans.ts';
import { type Random, randomOf } from './random.ts';
import type { DemoConversation, DemoCorrespondent, DemoPerson } from './society.ts';
import { tourChooser } from './tour-choice.ts';

const same = (text: string): Words => ({ en: text, de: text });

/** Creates the conversations of a marketplace, each once and about a suitable tour. */
export function conversationsOf(
  people: readonly DemoPerson[],
  plans: readonly TourPlan[],
  tourOf: (plan: TourPlan) => DemoTour,
  today: Day,
  seed: string,
): DemoConversation[] {
  const random = randomOf(`${seed} conversations`);
  const choose = tourChooser(plans, tourOf, random);
  const writerOf = correspondents(people, random);
  const now = Date.parse(`${today}T00:00:00Z`);
  const written: DemoConversation[] = [];
  for (const script of conversationScripts()) {
    const about = script.kind === 'general' ? null : choose(script);
    // A small marketplace may have no suitable tour.
    if (script.kind !== 'general' && !about) continue;
    const company = about?.plan.company ?? (script.flags.has('operator') ? companyFor(script, random) : null);
    const large = script.kind === 'tour' && script.adults + script.children >= LARGE_GROUP;
    const needsPhone = script.kind === 'river' || script.kind === 'private' || large;
    const traveller = writerOf(script, needsPhone);
    const answering = answererOf(company, people, random);
    const times = timesOf(script, company?.answerHours ?? 6, now, random);
    const wish = wishOf(script, about?.tour ?? null, today, random);
    const gaps = gapsFor(script, about?.plan ?? null, wish, traveller, answering, company, random);
    written.push({
      id: written.length + 1,
      kind: script.kind,
      language: script.language,
      traveller,
      operatorId: company?.id ?? null,
      tourId: about?.plan.id ?? null,
      adults: script.adults,
      children: script.children,
      ...wish,
      stateroom: script.kind === 'river' ? stateroomOf(about?.tour, script, random) : null,
      callRequest:
        traveller.phone && script.flags.has('waits') && random.happens(0.4) ? callRequest(today, random) : null,
      messages: script.lines.map(({ author, text }, index) => ({
        author,
        personId: author === 'traveller' ? traveller.personId : (answering?.id ?? null),
        at: times[index] as number,
        text: fill(same(text), gaps)[script.language],
      })),
      ...flagsOf(script, now - (times.at(-1) as number), random),
    });
  }
  return written;
}

const answererOf = (company: Company | null, people: readonly DemoPerson[], random: Random): DemoPerson | undefined =>
  company
    ? people.find(({ operatorSlug }) => operatorSlug === company.slug)
    : random.pick(people.filter(({ role }) => role === 'staff'));

const companyFor = ({ language, flags }: ConversationScript, random: Random): Company =>
  random.pick(COMPANIES.filter((one) => (flags.has('home') ? one.id === 1 : one.languages.includes(language))));

/** Returns the requested travel date: the day of a departure, or a month for a private request. */
function wishOf({ kind, lines, flags }: ConversationScript, tour: DemoTour | null, today: Day, random: Random) {
  const nothing: { day: Day | null; month: Month | null } = { day: null, month: null };
  if (kind === 'private') return { ...nothing, month: monthOf(addMonths(today, random.between(3, 9))) };
  const startsToday = lines.some(({ text }) => text.includes('{start}'));
  if (!tour || flags.has('past') || (!startsToday && random.happens(0.6))) return nothing;
  const days = tour.variants[0]?.facts.departures.map(({ day }) => day) ?? [];
  return { ...nothing, day: days[random.between(0, Math.min(days.length - 1, 8))] ?? null };
}

const stateroomOf = (tour: DemoTour | undefined, { language }: ConversationScript, random: Random): string | null =>
  tour ? random.pick(tour.variants[0]?.facts.rooms ?? []).name[language] : null;

function callRequest(today: Day, random: Random): DemoConversation['callRequest'] {
  const hour = random.between(8, 17);
  const at = (time: number) => `${String(time).padStart(2, '0')}:00`;
  return { day: addDays(today, random.between(1, 4)), from: at(hour), to: at(hour + 1) };
}

/** Returns how many messages each side has read: an author has read everything before, the other side usually too. */
function flagsOf({ lines, flags }: ConversationScript, age: number, random: Random) {
  const seen = (side: 'traveller' | 'operator', missed: boolean): number => {
    if (!missed) return lines.length;
    return lines.findLastIndex(({ author }) => (author === 'traveller') === (side === 'traveller')) + 1;
  };
  const fresh = age < 40 * 86_400_000;
  return {
    travellerRead: seen('traveller', flags.has('unread') || (fresh && random.happens(0.5))),
    operatorRead: seen('operator', flags.has('waits') && random.happens(0.5)),
  };
}

function gapsFor(
  script: ConversationScript,
  plan: TourPlan | null,
  { day, month }: { day: Day | null; month: Month | null },
  traveller: DemoCorrespondent,
  answering: DemoPerson | undefined,
  company: Company | null,
  random: Random,
): Gaps {
  const named = (options: Intl.DateTimeFormatOptions, moment: Day) =>
    same(
      new Intl.DateTimeFormat(script.language === 'de' ? 'de-DE' : 'en-GB', { ...options, timeZone: 'UTC' }).format(
        Date.UTC(partsOf(moment)[0], partsOf(moment)[1] - 1, partsOf(moment)[2]),
      ),
    );
  const stops = plan?.stops ?? [];
  const between = stops.length > 2 ? stops.slice(1, -1) : stops;
  return {
    tour: plan?.name,
    a: stops[0]?.place.name,
    inA: stops[0]?.place.locative,
    inB: stops.at(-1)?.place.locative,
    in: between.length > 0 ? random.pick(between).place.locative : undefined,
    name: same(traveller.firstName),
    sender: same(answering?.firstName ?? ''),
    operator: same(company?.name ?? 'Waymark'),
    start: day ? named({ day: 'numeric', month: 'long' }, day) : undefined,
    month: month ? named({ month: 'long' }, `${month}-01` as Day) : undefined,
  };
}
