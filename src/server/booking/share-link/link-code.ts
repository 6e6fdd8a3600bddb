import type { Language } from '#contract/shop.ts';
import { toQuery } from '#domain/booking/page-address.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { deriveKey, isSame, sign } from '../../platform/secrets.ts';
import type { Settings } from '../../platform/settings.ts';
import { type ShareLinkRow, shareLinkHash } from './share-link.ts';

/**
 * Returns the code of a link, a random-looking UUID that is derived from the shop's secret and the link's id: its agent
 * can be shown the address again, and reading the table still opens no link.
 */
export function shareLinkCode(secret: string, id: string): string {
  const bytes = Buffer.from(sign(deriveKey(secret, 'share link'), id), 'base64url').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns date and travellers as query parameters of the booking page. */
export function journeyQuery({ day, party }: Pick<ShareLinkRow['choices'], 'day' | 'party'>): Record<string, string> {
  const { type: _, ...query } = toQuery({ day, party, type: 'book', pid: null, currency: null });
  return query;
}

/** Returns the address of a stored link; null for an old one, whose code was random and is not stored. */
export function linkAddress(
  { origin, secret }: Pick<Settings, 'origin' | 'secret'>,
  { id, code_hash, choices }: Pick<ShareLinkRow, 'id' | 'code_hash' | 'choices'>,
  language: Language,
): string | null {
  const code = shareLinkCode(secret, id);
  if (!isSame(shareLinkHash(code), code_hash)) return null;
  return `${pageAddress(origin, language, `/pay/${code}`)}?${new URLSearchParams(journeyQuery(choices))}`;
}
