import { useEffect, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { securityToken } from '../browser/security-token.ts';

/** Carries the security token in a form that is sent as a page. Coming from a page that many share, it has to be asked for first. */
export function TokenField() {
  const { securityToken: own } = usePage();
  const [token, setToken] = useState(own);
  useEffect(() => {
    if (own) setToken(own);
    // Without it the form is not taken, and the page that says so has one.
    else securityToken().then(setToken, () => {});
  }, [own]);
  return <input type="hidden" name="security_token" value={token} />;
}
