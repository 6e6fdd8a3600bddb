import { useLocation } from 'react-router';
import { requireRole } from '../../account/guard.ts';
import type { Route } from './+types/requests-layout.ts';
import { Office } from './layout.tsx';

/** What operators find in the office too. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'operator', 'staff');
  return null;
}

/** The inbox has three columns of its own, and a week seven: they need the width. */
export default function RequestsLayout() {
  return <Office wide={/\/office\/(inbox|calls)/.test(useLocation().pathname)} />;
}
