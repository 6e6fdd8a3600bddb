let pending: Promise<string> | null = null;

async function ask(): Promise<string> {
  const answer = await fetch('/api/security-token', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`no security token: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Returns the token that proves that a write comes from one of our pages. A page that was rendered for this visitor
 * contains it; for a shared cached page it is requested on first use.
 */
export async function securityToken(refresh = false): Promise<string> {
  const onPage = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (onPage && !refresh && !pending) return onPage;
  if (refresh) pending = null;
  pending ??= ask();
  try {
    return await pending;
  } catch (error) {
    pending = null;
    throw error;
  }
}
