import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness } from 'lucide-react';
import { NavLink, Outlet } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import { shopContext } from '../../shop.ts';
import { useActiveInView } from '../../ui/active-in-view.ts';
import { classes } from '../../ui/classes.ts';
import type { Route } from './+types/layout.ts';

/** Restricts all nested pages to agents: other accounts get a 404, and visitors are redirected to the login. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'agent');
  const { name } = await args.context.get(shopContext).call('loadAgency', {});
  return { name };
}

/** The agency workspace: its name, the navigation and the current page. */
export default function AgencyLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const row = useActiveInView<HTMLUListElement>();
  const places = [
    { to: '/agency', label: t`Holds`, end: true },
    { to: '/agency/bookings', label: t`Bookings`, end: false },
    { to: '/agency/clients', label: t`Clients`, end: false },
    { to: '/agency/links', label: t`Payment links`, end: false },
    { to: '/agency/statements', label: t`Statements`, end: false },
    { to: '/agency/settings', label: t`Settings`, end: false },
  ];
  return (
    <div className="shell flex flex-col gap-6 py-6 md:py-8">
      <p className="flex items-center gap-2 font-semibold text-ink-soft">
        <BriefcaseBusiness className="size-5 shrink-0 text-pine" aria-hidden="true" />
        <span className="sr-only">
          <Trans>Agency workspace</Trans>
        </span>
        {loaderData.name}
      </p>
      <nav aria-label={t`Agency workspace`} className="-mt-3 min-w-0 border-line border-b">
        <ul ref={row} className="flex gap-1 overflow-x-auto">
          {places.map(({ to, label, end }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end={end}
                className={({ isActive }) =>
                  classes(
                    'flex min-h-11 items-center border-b-3 px-3 font-semibold',
                    isActive ? 'border-pine text-pine' : 'border-transparent text-ink-soft hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
