import type { ChatEvent } from '#contract/schemas/chat.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';

type Message = ConversationView['messages'][number];

/** The items of a thread, from top to bottom. */
export type ThreadItem =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'event'; readonly event: ChatEvent }
  /** `first` and `last` within consecutive messages of one author. */
  | { readonly kind: 'message'; readonly message: Message; readonly first: boolean; readonly last: boolean };

/** The pause in seconds after which messages of the same author start a new group. */
const pause = 300;

const isTogether = (one: Message | undefined, two: Message | undefined): boolean =>
  one !== undefined &&
  two !== undefined &&
  one.author === two.author &&
  one.name === two.name &&
  two.at - one.at < pause;

/** Merges messages, events and dates into one list, in the passed time zone. */
export function threadItems(
  messages: readonly Message[],
  events: readonly ChatEvent[],
  zone: string,
): readonly ThreadItem[] {
  const items: ThreadItem[] = [];
  let day: Day | null = null;
  const begin = (at: number) => {
    const next = dayAt(at * 1000, zone);
    if (next !== day) items.push({ kind: 'day', day: next });
    day = next;
  };
  const pushEvents = (from: number, until: number) => {
    for (const event of events) {
      if (event.position < from || event.position >= until) continue;
      begin(event.at);
      items.push({ kind: 'event', event });
    }
  };
  const [first] = messages;
  pushEvents(0, first?.position ?? Number.POSITIVE_INFINITY);
  messages.forEach((message, index) => {
    const [before, after] = [messages[index - 1], messages[index + 1]];
    const happens = (from: Message | undefined, to: Message | undefined) =>
      events.some(({ position }) => position >= (from?.position ?? 0) && position < (to?.position ?? 0));
    begin(message.at);
    items.push({
      kind: 'message',
      message,
      first: !isTogether(before, message) || happens(before, message),
      last: !isTogether(message, after) || happens(message, after),
    });
    pushEvents(message.position, after?.position ?? Number.POSITIVE_INFINITY);
  });
  return items;
}

/** Returns whether the visitor was informed about a long wait, and there was no answer or new message since. */
export function isWaitingLong(messages: readonly Message[], events: readonly ChatEvent[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'late' || kind === 'taken');
  return (
    last?.kind === 'late' &&
    !messages.some(({ author, position }) => author !== 'traveller' && position > last.position)
  );
}
