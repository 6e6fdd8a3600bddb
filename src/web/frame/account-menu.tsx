import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, CircleUserRound, LogIn, LogOut, UserPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { forgetSavedForm } from '../browser/book-now-form.ts';
import { usePage } from '../browser/page-config.ts';
import { Avatar } from '../ui/avatar.tsx';
import { initialsOf } from '../ui/initials.ts';
import { TokenField } from '../ui/token-field.tsx';
import { Menu, menuLine } from './menu.tsx';
import { workspaceOf } from './workspaces.ts';

/** Login and sign-up for visitors; the account, the workspace and logout for signed-in users. */
export function AccountMenu() {
  const { t } = useLingui();
  const { account, prefix } = usePage();
  const navigate = useNavigate();
  if (!account) {
    // The URL is read on click, because the markup of public pages is cached and must not contain query strings.
    const logIn = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      void navigate(`/login?from=${encodeURIComponent(pathname + search)}`);
    };
    return (
      <Menu label={t`Account`} face={<CircleUserRound className="size-6" aria-hidden="true" />}>
        <Link to="/login" onClick={logIn} className={menuLine}>
          <LogIn aria-hidden="true" />
          <Trans>Sign in</Trans>
        </Link>
        <Link to="/signup" className={menuLine}>
          <UserPlus aria-hidden="true" />
          <Trans>Create an account</Trans>
        </Link>
      </Menu>
    );
  }
  const { name, email } = account;
  const workspace = workspaceOf(account);
  // The accessible name must contain the visible text for voice control.
  const initials = initialsOf(name);
  return (
    <Menu label={t`${initials}, account of ${name}`} face={<Avatar name={name} size="small" />}>
      <div className="border-line border-b px-3 pt-1.5 pb-2.5">
        <p className="truncate font-semibold text-sm">{name}</p>
        <p className="truncate text-ink-soft text-xs">{email}</p>
      </div>
      <Link to="/account" className={`${menuLine} mt-1.5`}>
        <CircleUserRound aria-hidden="true" />
        <Trans>Your account</Trans>
      </Link>
      {workspace ? (
        <Link to={workspace} className={menuLine}>
          <BriefcaseBusiness aria-hidden="true" />
          {account.role === 'agent' ? <Trans>Agency</Trans> : <Trans>Office</Trans>}
        </Link>
      ) : null}
      {/* A plain form: a full page load, so that no account data stays on the page. */}
      <form method="post" action={`${prefix}/logout`}>
        <TokenField />
        <button type="submit" className={menuLine} onClick={forgetSavedForm}>
          <LogOut aria-hidden="true" />
          <Trans>Sign out</Trans>
        </button>
      </form>
    </Menu>
  );
}
