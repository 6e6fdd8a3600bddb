import { record } from '@rrweb/record';
import { cleanEvent, type ReplayEvent } from '#contract/replay/clean-event.ts';
import { MOST_CHUNK_EVENTS, type ReplayWords } from '#domain/privacy/replay.ts';
import { call } from '../browser/call.ts';
import { keepTabKey, readTabKey, replayAnswer } from './consent.ts';
import { sendChunk } from './send-chunk.ts';
import { paymentPart, watchPayment } from './watch-payment.ts';

/** How often what was recorded is sent, in milliseconds. */
const sendEvery = 5000;

/** Where the words of the catalogue stand. */
const catalogueParts = 'main, footer';
/** What people enter or are answered, wherever it stands. */
const personalParts =
  'form, label, output, dialog, select, textarea, [contenteditable], [data-popup], [aria-live], [role=dialog], [role=alertdialog], [role=status], [role=alert], [role=listbox], [role=combobox], [role=log]';

const mask = (text: string): string => text.replaceAll(/\S/g, '•');

/** The key of this tab's recording, which is begun with the first chunk; null where none is taken. */
async function tabKey(): Promise<string | null> {
  const kept = readTabKey();
  if (kept !== null) return kept || null;
  const begun = await call('startReplay', { width: window.innerWidth }, { silent: true });
  keepTabKey(begun.ok ? begun.answer.key : '');
  return begun.ok ? begun.answer.key : null;
}

/** Chunks are sent one after the other, also those of the page before. */
let sending: Promise<unknown> = Promise.resolve();

/**
 * Records the page of an address until it is stopped, or its payment part comes near: from there on nothing of it is. The next page may be
 * in the document before anybody could stop the recording of this one, so nothing is taken once the address is another.
 */
export function recordPage(words: ReplayWords, address: string): () => void {
  let events: ReplayEvent[] = [];
  let stopRecording: (() => void) | undefined;
  let over = false;

  const send = (): void => {
    const chunk = events.splice(0, MOST_CHUNK_EVENTS);
    if (chunk.length === 0) return;
    sending = sending.then(async () => {
      const key = replayAnswer() === 'yes' ? await tabKey() : null;
      // It may be taken back while it waits.
      if (key === null || replayAnswer() !== 'yes' || !(await sendChunk(key, chunk))) end();
    });
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  const end = (): void => {
    // A chunk that is refused later must not end what another recording of this document has begun meanwhile.
    if (over) return;
    over = true;
    events = [];
    stopRecording?.();
    payment.stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
  };
  const finish = (): void => {
    if (over) return;
    send();
    end();
  };

  const timer = setInterval(send, sendEvery);
  document.addEventListener('visibilitychange', onHidden);
  const payment = watchPayment(finish);
  payment.away.then(() => {
    if (over) return;
    stopRecording = record({
      emit: (event) => {
        const clean = location.pathname === address ? cleanEvent(event) : null;
        if (clean) events.push(clean);
      },
      maskAllInputs: true,
      maskTextSelector: '*',
      maskTextFn: (text, element) =>
        words === 'catalogue' && element?.closest(catalogueParts) && !element.closest(personalParts)
          ? text
          : mask(text),
      blockSelector: `${paymentPart}, iframe`,
      inlineStylesheet: false,
      slimDOMOptions: 'all',
      sampling: { mousemove: 100, scroll: 200, input: 'last' },
      recordCanvas: false,
      recordCrossOriginIframes: false,
    });
  });
  return finish;
}
