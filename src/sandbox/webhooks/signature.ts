import { createHmac } from 'node:crypto';

/** The header with the time and the signature of a notice. */
export const SIGNATURE_HEADER = 'Sandbox-Signature';

/** Signs a notice together with the moment it is sent, so that an old one cannot be passed off as new. */
export function sign(secret: string, body: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`webhook.${now}.${body}`).digest('hex');
  return `t=${now},v1=${signature}`;
}
