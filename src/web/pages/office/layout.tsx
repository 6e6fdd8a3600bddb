import { Outlet, useLocation } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import { classes } from '../../ui/classes.ts';
import type { Route } from './+types/layout.ts';
import { ChatDeskSource } from './chat-desk.tsx';
import { InboxNewsSource } from './inbox-news.tsx';
import { OfficeNavigation } from './navigation.tsx';

/** Every page inside is for staff: others do not find it, and visitors are led to log in. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'staff');
  return null;
}

/** The office: navigation on the left, or above where the window is narrow or the page `wide`, and the page that is open. */
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

/** Chats stand beside each other and need the width. */
export default function OfficeLayout() {
  return <Office wide={useLocation().pathname === '/office/chats'} />;
}
