import { data } from 'react-router';

/** The id in the address of a page. Ids are numbers; what is none was never a conversation. */
export function conversationIdOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}
