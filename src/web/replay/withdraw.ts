import { call } from '../browser/call.ts';
import { forgetKeys, keepReplayAnswer, keptKeys } from './consent.ts';

/** Says no to recordings, and has all of this browser's deleted. False where the server could not be told; then it can be tried again. */
export async function withdrawReplays(): Promise<boolean> {
  // First, so that nothing more is recorded while it is deleted.
  keepReplayAnswer('no');
  const keys = keptKeys();
  if (keys.length === 0) return true;
  const told = await call('withdrawReplays', { keys });
  if (told.ok) forgetKeys();
  return told.ok;
}
