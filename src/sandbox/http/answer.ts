import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Handling } from '../faults/effect.ts';

/** What a handler is given: the connection itself too, because a bank that loses answers must be able to cut it. */
export type Env = { Bindings: HttpBindings };

/** Cuts the connection, so that the caller never learns what came of it. */
export function cut(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return new Response(null);
}

/** Says nothing until the caller has gone. */
export function hang(context: Context<Env>): Promise<Response> {
  const { socket } = context.env.incoming;
  return new Promise((resolve) => socket.once('close', () => resolve(new Response(null))));
}

/** Sends an answer, or whatever happens instead. */
export function respond<Answer>(
  context: Context<Env>,
  handling: Handling<Answer>,
  write: (answer: Answer) => Response,
): Response | Promise<Response> {
  switch (handling.kind) {
    case 'answer':
      return write(handling.answer);
    case 'cut':
      return cut(context);
    case 'hang':
      return hang(context);
    case 'error':
      return context.json({ code: 'internal' }, 500);
  }
}

/** The body of a request, or null when it is not what it should be. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const body = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** The answer to a request that makes no sense. */
export const malformed = (context: Context): Response => context.json({ code: 'malformed' }, 400);
