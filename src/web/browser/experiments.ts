import type { AnswerOf } from '#contract/schemas.ts';
import type { Store } from './storage.ts';

const tokenKey = 'experiment_token';

/** The variant that this visitor meets, by experiment. */
export type Variants = Readonly<Record<string, string>>;

/** Exchanges the sticky experiment token with the shop; without an answer there are no variants and everybody sees the usual. */
export async function syncExperiments(
  store: Store,
  sync: (request: { token?: string }) => Promise<AnswerOf<'syncExperiments'>>,
): Promise<Variants> {
  const token = store.read(tokenKey);
  try {
    const answer = await sync(token ? { token } : {});
    store.keep(tokenKey, answer.token);
    return answer.variants;
  } catch {
    return {};
  }
}
