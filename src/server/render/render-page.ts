import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { CallResult } from '#contract/problem.ts';
import type { PageFacts, Shop, Unsent } from '#contract/shop.ts';
import type { WebBundle } from '../platform/web-bundle.ts';

/** A page to be rendered, as plain data, so that another thread can do it. */
export type RenderJob = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** The language prefix of the address, with its slash. */
  readonly basename: string;
  readonly page: PageFacts;
  readonly nonce: string;
  readonly unsent: Unsent | null;
};

/** What rendering needs of those who know the shop. */
export type RenderHost = {
  call(name: string, request: unknown): Promise<CallResult<unknown>>;
  onError(error: unknown): void;
};

/** Renders pages. Rejects with `Overloaded` when there are too many to make, and with the signal's reason when nobody waits any more. */
export type PageRenderer = {
  render(job: RenderJob, visitor: string, signal: AbortSignal, host: RenderHost): Promise<Response>;
  /** Gets ready, so that the first page need not wait for it. */
  warm(): void;
  close(): Promise<void>;
};

/** React Router's handlers for each language prefix, made anew when the bundle changes, as it does in development. */
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

/** Renders pages in this thread, with the calls of their loaders made by the host. */
export function createPageHandler(bundle: WebBundle) {
  const handlerFor = createHandlers(bundle);
  return async (job: RenderJob, signal: AbortSignal, host: RenderHost): Promise<Response> => {
    const callResult: Shop['callResult'] = async (name, request, isExpected) => {
      const result = (await host.call(name, request)) as CallResult<never>;
      // Thrown as a response, a refusal becomes the page's own status.
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

/** A renderer that works in this thread, one page after the other: for development, where pages change under it. */
export function renderHere(bundle: WebBundle): PageRenderer {
  const handle = createPageHandler(bundle);
  return {
    render: (job, _visitor, signal, host) => handle(job, signal, host),
    warm() {},
    async close() {},
  };
}
