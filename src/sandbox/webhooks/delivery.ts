import { type Alarm, createAlarm } from '../store/alarm.ts';
import type { Notice, Notices } from './notices.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

/** Longer than any shop takes to store a notice. */
const patienceMs = 10_000;

/** What a notice looks like to its reader. */
const bodyOf = ({ id, kind, attempt_ref, payment, at }: Notice): string =>
  JSON.stringify({ id, kind, attemptRef: attempt_ref, transactionRef: payment, at });

async function post(url: string, body: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, Date.now()) },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Sends notices to the shop, one after the other, until each was taken; without an address they stay where they are. */
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
