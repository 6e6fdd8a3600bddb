import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/link.tsx';

/** Leads to the log-in, and back to this page. */
export function LogInLink() {
  const { pathname } = useLocation();
  // The address is kept like the choices without the router's knowledge.
  const search = typeof window === 'undefined' ? '' : window.location.search;
  return (
    <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`} reloadDocument>
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}

/** Leads to what agencies are told. */
export function SignUpLink() {
  return (
    <ButtonLink to="/travel-agents" variant="secondary">
      <Trans>How to open an account</Trans>
    </ButtonLink>
  );
}
