import { createHmac } from 'node:crypto';
import type { Side } from '#domain/enquiry/conversation.ts';
import { readSender } from './mail/message.ts';
import { deriveKey, isSame } from './secrets.ts';

/** Hexadecimal, because mail servers may convert an address to lower case; 128 bits, to fit before the @. */
const token = (secret: string, id: number, side: Side): string =>
  createHmac('sha256', deriveKey(secret, 'conversation reply')).update(`${id} ${side}`).digest('hex').slice(0, 32);

const hostOf = (mailFrom: string): string => (readSender(mailFrom)?.address ?? '').split('@')[1] ?? 'localhost';

/** Returns the reply address for one side of a conversation. */
export const replyAddress = (
  { secret, mailFrom }: { secret: string; mailFrom: string },
  id: number,
  side: Side,
): string => `reply+${id}${side === 'traveller' ? 't' : 'o'}-${token(secret, id, side)}@${hostOf(mailFrom)}`;

/** Returns the conversation and side of a reply address, or null if we did not issue the address. */
export function readReplyAddress(secret: string, address: string): { readonly id: number; readonly side: Side } | null {
  const parts = /^reply\+([1-9]\d{0,14})([to])-([0-9a-f]{32})@/.exec(address.toLowerCase());
  if (!parts) return null;
  const [id, side] = [Number(parts[1]), parts[2] === 't' ? 'traveller' : 'operator'] as const;
  return isSame(parts[3] as string, token(secret, id, side)) ? { id, side } : null;
}
