import { call } from '../browser/call.ts';
import { forgetKeys, readKeys, saveReplayAnswer } from './consent.ts';

/**
 * Withdraws the consent and deletes all recordings of this browser. Returns false when the server was unreachable, so
 * that it can be retried.
 */
export async function withdrawReplays(): Promise<boolean> {
  // First, so that nothing more is recorded during the deletion.
  saveReplayAnswer('no');
  const keys = readKeys();
  if (keys.length === 0) return true;
  const result = await call('withdrawReplays', { keys });
  if (result.ok) forgetKeys();
  return result.ok;
}
