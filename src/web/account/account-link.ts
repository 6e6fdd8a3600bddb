import { data, type RouterContextProvider } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { shopContext } from '../shop.ts';

/** What the link of this page stands for; null, and the page a 410, when it works no more or is for something else. */
export async function readAccountLink(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  purpose: AnswerOf<'readAccountLink'>['purpose'],
) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const link = await context.get(shopContext).call('readAccountLink', { token });
    if (link.purpose === purpose) return link;
  } catch (thrown) {
    if (!(thrown instanceof Response) || ![410, 422].includes(thrown.status)) throw thrown;
  }
  return data(null, { status: 410 });
}
