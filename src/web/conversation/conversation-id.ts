import { data } from 'react-router';

/** Parses the conversation id in a URL; an id that is not a number results in a 404. */
export function conversationIdOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}
