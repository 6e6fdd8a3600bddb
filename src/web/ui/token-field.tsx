import { useEffect, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { securityToken } from '../browser/security-token.ts';

/** Carries the security token in a form that is sent as a page. Coming from a page that many share, it has to be asked for first. */
export function TokenField() {
  const { securityToken: onPage } = usePage();
  const [token, setToken] = useState(onPage);
  useEffect(() => {
    if (onPage) setToken(onPage);
    // Without it the form is not taken, and the page that says so has one.
    else securityToken().then(setToken, () => {});
  }, [onPage]);
  return <input type="hidden" name="security_token" value={token} />;
}
