import { useEffect, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { securityToken } from '../browser/security-token.ts';

/** The security token of a form that is submitted as a page; on a shared cached page it is requested first. */
export function TokenField() {
  const { securityToken: onPage } = usePage();
  const [token, setToken] = useState(onPage);
  useEffect(() => {
    if (onPage) setToken(onPage);
    // On an error the form is refused, and the resulting page contains a token.
    else securityToken().then(setToken, () => {});
  }, [onPage]);
  return <input type="hidden" name="security_token" value={token} />;
}
