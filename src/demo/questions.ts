import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { somebody } from './first-names.ts';
import type { DemoQuestion, PhysicalLevel } from './marketplace.ts';
import type { AgeLimits } from './passengers.ts';
import { fill, parsePhrases } from './phrasebook.ts';
import { questions } from './phrases/questions.ts';
import type { TourPlan } from './plans.ts';
import { randomOf } from './random.ts';

const BOOK = parsePhrases(questions);

/** The inputs for answers. */
export interface QuestionOptions {
  readonly plan: TourPlan;
  readonly ages: AgeLimits;
  readonly group: number;
  readonly level: PhysicalLevel;
  readonly today: Day;
  readonly seed: string;
}

/** Creates a few questions about a tour, the newest first. */
export function questionsOf({ plan, ages, group, level, today, seed }: QuestionOptions): DemoQuestion[] {
  const random = randomOf(`${seed} questions ${plan.id}`);
  const topics = [...BOOK.keys()].filter((topic) => {
    if (topic === 'children') return plan.kind === 'group' && ages.minimum > 2 && ages.minimum < 18;
    if (topic === 'group' || topic === 'alone') return plan.kind === 'group';
    return !(topic === 'luggage' && plan.kind === 'river');
  });
  const [start, middle, end] = [plan.stops[0], random.pick(plan.stops), plan.stops.at(-1)];
  const number = (value: number): Words => ({ en: String(value), de: String(value) });
  const gaps = {
    inA: start?.place.locative,
    inB: end?.place.locative,
    in: middle.place.locative,
    age: number(ages.minimum),
    group: number(group),
    level: number(level),
  };
  let day = addDays(today, -random.between(3, 60));
  return random
    .some(
      topics,
      random.weighted([
        [0, 3],
        [1, 4],
        [2, 3],
        [3, 2],
        [4, 1],
      ] as const),
    )
    .map((topic, index) => {
      const [question, ...answers] = BOOK.get(topic) ?? [];
      const askedOn = day;
      day = addDays(day, -random.between(10, 90));
      return {
        id: plan.id * 1000 + index + 1,
        firstName: somebody(random).firstName,
        askedOn,
        question: fill(question as Words, gaps),
        answer: fill(random.pick(answers), gaps),
        answeredOn: addDays(askedOn, Math.min(2, Math.round(plan.company.answerHours / 24))),
      };
    });
}
