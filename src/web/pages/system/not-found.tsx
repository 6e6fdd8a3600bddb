import { data } from 'react-router';

/** Every address that is no page: the root's error boundary shows the page for it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
