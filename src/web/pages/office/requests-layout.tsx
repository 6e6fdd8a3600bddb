import { useLocation } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import type { Route } from './+types/requests-layout.ts';
import { Office } from './layout.tsx';

/** The office pages that operators can open as well. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'operator', 'staff');
  return null;
}

/** The inbox and the calendar have several columns and need the width. */
export default function RequestsLayout() {
  return <Office wide={/\/office\/(inbox|calls)/.test(useLocation().pathname)} />;
}
