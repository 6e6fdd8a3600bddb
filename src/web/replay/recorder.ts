import { record } from '@rrweb/record';
import { createEventCleaner, type ReplayEvent } from '#contract/replay/clean-event.ts';
import { catalogueParts, maskText, privateParts } from '#contract/replay/readable-text.ts';
import { MAX_CHUNK_EVENTS, type ReplayWords } from '#domain/privacy/replay.ts';
import { queueChunk } from './chunk-queue.ts';
import { paymentPart, watchPayment } from './watch-payment.ts';

/** How often events are sent, in ms. */
const sendEvery = 5000;

/**
 * Records the page of a URL until it is stopped or its payment section comes near. The next page may be rendered before
 * this recording is stopped, so events are dropped once the URL has changed.
 */
export function recordPage(words: ReplayWords, address: string): () => void {
  let events: ReplayEvent[] = [];
  let stopRecording: (() => void) | undefined;
  let over = false;

  const send = (): void => {
    void queueChunk(events.splice(0, MAX_CHUNK_EVENTS), end);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  const end = (): void => {
    // A late refusal must not end a recording that this document has started in the meantime.
    if (over) return;
    over = true;
    events = [];
    stopRecording?.();
    payment.stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', send, true);
  };
  const finish = (): void => {
    if (over) return;
    send();
    end();
  };

  const timer = setInterval(send, sendEvery);
  document.addEventListener('visibilitychange', onHidden);
  // In the capture phase, so that it runs before the queue is stored by the same event.
  window.addEventListener('pagehide', send, true);
  const payment = watchPayment(finish);
  payment.away.then(() => {
    if (over) return;
    const clean = createEventCleaner();
    stopRecording = record({
      emit: (event) => {
        const cleanEvent = location.pathname === address ? clean(event) : null;
        if (cleanEvent) events.push(cleanEvent);
      },
      maskAllInputs: true,
      maskTextSelector: '*',
      maskTextFn: (text, element) =>
        words === 'catalogue' && element?.closest(catalogueParts) && !element.closest(privateParts)
          ? text
          : maskText(text),
      blockSelector: `${paymentPart}, iframe`,
      inlineStylesheet: false,
      slimDOMOptions: 'all',
      sampling: { mousemove: 100, scroll: 200, input: 'last' },
      recordCanvas: false,
      recordCrossOriginIframes: false,
    });
    // Sent at once, so that a short visit has its pages.
    send();
  });
  return finish;
}
