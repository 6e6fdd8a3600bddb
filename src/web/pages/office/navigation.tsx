import { useLingui } from '@lingui/react/macro';
import {
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  Inbox,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Luggage,
  Map as MapIcon,
  MessageCircle,
  MessagesSquare,
  MonitorPlay,
  PhoneCall,
  Scale,
  TriangleAlert,
  Users,
  WalletCards,
} from 'lucide-react';
import { NavLink } from 'react-router';
import type { Capability } from '#domain/office/capabilities.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { useActiveInView } from '../../ui/active-in-view.ts';
import { classes } from '../../ui/classes.ts';
import { useChatDesk } from './chat-desk.tsx';
import { useInboxNews } from './inbox-news.tsx';

type OfficeLink = {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly end: boolean;
  /** What the page needs; links to pages that the reader may not open are not shown. */
  readonly needs: Capability;
  /** How many things are new there. */
  readonly count?: number;
  /** What is counted, if not unread items. */
  readonly counted?: string;
};

/** The office navigation: beside the page, or above it in narrow windows and for `wide` pages. */
export function OfficeNavigation({ wide }: { wide: boolean }) {
  const { t } = useLingui();
  const row = useActiveInView<HTMLUListElement>();
  const { account, sessionReplay } = usePage();
  const isStaff = account?.role === 'staff';
  const requests = {
    to: '/office/requests',
    label: t`Requests`,
    Icon: CalendarClock,
    end: false,
    needs: 'requests.answer',
  } as const;
  const bookings = {
    to: '/office/bookings',
    label: t`Bookings`,
    Icon: Luggage,
    end: false,
    needs: 'bookings.read',
  } as const;
  const departures = {
    to: '/office/departures',
    label: t`Departures`,
    Icon: CalendarDays,
    end: false,
    needs: 'catalogue.read',
  } as const;
  const tours = { to: '/office/tours', label: t`Tours`, Icon: MapIcon, end: false, needs: 'catalogue.read' } as const;
  const { unread } = useInboxNews();
  const inbox = {
    ...{ to: '/office/inbox', label: t`Inbox`, Icon: MessagesSquare, end: false, count: unread },
    needs: 'conversations.read',
  } as const;
  const planned = {
    to: '/office/calls',
    label: t({ message: 'Calls', context: 'phone' }),
    Icon: PhoneCall,
    end: false,
    needs: 'conversations.read',
  } as const;
  const people = { to: '/office/people', label: t`Team`, Icon: Users, end: false, needs: 'people.manage' } as const;
  const waiting = useChatDesk().queue?.waiting.length ?? 0;
  const chats = {
    ...{ to: '/office/chats', label: t`Chats`, Icon: MessageCircle, end: false },
    ...{ count: waiting, counted: t`waiting` },
    needs: 'conversations.read',
  } as const;
  const forStaff: OfficeLink[] = [
    { to: '/office', label: t`Today`, Icon: ListChecks, end: true, needs: 'office.read' },
    inbox,
    chats,
    planned,
    requests,
    bookings,
    tours,
    departures,
    { to: '/office/payments', label: t`Payments`, Icon: WalletCards, end: false, needs: 'money.read' },
    {
      to: '/office/agencies',
      label: t`Agencies`,
      Icon: BriefcaseBusiness,
      end: false,
      needs: 'agencies.manage',
    },
    { to: '/office/audit', label: t`Audit`, Icon: Scale, end: false, needs: 'money.read' },
    people,
    { to: '/office/mailbox', label: t`Outgoing emails`, Icon: Inbox, end: false, needs: 'mails.read' },
    { to: '/office/reports', label: t`Browser errors`, Icon: TriangleAlert, end: false, needs: 'visits.read' },
    ...(sessionReplay
      ? [
          {
            ...{ to: '/office/replays', label: t`Recordings`, Icon: MonitorPlay, end: false },
            needs: 'visits.read' as const,
          },
        ]
      : []),
    { to: '/office/ui', label: t`UI components`, Icon: LayoutGrid, end: false, needs: 'settings.write' },
  ];
  const may = useCapability();
  const pages: OfficeLink[] = isStaff ? forStaff : [inbox, planned, requests, bookings, tours, departures, people];
  return (
    <nav aria-label={t`Office`} className="min-w-0">
      <ul ref={row} className={classes('flex gap-1 overflow-x-auto', !wide && 'lg:sticky lg:top-20 lg:flex-col')}>
        {pages
          .filter(({ needs }) => may(needs))
          .map(({ to, label, Icon, end, count = 0, counted }) => (
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
                {count > 0 ? (
                  <span className="figures ml-auto rounded-full bg-coral px-2 py-0.5 text-on-coral text-xs">
                    {count}
                    <span className="sr-only">{counted ?? t`unread`}</span>
                  </span>
                ) : null}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
