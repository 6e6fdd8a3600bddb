import { addDays, type Day, partsOf } from '#domain/calendar/day.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { LARGE_GROUP } from '#domain/enquiry/form.ts';
import { COMPANIES, type Company } from './company.ts';
import { type Letters, letterBook } from './conversation-scripts.ts';
import { timesOf } from './conversation-times.ts';
import { correspondents } from './correspondents.ts';
import { addMonths } from './departures.ts';
import type { DemoTour } from './marketplace.ts';
import { fill, type Gaps } from './phrasebook.ts';
import type { TourPlan } from './plans.ts';
import { type Chance, chanceOf } from './random.ts';
import type { DemoConversation, DemoCorrespondent, DemoPerson } from './society.ts';
import { tourChooser } from './tour-choice.ts';

const same = (text: string): Words => ({ en: text, de: text });

/** Writes the letters of a marketplace, each conversation once, about tours that it fits. */
export function conversationsOf(
  people: readonly DemoPerson[],
  plans: readonly TourPlan[],
  tourOf: (plan: TourPlan) => DemoTour,
  today: Day,
  seed: string,
): DemoConversation[] {
  const chance = chanceOf(`${seed} conversations`);
  const choose = tourChooser(plans, tourOf, chance);
  const writerOf = correspondents(people, chance);
  const now = Date.parse(`${today}T00:00:00Z`);
  const written: DemoConversation[] = [];
  for (const letters of letterBook()) {
    const about = letters.kind === 'general' ? null : choose(letters);
    // A small marketplace may have no tour for a letter.
    if (letters.kind !== 'general' && !about) continue;
    const company = about?.plan.company ?? (letters.marks.has('operator') ? companyFor(letters, chance) : null);
    const large = letters.kind === 'tour' && letters.adults + letters.children >= LARGE_GROUP;
    const needsPhone = letters.kind === 'river' || letters.kind === 'private' || large;
    const traveller = writerOf(letters, needsPhone);
    const answering = answererOf(company, people, chance);
    const times = timesOf(letters, company?.answerHours ?? 6, now, chance);
    const wish = wishOf(letters, about?.tour ?? null, today, chance);
    const gaps = gapsFor(letters, about?.plan ?? null, wish, traveller, answering, company, chance);
    written.push({
      id: written.length + 1,
      kind: letters.kind,
      language: letters.language,
      traveller,
      operatorId: company?.id ?? null,
      tourId: about?.plan.id ?? null,
      adults: letters.adults,
      children: letters.children,
      ...wish,
      stateroom: letters.kind === 'river' ? stateroomOf(about?.tour, letters, chance) : null,
      callWish: traveller.phone && letters.marks.has('waits') && chance.happens(0.4) ? callWish(today, chance) : null,
      messages: letters.lines.map(({ author, text }, index) => ({
        author,
        personId: author === 'traveller' ? traveller.personId : (answering?.id ?? null),
        at: times[index] as number,
        text: fill(same(text), gaps)[letters.language],
      })),
      ...marksOf(letters, now - (times.at(-1) as number), chance),
    });
  }
  return written;
}

const answererOf = (company: Company | null, people: readonly DemoPerson[], chance: Chance): DemoPerson | undefined =>
  company
    ? people.find(({ operatorSlug }) => operatorSlug === company.slug)
    : chance.pick(people.filter(({ role }) => role === 'staff'));

const companyFor = ({ language, marks }: Letters, chance: Chance): Company =>
  chance.pick(COMPANIES.filter((one) => (marks.has('home') ? one.id === 1 : one.languages.includes(language))));

/** When somebody would like to travel: on a departure's day, or, for a private request, in a month. */
function wishOf({ kind, lines, marks }: Letters, tour: DemoTour | null, today: Day, chance: Chance) {
  const nothing: { day: Day | null; month: Month | null } = { day: null, month: null };
  if (kind === 'private') return { ...nothing, month: monthOf(addMonths(today, chance.between(3, 9))) };
  const asked = lines.some(({ text }) => text.includes('{start}'));
  if (!tour || marks.has('past') || (!asked && chance.happens(0.6))) return nothing;
  const days = tour.variants[0]?.facts.departures.map(({ day }) => day) ?? [];
  return { ...nothing, day: days[chance.between(0, Math.min(days.length - 1, 8))] ?? null };
}

const stateroomOf = (tour: DemoTour | undefined, { language }: Letters, chance: Chance): string | null =>
  tour ? chance.pick(tour.variants[0]?.facts.rooms ?? []).name[language] : null;

function callWish(today: Day, chance: Chance): DemoConversation['callWish'] {
  const hour = chance.between(8, 17);
  const at = (time: number) => `${String(time).padStart(2, '0')}:00`;
  return { day: addDays(today, chance.between(1, 4)), from: at(hour), to: at(hour + 1) };
}

/** How far each side has read: whoever wrote has seen what was written before, the other side most of the time as well. */
function marksOf({ lines, marks }: Letters, age: number, chance: Chance) {
  const seen = (side: 'traveller' | 'operator', missed: boolean): number => {
    if (!missed) return lines.length;
    return lines.findLastIndex(({ author }) => (author === 'traveller') === (side === 'traveller')) + 1;
  };
  const fresh = age < 40 * 86_400_000;
  return {
    travellerRead: seen('traveller', marks.has('unread') || (fresh && chance.happens(0.5))),
    operatorRead: seen('operator', marks.has('waits') && chance.happens(0.5)),
  };
}

function gapsFor(
  letters: Letters,
  plan: TourPlan | null,
  { day, month }: { day: Day | null; month: Month | null },
  traveller: DemoCorrespondent,
  answering: DemoPerson | undefined,
  company: Company | null,
  chance: Chance,
): Gaps {
  const named = (options: Intl.DateTimeFormatOptions, moment: Day) =>
    same(
      new Intl.DateTimeFormat(letters.language === 'de' ? 'de-DE' : 'en-GB', { ...options, timeZone: 'UTC' }).format(
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
    in: between.length > 0 ? chance.pick(between).place.locative : undefined,
    name: same(traveller.firstName),
    sender: same(answering?.firstName ?? ''),
    operator: same(company?.name ?? 'Waymark'),
    start: day ? named({ day: 'numeric', month: 'long' }, day) : undefined,
    month: month ? named({ month: 'long' }, `${month}-01` as Day) : undefined,
  };
}
