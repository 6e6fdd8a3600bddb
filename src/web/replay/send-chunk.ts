import { calls } from '#contract/list.ts';
import type { ReplayEvent } from '#contract/replay/clean-event.ts';
import { withPrefix } from '../browser/client.ts';
import { securityToken } from '../browser/security-token.ts';

/** Adds events to a recording; false when it takes no more of them, or cannot be reached. */
export async function sendChunk(key: string, events: readonly ReplayEvent[]): Promise<boolean> {
  const packing = new Blob([JSON.stringify(events)]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(packing).blob();
  const address = withPrefix(
    `${calls.addReplayChunk.path}?${new URLSearchParams({ key })}`,
    document.documentElement.lang,
  );
  const send = async (refresh: boolean): Promise<number> => {
    const headers = { 'Content-Type': 'application/octet-stream', 'X-Security-Token': await securityToken(refresh) };
    return (await fetch(address, { method: 'POST', headers, body, credentials: 'same-origin' })).status;
  };
  try {
    const status = await send(false);
    // The cookie that a token belongs to can be lost or changed by another tab.
    return (status === 403 ? await send(true) : status) === 200;
  } catch {
    return false;
  }
}
