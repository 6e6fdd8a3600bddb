import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import { type FromThread, fromSentError, type ToThread, toSentError, toSentOutcome } from './messages.ts';
import type { PageRenderer, RenderHost, RenderJob } from './render-page.ts';

/** A thread can render one page while another waits for its loader. */
const pagesPerThread = 2;
/** More than visitors need, even with fast typing in the search and prefetching of links. */
const pagesPerVisitor = 16;
/** With more waiting pages the last one would take longer than visitors are willing to wait. */
const pagesWaiting = 96;

/** Memory limits of a thread; exceeding them ends the thread, not the process. */
const threadMemory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };

/** In development Node runs the sources; a build has the thread as a separate file next to the bundle. */
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

/** A render thread, started for the first page and again after it has crashed. */
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
      // Threads do not inherit the compile cache.
      workerData: { compileCache: getCompileCacheDir() },
    });
    // An idle thread must not keep the process alive.
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

/** Runs an endpoint for a loader, unless the page request was aborted. */
async function answerCall({ host, signal }: Job, name: string, request: unknown) {
  try {
    signal.throwIfAborted();
    return await host.call(name, request);
  } catch (error) {
    return toSentError(error);
  }
}

/**
 * Creates a pool of render threads, so that slow pages do not block the process. The number of pages is limited,
 * visitors are served in turn, and aborted pages are abandoned.
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
