import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { CallResult } from '#contract/problem.ts';
import type { PageFacts, Shop, Unsent } from '#contract/shop.ts';
import type { WebBundle } from '../platform/web-bundle.ts';

/** A page to render as plain data, which can be sent to another thread. */
export type RenderJob = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** The language prefix of the path, including its slash. */
  readonly basename: string;
  readonly page: PageFacts;
  readonly nonce: string;
  readonly unsent: Unsent | null;
};

/** What rendering needs from the request thread. */
export type RenderHost = {
  call(name: string, request: unknown): Promise<CallResult<unknown>>;
  onError(error: unknown): void;
};

/**
 * Renders pages. Rejects with `Overloaded` if too many are queued, and with the signal's reason if the request was
 * aborted.
 */
export type PageRenderer = {
  render(job: RenderJob, visitor: string, signal: AbortSignal, host: RenderHost): Promise<Response>;
  /** Prepares the renderer, so that the first page is not delayed. */
  warm(): void;
  close(): Promise<void>;
};

/** Creates React Router's handlers for each language prefix, again when the bundle changes in development. */
function createHandlers(bundle: WebBundle) {
  let handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  let { build } = bundle;
  return (basename: string) => {
    if (build !== bundle.build) {
      build = bundle.build;
      handlers = new Map();
    }
    const handler = handlers.get(basename) ?? createRequestHandler({ ...build, basename } as ServerBuild, 'production');
    handlers.set(basename, handler);
    return handler;
  };
}

/** Creates a handler that renders pages in this thread; the host runs the endpoints that loaders use. */
export function createPageHandler(bundle: WebBundle) {
  const handlerFor = createHandlers(bundle);
  return async (job: RenderJob, signal: AbortSignal, host: RenderHost): Promise<Response> => {
    const callResult: Shop['callResult'] = async (name, request, isExpected) => {
      const result = (await host.call(name, request)) as CallResult<never>;
      // Throwing a response gives the page the status of the refusal.
      if (!result.ok && !isExpected(result.refusal.status))
        throw Response.json(result.refusal.body, { status: result.refusal.status });
      return result;
    };
    const shop: Shop = {
      page: job.page,
      nonce: job.nonce,
      unsent: job.unsent,
      onError: host.onError,
      async call(name, request) {
        const result = await callResult(name, request, () => false);
        return (result as Extract<typeof result, { ok: true }>).answer;
      },
      callResult,
    };
    const context = new RouterContextProvider();
    context.set(bundle.webRenderer.shopContext, shop);
    const { method, body } = job;
    const request = new Request(job.url, { method, headers: job.headers as [string, string][], body, signal });
    return handlerFor(job.basename)(request, context);
  };
}

/** Creates a renderer in this thread that handles one page at a time, for development, where the bundle changes. */
export function renderHere(bundle: WebBundle): PageRenderer {
  const handle = createPageHandler(bundle);
  return {
    render: (job, _visitor, signal, host) => handle(job, signal, host),
    warm() {},
    async close() {},
  };
}
