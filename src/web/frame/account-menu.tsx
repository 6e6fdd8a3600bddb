import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, CircleUserRound, LogIn, LogOut, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { forgetSavedForm } from '../browser/book-now-form.ts';
import { usePage } from '../browser/page-config.ts';
import { Avatar } from '../ui/avatar.tsx';
import { initialsOf } from '../ui/initials.ts';
import { TokenField } from '../ui/token-field.tsx';
import { Menu, menuLine } from './menu.tsx';

/** Log in and sign up for visitors; the account, the office for staff, and log out for everyone else. */
export function AccountMenu() {
  const { t } = useLingui();
  const { account, prefix } = usePage();
  if (!account) {
    return (
      <Menu label={t`Account`} face={<CircleUserRound className="size-6" aria-hidden="true" />}>
        <Link to="/login" className={menuLine}>
          <LogIn aria-hidden="true" />
          <Trans>Log in</Trans>
        </Link>
        <Link to="/signup" className={menuLine}>
          <UserPlus aria-hidden="true" />
          <Trans>Create an account</Trans>
        </Link>
      </Menu>
    );
  }
  const { name, email } = account;
  // Who steers by voice says what is to be seen.
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
      {account.role === 'staff' || account.role === 'agent' ? (
        <Link to={account.role === 'staff' ? '/office' : '/agency'} className={menuLine}>
          <BriefcaseBusiness aria-hidden="true" />
          {account.role === 'staff' ? <Trans>Office</Trans> : <Trans>Agency</Trans>}
        </Link>
      ) : null}
      {/* A plain form: the whole page is fetched anew, so that nothing of the account stays on it. */}
      <form method="post" action={`${prefix}/logout`}>
        <TokenField />
        <button type="submit" className={menuLine} onClick={forgetSavedForm}>
          <LogOut aria-hidden="true" />
          <Trans>Log out</Trans>
        </button>
      </form>
    </Menu>
  );
}
