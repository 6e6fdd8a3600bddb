import { requireRole } from '../../account/guard.ts';
import type { Route } from './+types/requests-layout.ts';
import OfficeLayout from './layout.tsx';

/** What operators find in the office too. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'operator', 'staff');
  return null;
}

export default OfficeLayout;
