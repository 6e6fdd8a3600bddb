import { Outlet, useLocation } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import { classes } from '../../ui/classes.ts';
import type { Route } from './+types/layout.ts';
import { ChatDeskSource } from './chat-desk.tsx';
import { InboxNewsSource } from './inbox-news.tsx';
import { OfficeNavigation } from './navigation.tsx';

/** Restricts all nested pages to staff: other accounts get a 404, and visitors are redirected to the login. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'staff');
  return null;
}

/** The office layout: the page, and the navigation on the left, or on top in narrow windows and for `wide` pages. */
export function Office({ wide = false }: { wide?: boolean }) {
  return (
    <InboxNewsSource>
      <ChatDeskSource>
        <div
          className={classes(
            'shell grid gap-x-8 gap-y-4 py-5',
            !wide && 'lg:grid-cols-[minmax(12.5rem,max-content)_minmax(0,1fr)] lg:py-8',
          )}
        >
          <OfficeNavigation wide={wide} />
          <div className="min-w-0">
            <Outlet />
          </div>
        </div>
      </ChatDeskSource>
    </InboxNewsSource>
  );
}

/** Chats are displayed side by side and need the width. */
export default function OfficeLayout() {
  return <Office wide={useLocation().pathname === '/office/chats'} />;
}
