import { calls } from '#contract/list.ts';
import { withPrefix } from '../browser/client.ts';
import { securityToken } from '../browser/security-token.ts';

/** The result of sending a chunk: a refused one is never accepted, an unreachable one may be later. */
type Outcome = 'stored' | 'refused' | 'unreachable';

/** Appends a chunk of events, as JSON, to a recording. */
export async function sendChunk(key: string, number: number, events: string): Promise<Outcome> {
  const packing = new Blob([events]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(packing).blob();
  const address = withPrefix(
    `${calls.addReplayChunk.path}?${new URLSearchParams({ key, number: String(number) })}`,
    document.documentElement.lang,
  );
  const send = async (refresh: boolean): Promise<number> => {
    const headers = { 'Content-Type': 'application/octet-stream', 'X-Security-Token': await securityToken(refresh) };
    return (await fetch(address, { method: 'POST', headers, body, credentials: 'same-origin' })).status;
  };
  try {
    const first = await send(false);
    // Another tab may have dropped or changed the cookie of the token.
    const status = first === 403 ? await send(true) : first;
    if (status === 200) return 'stored';
    return status === 429 || status >= 500 ? 'unreachable' : 'refused';
  } catch {
    return 'unreachable';
  }
}
