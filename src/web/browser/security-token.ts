let asked: Promise<string> | null = null;

async function ask(): Promise<string> {
  const answer = await fetch('/api/security-token', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`no security token: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/**
 * The token that proves that a write comes from one of our pages. A page made for this visitor has it; one that many share has
 * none, and it is asked for when it is first needed.
 */
export async function securityToken(refresh = false): Promise<string> {
  const onPage = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (onPage && !refresh && !asked) return onPage;
  if (refresh) asked = null;
  asked ??= ask();
  try {
    return await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
}
