import { Outlet } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import type { Route } from './+types/layout.ts';
import { OfficeNavigation } from './navigation.tsx';

/** Every page inside is for staff: others do not find it, and visitors are led to log in. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'staff');
  return null;
}

/** The office: navigation on the left, or above where the window is narrow, and the page that is open. */
export default function OfficeLayout() {
  return (
    <div className="shell grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:py-8">
      <OfficeNavigation />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
