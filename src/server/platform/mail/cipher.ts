import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../secrets.ts';

/** Encrypts email data, so that the outbox does not reveal links to holds, accounts or consents. */
export type MailCipher = {
  /** Encrypts the data of an email with the shop's secret, bound to its id. */
  cipher(mailId: string, props: object): string;
  /** Decrypts the data of an email; throws if it was encrypted with another secret or for another email. */
  open(mailId: string, stored: unknown): object;
};

const [nonceLength, tagLength] = [12, 16];

/** Creates a cipher with a key derived from the shop's secret, so that every process can decrypt. */
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
      const { sealed } = stored as { sealed: string };
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength)];
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(mailId))
        .setAuthTag(rest.subarray(0, tagLength));
      return JSON.parse(decipher.update(rest.subarray(tagLength), undefined, 'utf8') + decipher.final('utf8'));
    },
  };
}
