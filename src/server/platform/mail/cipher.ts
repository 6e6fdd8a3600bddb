import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../secrets.ts';

/** Closes what mails have to know, so that reading the outbox opens no hold, no account and no consent. */
export type MailCipher = {
  /** What is stored for a mail; only with the shop's secret, and for this mail alone, can it be read again. */
  cipher(mailId: string, props: object): string;
  /** What a mail has to know; throws when it was sealed with another secret or for another mail. */
  open(mailId: string, stored: unknown): object;
};

const [nonceLength, tagLength] = [12, 16];

/** Seals with a key of its own that is made from the shop's secret, so that every process that sends can open. */
export function createMailCipher(secret: string): MailCipher {
  const key = deriveKey(secret, 'mail outbox');
  return {
    cipher(mailId, props) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(mailId));
      const closed = Buffer.concat([cipher.update(JSON.stringify(props), 'utf8'), cipher.final()]);
      return JSON.stringify({ sealed: Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url') });
    },
    open(mailId, stored) {
      const { sealed } = stored as { sealed?: string };
      // Written before mails were sealed; such a row is sent, or given up, within days of the update.
      if (sealed === undefined) return stored as object;
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength)];
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(mailId))
        .setAuthTag(rest.subarray(0, tagLength));
      return JSON.parse(decipher.update(rest.subarray(tagLength), undefined, 'utf8') + decipher.final('utf8'));
    },
  };
}
