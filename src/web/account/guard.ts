import { data, type RouterContextProvider, redirect } from 'react-router';
import type { SignedIn } from '#contract/shop.ts';
import { shopContext } from '../shop.ts';
import { loginFor } from './next.ts';

type GuardArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Returns the signed-in account; visitors are redirected to the login. */
export function requireAccount({ request, context }: GuardArgs): SignedIn {
  const { account, language } = context.get(shopContext).page;
  if (!account) throw redirect(loginFor(request.url, language));
  return account;
}

/** Restricts a page to some roles; other accounts get a 404. */
export function requireRole(args: GuardArgs, ...roles: readonly SignedIn['role'][]): SignedIn {
  const account = requireAccount(args);
  if (!roles.includes(account.role)) throw data(null, { status: 404 });
  return account;
}
