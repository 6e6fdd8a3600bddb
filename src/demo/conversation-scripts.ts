/**
 * What people wrote to each other, each conversation in the one language it was written in and used once:
 *
 *     = tour en 2+0 for walking cycling; home; waits      kind, language, adults+children, styles of tours that it fits; marks
 *     > Is it far? ¶ Best wishes, {name}                  the traveller; ¶ begins a new paragraph
 *     < No. {sender}                                      the operator
 *     * No. {sender}, Waymark                             the shop's staff
 *
 * Marks: `printed` belongs to the traveller whose account is printed, `home` to the operator whose account is, `agent` was asked
 * by a travel agent, `operator` sends a general question to an operator, `past` comes after the tour, `waits` has no answer
 * yet, `unread` has one that was not read yet.
 * Gaps: {tour} {a} {inA} {inB} {in} {name} {sender} {operator} {start} (a departure's day) {month} (of a private request).
 */
import type { Language } from '#domain/catalogue/words.ts';
import { afterTheTour } from './conversation-scripts/after-the-tour.ts';
import { aufDeutsch } from './conversation-scripts/auf-deutsch.ts';
import { beforeBooking } from './conversation-scripts/before-booking.ts';
import { familiesAndFriends } from './conversation-scripts/families-and-friends.ts';
import { foodAndHealth } from './conversation-scripts/food-and-health.ts';
import { generalQuestions } from './conversation-scripts/general-questions.ts';
import { gettingThere } from './conversation-scripts/getting-there.ts';
import { onFootAndByBike } from './conversation-scripts/on-foot-and-by-bike.ts';
import { privateRequests } from './conversation-scripts/private-requests.ts';
import { railsCoastsAndWildlife } from './conversation-scripts/rails-coasts-and-wildlife.ts';
import { riverCruises } from './conversation-scripts/river-cruises.ts';
import { roomsAndCompany } from './conversation-scripts/rooms-and-company.ts';
import type { ConversationKind, DemoMessage } from './society.ts';

const MARKS = ['printed', 'home', 'agent', 'operator', 'past', 'waits', 'unread'] as const;

/** A conversation as it is written down, its gaps still open. */
export interface ConversationScript {
  readonly kind: ConversationKind;
  readonly language: Language;
  readonly adults: number;
  readonly children: number;
  /** Slugs; empty when every style fits. */
  readonly styles: readonly string[];
  readonly marks: ReadonlySet<(typeof MARKS)[number]>;
  readonly lines: readonly { readonly author: DemoMessage['author']; readonly text: string }[];
}

/** Every conversation of the demo, in the order of the files. */
export const conversationScripts = (): ConversationScript[] =>
  [
    foodAndHealth,
    roomsAndCompany,
    gettingThere,
    onFootAndByBike,
    familiesAndFriends,
    railsCoastsAndWildlife,
    beforeBooking,
    afterTheTour,
    privateRequests,
    riverCruises,
    generalQuestions,
    aufDeutsch,
  ].flatMap((pages) =>
    pages
      .trim()
      .split(/\n+(?== )/)
      .map(parseLetters),
  );

const AUTHORS = { '>': 'traveller', '<': 'operator', '*': 'staff' } as const;

function parseLetters(text: string): ConversationScript {
  const [head = '', ...lines] = text.trim().split('\n');
  const [what = '', ...marks] = head.split('; ');
  const parts = /^= (tour|general|river|private) (en|de) (\d+)\+(\d+)(?: for (.+))?$/.exec(what);
  const wrong = marks.find((mark) => !(MARKS as readonly string[]).includes(mark));
  if (!parts || wrong) throw new SyntaxError(`not the head of a conversation: ${head}`);
  const [, kind, language, adults, children, styles] = parts;
  return {
    kind: kind as ConversationKind,
    language: language as Language,
    adults: Number(adults),
    children: Number(children),
    styles: styles?.split(' ') ?? [],
    marks: new Set(marks as (typeof MARKS)[number][]),
    lines: lines.map((line) => {
      const author = AUTHORS[line.slice(0, 1) as keyof typeof AUTHORS];
      if (!author || line[1] !== ' ') throw new SyntaxError(`not a message: ${line}`);
      return { author, text: line.slice(2).replaceAll(' ¶ ', '\n\n') };
    }),
  };
}
