import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadMail } from './read-mail.ts';

/** Far longer than the largest email takes on a slow machine. */
const timeoutMs = 30_000;
const threadMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** In development Node runs the sources; a build has the thread as a separate file next to the bundle. */
const threadFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'mail-thread.ts' : 'mail-thread.js',
);

/** Options of the parser thread, which tests override. */
export type MailParserOptions = {
  readonly file?: string;
  /** Settles when parsing has taken too long. */
  readonly deadline?: (signal: AbortSignal) => Promise<unknown>;
};

/**
 * Creates a parser that processes emails in sequence on a thread, which is started on first use and replaced after it
 * exits. An email that exceeds the time or memory limit returns null like a malformed one, because a retry would fail
 * too.
 */
export function createMailParser({
  file = threadFile,
  deadline = (signal) => wait(timeoutMs, undefined, { signal, ref: false }),
}: MailParserOptions = {}) {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const startThread = (): Worker => {
    const started = new Worker(file, { resourceLimits: threadMemory });
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    return started;
  };

  const parseNext = async (source: Buffer): Promise<ReadMail | null> => {
    worker ??= startThread();
    const thread = worker;
    const over = new AbortController();
    const outcome = Promise.withResolvers<ReadMail | null>();
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') outcome.resolve(null);
      else outcome.reject(error);
    };
    const onExit = () => outcome.reject(new Error('the mail thread has ended'));
    thread.once('message', outcome.resolve).once('error', onError).once('exit', onExit);
    deadline(over.signal).then(
      () => outcome.resolve(null),
      () => {},
    );
    thread.ref();
    let answered = false;
    try {
      thread.once('message', () => {
        answered = true;
      });
      thread.postMessage(new Uint8Array(source));
      return await outcome.promise;
    } finally {
      over.abort();
      thread.removeAllListeners('message').off('error', onError).off('exit', onExit);
      if (answered) thread.unref();
      else {
        if (worker === thread) worker = null;
        await thread.terminate();
      }
    }
  };

  return (source: Buffer): Promise<ReadMail | null> => {
    const parsing = last.then(() => parseNext(source));
    last = parsing.catch(() => {});
    return parsing;
  };
}

const parse = createMailParser();
/** An email for several recipients is parsed once. */
const parsed = new WeakMap<Buffer, Promise<ReadMail | null>>();

/** Parses an email; returns null if it is malformed or exceeds a limit. */
export function parseMail(source: Buffer): Promise<ReadMail | null> {
  const mail = parsed.get(source) ?? parse(source);
  parsed.set(source, mail);
  return mail;
}
