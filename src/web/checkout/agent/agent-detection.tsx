import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isEnquiryEmail, normalEmail } from '#domain/party/email.ts';
import { call } from '../../browser/call.ts';
import { lasting } from '../../browser/storage.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { AgentBox } from './agent-box.tsx';
import { AgentPopup } from './agent-popup.tsx';

/** How long an address must rest before it is asked about. */
const rest = 700;
/** The label of its failures. */
const label = 'Book-now Agent Detection';
/** Under which it is kept that somebody wants no popup about this again. */
const silentKey = 'waymark_agent_notice';

/**
 * Notices that somebody who is not logged in books for a client: by the address of the first traveller, or by the agent's number in
 * the page's address. The first time a popup says so; for whoever wants it silent the head of the page does.
 */
export default function AgentDetection() {
  const { page, opening, checkout } = useCheckout();
  // Whoever is logged in as an agent, or pays by an agent's link, is known.
  const known = page.agency !== null || Boolean(opening.link);
  return known ? null : <Detection email={checkout.forms[0]?.values.email ?? ''} pid={opening.address.pid !== null} />;
}

function Detection({ email, pid }: { email: string; pid: boolean }) {
  const [found, setFound] = useState<string | null>(null);
  const [popup, setPopup] = useState(false);
  const known = useRef(new Map<string, boolean>());
  const address = isEnquiryEmail(normalEmail(email)) ? normalEmail(email) : '';

  useEffect(() => {
    const tell = (isAgent: boolean): void => {
      setFound(isAgent ? address : null);
      if (isAgent && lasting.read(silentKey) === null) setPopup(true);
    };
    const before = known.current.get(address);
    if (address === '' || before !== undefined) {
      setFound(before ? address : null);
      return;
    }
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const asked = await call('checkAgentEmail', { email: address }, { signal: given.signal, label }).catch(
        () => null,
      );
      if (given.signal.aborted || !asked?.ok) return;
      known.current.set(address, asked.answer.is_b2b);
      tell(asked.answer.is_b2b);
    }, rest);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [address]);

  if (found === null && !pid) return null;
  return (
    <>
      <p role="status" data-agent-header="">
        <Badge tone="sun">
          <Trans>On Behalf of a Travel Agent</Trans>
        </Badge>
      </p>
      <AgentBox />
      <AgentPopup
        open={popup}
        onClose={(silent) => {
          if (silent) lasting.keep(silentKey, '1');
          setPopup(false);
        }}
      />
    </>
  );
}
