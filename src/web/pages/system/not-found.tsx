import { data } from 'react-router';

/** Matches every unknown URL; the root's error boundary renders the page for it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
