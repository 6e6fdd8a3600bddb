/**
 * Conversations, each in one language and used once:
 *
 *     = tour en 2+0 for walking cycling; home; waits      kind, language, adults+children, suitable styles; flags
 *     > Is it far? ¶ Best wishes, {name}                  the traveller; ¶ starts a new paragraph
 *     < No. {sender}                                      the operator
 *     * No. {sender}, Waymark                             the marketplace's staff
 *
 * Flags: `printed` is assigned to the traveller with a published account and `home` to the operator with one, `agent`
 * is written by a travel agent, `operator` sends a general question to an operator, `past` takes place after the tour,
 * `waits` has no reply yet, `unread` has an unread reply.
 * Placeholders: {tour} {a} {inA} {inB} {in} {name} {sender} {operator} {start} (the day of a departure) {month} (of a
 * private request).
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

const FLAGS = ['printed', 'home', 'agent', 'operator', 'past', 'waits', 'unread'] as const;

/** A parsed conversation with unfilled placeholders. */
export interface ConversationScript {
  readonly kind: ConversationKind;
  readonly language: Language;
  readonly adults: number;
  readonly children: number;
  /** Slugs; empty if every style fits. */
  readonly styles: readonly string[];
  readonly flags: ReadonlySet<(typeof FLAGS)[number]>;
  readonly lines: readonly { readonly author: DemoMessage['author']; readonly text: string }[];
}

/** Returns all conversations of the demo in file order. */
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
  const [what = '', ...flags] = head.split('; ');
  const parts = /^= (tour|general|river|private) (en|de) (\d+)\+(\d+)(?: for (.+))?$/.exec(what);
  const wrong = flags.find((mark) => !(FLAGS as readonly string[]).includes(mark));
  if (!parts || wrong) throw new SyntaxError(`not the head of a conversation: ${head}`);
  const [, kind, language, adults, children, styles] = parts;
  return {
    kind: kind as ConversationKind,
    language: language as Language,
    adults: Number(adults),
    children: Number(children),
    styles: styles?.split(' ') ?? [],
    flags: new Set(flags as (typeof FLAGS)[number][]),
    lines: lines.map((line) => {
      const author = AUTHORS[line.slice(0, 1) as keyof typeof AUTHORS];
      if (!author || line[1] !== ' ') throw new SyntaxError(`not a message: ${line}`);
      return { author, text: line.slice(2).replaceAll(' ¶ ', '\n\n') };
    }),
  };
}
