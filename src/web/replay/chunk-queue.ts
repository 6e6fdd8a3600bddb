import type { ReplayEvent } from '#contract/replay/clean-event.ts';
import { call } from '../browser/call.ts';
import { passing } from '../browser/tab-storage.ts';
import { queueName, readTabKey, replayAnswer, saveTabKey, takeChunkNumber } from './consent.ts';
import { sendChunk } from './send-chunk.ts';

/**
 * Queued events of a recording. The number is assigned on the first attempt, so that a chunk is stored only once
 * however often it is sent.
 */
type Chunk = { readonly key: string; readonly text: string; number: number | null };

/** The maximum number of queued chunks while the server is unreachable. */
const maxWaiting = 30;

let waiting: Chunk[] = [];
let draining = false;

/**
 * Returns the key of this tab's recording, which starts with the first chunk; empty where recording is refused, null
 * while the server is unreachable.
 */
async function tabKey(): Promise<string | null> {
  const stored = readTabKey();
  if (stored !== null) return stored;
  const begun = await call('startReplay', { width: window.innerWidth }, { silent: true });
  if (!begun.ok && (begun.refusal.status === 0 || begun.refusal.status >= 500)) return null;
  saveTabKey(begun.ok ? begun.answer.key : '');
  return begun.ok ? begun.answer.key : '';
}

/** Sends the queue in order; chunks that cannot be sent stay in the queue. */
async function drain(): Promise<'sent' | 'refused' | 'unreachable'> {
  for (let [chunk] = waiting; chunk; [chunk] = waiting) {
    const current = chunk;
    // The consent may be withdrawn while a chunk is queued, and granted again for another recording.
    const key = replayAnswer() === 'yes' ? await tabKey() : '';
    if (key === null) return 'unreachable';
    if (key === '' || replayAnswer() !== 'yes') return 'refused';
    // The chunk was handed over to the next page.
    if (waiting[0] !== current) continue;
    if (current.key === '' || current.key === key) {
      current.number ??= takeChunkNumber(key);
      const outcome = await sendChunk(key, current.number, current.text);
      if (outcome !== 'stored') return outcome;
    }
    waiting = waiting.filter((one) => one !== current);
  }
  return 'sent';
}

/** Queues events and sends the queue; `onRefused` is called when the recording is closed or the queue is full. */
export async function queueChunk(events: readonly ReplayEvent[], onRefused: () => void): Promise<void> {
  const key = readTabKey() ?? '';
  if (events.length > 0)
    waiting.push({ key, text: JSON.stringify(events), number: key === '' ? null : takeChunkNumber(key) });
  if (draining) return;
  draining = true;
  let outcome = await drain();
  while (outcome === 'sent' && waiting.length > 0) outcome = await drain();
  draining = false;
  if (outcome === 'sent' || (outcome === 'unreachable' && waiting.length <= maxWaiting)) return;
  waiting = [];
  onRefused();
}

// An unloading page cannot wait for its last chunks, so the next page of the tab sends them.
function store(): void {
  if (waiting.length > 0 && replayAnswer() === 'yes') passing.save(queueName, JSON.stringify(waiting));
  waiting = [];
}

function restore(): void {
  const stored = passing.read(queueName);
  passing.forget(queueName);
  if (stored === null || replayAnswer() !== 'yes') return;
  const key = readTabKey() ?? '';
  const chunks = JSON.parse(stored) as Chunk[];
  waiting = [...chunks.filter((chunk) => chunk.key === '' || chunk.key === key), ...waiting];
}

window.addEventListener('pagehide', store);
window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
restore();
