import { useLingui } from '@lingui/react/macro';
import {
  BriefcaseBusiness,
  CalendarClock,
  Inbox,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  MonitorPlay,
  PhoneCall,
  Scale,
  TriangleAlert,
  WalletCards,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { usePage } from '../../browser/page-config.ts';
import { useActiveInView } from '../../ui/active-in-view.ts';
import { classes } from '../../ui/classes.ts';
import { useChatDesk } from './chat-desk.tsx';
import { useInboxNews } from './inbox-news.tsx';

type OfficeLink = {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly end: boolean;
  /** How many things are new there. */
  readonly count?: number;
  /** What is counted, where it is not what is unread. */
  readonly counted?: string;
};

/** The way through the office: beside the page, or above it where the window is narrow or the page `wide`. */
export function OfficeNavigation({ wide }: { wide: boolean }) {
  const { t } = useLingui();
  const row = useActiveInView<HTMLUListElement>();
  const { account, sessionReplay } = usePage();
  const isStaff = account?.role === 'staff';
  const requests = { to: '/office/requests', label: t`Requests`, Icon: CalendarClock, end: false };
  const { unread } = useInboxNews();
  const inbox = { to: '/office/inbox', label: t`Inbox`, Icon: MessagesSquare, end: false, count: unread };
  const planned = {
    to: '/office/calls',
    label: t({ message: 'Calls', context: 'phone' }),
    Icon: PhoneCall,
    end: false,
  };
  const waiting = useChatDesk().queue?.waiting.length ?? 0;
  const chats = {
    ...{ to: '/office/chats', label: t`Chats`, Icon: MessageCircle, end: false },
    ...{ count: waiting, counted: t`waiting` },
  };
  const forStaff: OfficeLink[] = [
    { to: '/office', label: t`Today`, Icon: ListChecks, end: true },
    inbox,
    chats,
    planned,
    requests,
    { to: '/office/payments', label: t`Missed payments`, Icon: WalletCards, end: false },
    { to: '/office/agencies', label: t`Agencies`, Icon: BriefcaseBusiness, end: false },
    { to: '/office/audit', label: t`Audit`, Icon: Scale, end: false },
    { to: '/office/mailbox', label: t`Mailbox`, Icon: Inbox, end: false },
    { to: '/office/reports', label: t`Browser reports`, Icon: TriangleAlert, end: false },
    ...(sessionReplay ? [{ to: '/office/replays', label: t`Recordings`, Icon: MonitorPlay, end: false }] : []),
    { to: '/office/ui', label: t`Interface pieces`, Icon: LayoutGrid, end: false },
  ];
  const places: OfficeLink[] = isStaff ? forStaff : [inbox, planned, requests];
  return (
    <nav aria-label={t`Office`} className="min-w-0">
      <ul ref={row} className={classes('flex gap-1 overflow-x-auto', !wide && 'lg:sticky lg:top-20 lg:flex-col')}>
        {places.map(({ to, label, Icon, end, count = 0, counted }) => (
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
