import type { CallResult } from '#contract/problem.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Store } from './storage.ts';

const tokenKey = 'experiment_token';
const variantsKey = 'experiment_variants';

/** The variant that this visitor meets, by experiment. */
export type Variants = Readonly<Record<string, string>>;

/** The variants that were told today, or null. */
function storedToday(store: Store, today: string): Variants | null {
  try {
    const stored = JSON.parse(store.read(variantsKey) ?? 'null') as { day: string; variants: Variants } | null;
    return stored?.day === today ? stored.variants : null;
  } catch {
    return null;
  }
}

/** Forgets token and variants, once there is nothing left to compare. */
export function forgetExperiments(store: Pick<Store, 'forget'>): void {
  for (const key of [tokenKey, variantsKey]) store.forget(key);
}

/**
 * Exchanges the sticky experiment token with the shop, once a day; without an answer there are no variants and everybody sees the
 * usual.
 */
export async function syncExperiments(
  store: Store,
  sync: (request: { token?: string }) => Promise<CallResult<AnswerOf<'syncExperiments'>>>,
  today = new Date().toISOString().slice(0, 10),
): Promise<Variants> {
  const stored = storedToday(store, today);
  if (stored) return stored;
  const token = store.read(tokenKey);
  const synced = await sync(token ? { token } : {});
  if (!synced.ok) return {};
  const { answer } = synced;
  store.keep(tokenKey, answer.token);
  store.keep(variantsKey, JSON.stringify({ day: today, variants: answer.variants }));
  return answer.variants;
}
