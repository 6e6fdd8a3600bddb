import { data, type RouterContextProvider, redirect } from 'react-router';
import type { SignedIn } from '#contract/shop.ts';
import { shopContext } from '../shop.ts';
import { loginFor } from './next.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** The account that a page is for; a visitor without one is led to log in first. */
export function requireAccount({ request, context }: Asked): SignedIn {
  const { account, language } = context.get(shopContext).page;
  if (!account) throw redirect(loginFor(request.url, language));
  return account;
}

/** Lets some roles in. For everybody else who is logged in the page does not exist. */
export function requireRole(asked: Asked, ...roles: readonly SignedIn['role'][]): SignedIn {
  const account = requireAccount(asked);
  if (!roles.includes(account.role)) throw data(null, { status: 404 });
  return account;
}
