import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Handling } from '../faults/effect.ts';

/** The bindings of handlers, which include the connection, so that a handler can drop it. */
export type Env = { Bindings: HttpBindings };

/** Drops the connection, so that the client does not learn the result. */
export function cut(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return new Response(null);
}

/** Does not respond until the client disconnects. */
export function hang(context: Context<Env>): Promise<Response> {
  const { socket } = context.env.incoming;
  return new Promise((resolve) => socket.once('close', () => resolve(new Response(null))));
}

/** Sends a response, or simulates the fault. */
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

/** Parses a request body; returns null if it is invalid. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const body = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** The response to an invalid request. */
export const malformed = (context: Context): Response => context.json({ code: 'malformed' }, 400);
