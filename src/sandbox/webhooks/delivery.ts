import { type Alarm, createAlarm } from '../store/alarm.ts';
import type { Notice, Notices } from './notices.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

/** Longer than a shop takes to store a notice. */
const timeoutMs = 10_000;

/** Returns the body of a notice as sent. */
const bodyOf = ({ id, kind, attempt_ref, payment, at }: Notice): string =>
  JSON.stringify({ id, kind, attemptRef: attempt_ref, transactionRef: payment, at });

async function post(url: string, body: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, Date.now()) },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Creates the job that sends notices one at a time until they are accepted; without a URL they stay in the queue. */
export function createDelivery(notices: Notices, { url, secret }: { url: string | null; secret: string }): Alarm {
  if (url === null) return { set() {}, stop() {} };
  return createAlarm(notices.nextAt, async () => {
    const notice = notices.due(Date.now());
    if (!notice) return;
    const taken = await post(url, bodyOf(notice), secret);
    if (taken) notices.delivered(notice, Date.now());
    else notices.failed(notice, Date.now());
  });
}
