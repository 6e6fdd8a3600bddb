import { createHmac } from 'node:crypto';

/** The header with the timestamp and signature of a notice. */
export const SIGNATURE_HEADER = 'Sandbox-Signature';

/** Signs a notice with its timestamp, which prevents replays. */
export function sign(secret: string, body: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`webhook.${now}.${body}`).digest('hex');
  return `t=${now},v1=${signature}`;
}
