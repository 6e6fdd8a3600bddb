import { data, type RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { shopContext } from '../shop.ts';

/** Loads what a link in an email refers to; null, with status 410, when it is expired or for another purpose. */
export async function readAccountLink(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  purpose: AnswerOf<'readAccountLink'>['purpose'],
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOver = (status: number) => status === 410 || status === 422;
  const link = await context.get(shopContext).callResult('readAccountLink', { token }, isOver);
  return link.ok && link.answer.purpose === purpose ? link.answer : data(null, { status: 410 });
}
