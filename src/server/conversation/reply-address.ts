import { createHmac } from 'node:crypto';
import type { Side } from '#domain/enquiry/conversation.ts';
import { readSender } from '../platform/mail/message.ts';
import { deriveKey, isSame } from '../platform/secrets.ts';

/** In hexadecimal, since servers on the way may write an address in small letters; 128 bits, so that it fits before the @. */
const token = (secret: string, id: number, side: Side): string =>
  createHmac('sha256', deriveKey(secret, 'conversation reply')).update(`${id} ${side}`).digest('hex').slice(0, 32);

const hostOf = (mailFrom: string): string => (readSender(mailFrom)?.address ?? '').split('@')[1] ?? 'localhost';

/** The address to which one side of a conversation answers by mail. */
export const replyAddress = (
  { secret, mailFrom }: { secret: string; mailFrom: string },
  id: number,
  side: Side,
): string => `reply+${id}${side === 'traveller' ? 't' : 'o'}-${token(secret, id, side)}@${hostOf(mailFrom)}`;

/** Whose answer a mail to an address is; null when it is none of ours, or was not given by us. */
export function readReplyAddress(secret: string, address: string): { readonly id: number; readonly side: Side } | null {
  const parts = /^reply\+([1-9]\d{0,14})([to])-([0-9a-f]{32})@/.exec(address.toLowerCase());
  if (!parts) return null;
  const [id, side] = [Number(parts[1]), parts[2] === 't' ? 'traveller' : 'operator'] as const;
  return isSame(parts[3] as string, token(secret, id, side)) ? { id, side } : null;
}
