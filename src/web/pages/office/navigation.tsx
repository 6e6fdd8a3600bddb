import { useLingui } from '@lingui/react/macro';
import { CalendarClock, Inbox, LayoutGrid, ListChecks, Scale, TriangleAlert, WalletCards } from 'lucide-react';
import { NavLink } from 'react-router';
import { usePage } from '../../browser/page-config.ts';
import { classes } from '../../ui/classes.ts';

/** The way through the office. */
export function OfficeNavigation() {
  const { t } = useLingui();
  const isStaff = usePage().account?.role === 'staff';
  const requests = { to: '/office/requests', label: t`Requests`, Icon: CalendarClock, end: false };
  const forStaff = [
    { to: '/office', label: t`Today`, Icon: ListChecks, end: true },
    requests,
    { to: '/office/payments', label: t`Missed payments`, Icon: WalletCards, end: false },
    { to: '/office/audit', label: t`Audit`, Icon: Scale, end: false },
    { to: '/office/mailbox', label: t`Mailbox`, Icon: Inbox, end: false },
    { to: '/office/reports', label: t`Browser reports`, Icon: TriangleAlert, end: false },
    { to: '/office/ui', label: t`Interface pieces`, Icon: LayoutGrid, end: false },
  ];
  const places = isStaff ? forStaff : [requests];
  return (
    <nav aria-label={t`Office`} className="min-w-0">
      <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-20 lg:flex-col">
        {places.map(({ to, label, Icon, end }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                classes(
                  'flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-field px-3 font-medium text-sm lg:min-h-10',
                  isActive ? 'bg-pine-soft text-pine' : 'text-ink hover:bg-mist',
                )
              }
            >
              <Icon className="size-4.5 shrink-0" aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
