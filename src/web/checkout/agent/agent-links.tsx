import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/link.tsx';

/** Links to the login page, which returns here. */
export function LogInLink() {
  const { pathname } = useLocation();
  // Choices are written to the URL without the router, so the search is read from the window.
  const search = typeof window === 'undefined' ? '' : window.location.search;
  return (
    <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`} reloadDocument>
      <Trans>Sign in</Trans>
    </ButtonLink>
  );
}

/** Links to the page about agency accounts. */
export function SignUpLink() {
  return (
    <ButtonLink to="/travel-agents" variant="secondary">
      <Trans>How to open an agency account</Trans>
    </ButtonLink>
  );
}
