import type { CallResult } from '#contract/problem.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Store } from './storage.ts';

const tokenKey = 'experiment_token';
const variantsKey = 'experiment_variants';

/** The visitor's variant of each experiment. */
export type Variants = Readonly<Record<string, string>>;

/** Returns the variants that were stored today, or null. */
function storedToday(store: Store, today: string): Variants | null {
  try {
    const stored = JSON.parse(store.read(variantsKey) ?? 'null') as { day: string; variants: Variants } | null;
    return stored?.day === today ? stored.variants : null;
  } catch {
    return null;
  }
}

/** Deletes the token and the variants when no experiment is running. */
export function forgetExperiments(store: Pick<Store, 'forget'>): void {
  for (const key of [tokenKey, variantsKey]) store.forget(key);
}

/** Exchanges the experiment token with the shop once a day; without a response every visitor gets the default. */
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
  store.save(tokenKey, answer.token);
  store.save(variantsKey, JSON.stringify({ day: today, variants: answer.variants }));
  return answer.variants;
}
