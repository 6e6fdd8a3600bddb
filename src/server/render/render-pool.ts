import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import { type FromThread, fromSentError, type ToThread, toSentError, toSentOutcome } from './messages.ts';
import type { PageRenderer, RenderHost, RenderJob } from './render-page.ts';

/** While one page waits for what its loader asked, the thread works on another. */
const pagesPerThread = 2;
/** Nobody reads so many pages at once; a search that is typed quickly and links that are hovered over stay far below. */
const pagesPerVisitor = 16;
/** Beyond this whoever comes last would wait longer than people do. */
const pagesWaiting = 96;

/** A thread's own memory; what outgrows it ends the thread, not the shop. */
const threadMemory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };

/** Node runs the sources as they stand, and the bundle has the thread as a file beside its own. */
const threadFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'render-thread.ts' : 'render-thread.js',
);

type Job = {
  readonly host: RenderHost;
  readonly signal: AbortSignal;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
};

/** One thread that renders, started when the first page is wanted and again after it has died. */
class RenderThread {
  readonly #file: string;
  readonly #jobs = new Map<number, Job>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get busy(): number {
    return this.#jobs.size;
  }

  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file, {
      resourceLimits: threadMemory,
      // Threads do not share by themselves what Node has compiled before.
      workerData: { compileCache: getCompileCacheDir() },
    });
    // A shop that has nothing else to do may end.
    worker.unref();
    worker.on('message', (message: FromThread) => this.#hear(message));
    worker.on('error', (error) => this.#end(worker, error));
    worker.on('exit', () => this.#end(worker, new Error('the render thread has ended')));
    this.#worker = worker;
    return worker;
  }

  render(job: RenderJob, signal: AbortSignal, host: RenderHost): Promise<Response> {
    this.#lastId += 1;
    const id = this.#lastId;
    const abort = () => this.#tell({ kind: 'abort', id });
    signal.addEventListener('abort', abort, { once: true });
    return new Promise<Response>((resolve, reject) => {
      this.#jobs.set(id, { host, signal, resolve, reject });
      this.start().ref();
      this.#tell({ kind: 'render', id, job });
    }).finally(() => {
      signal.removeEventListener('abort', abort);
      this.#jobs.delete(id);
      if (this.#jobs.size === 0) this.#worker?.unref();
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #tell(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #end(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#jobs.values()) reject(error);
  }

  async #hear(message: FromThread): Promise<void> {
    const job = this.#jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'call') {
      const { id, call, name, request } = message;
      const outcome = await answerCall(job, name, request);
      this.#tell({ kind: 'outcome', id, call, outcome: toSentOutcome(outcome) });
    } else if (message.kind === 'error') job.host.onError(fromSentError(message.error));
    else if (message.kind === 'failed') job.reject(fromSentError(message.error));
    else job.resolve(new Response(message.body, { status: message.status, headers: message.headers }));
  }
}

/** Makes the call that a loader asked for, unless nobody waits for the page any more. */
async function answerCall({ host, signal }: Job, name: string, request: unknown) {
  try {
    signal.throwIfAborted();
    return await host.call(name, request);
  } catch (error) {
    return toSentError(error);
  }
}

/**
 * Renders pages on threads of their own, so that a page that takes long stands in nobody's way. How many are made at once is
 * bounded, visitors take turns, and what nobody waits for is given up.
 */
export function createRenderPool(size: number, file = threadFile): PageRenderer {
  const threads = Array.from({ length: size }, () => new RenderThread(file));
  const queue = new FairQueue({
    running: size * pagesPerThread,
    perVisitor: pagesPerVisitor,
    waiting: pagesWaiting,
  });
  return {
    render: (job, visitor, signal, host) =>
      queue.run(visitor, signal, () => {
        const idlest = threads.reduce((one, other) => (other.busy < one.busy ? other : one));
        return idlest.render(job, signal, host);
      }),
    warm: () => {
      for (const thread of threads) thread.start();
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
