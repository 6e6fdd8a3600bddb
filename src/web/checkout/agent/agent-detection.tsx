import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isEnquiryEmail, normalEmail } from '#domain/party/email.ts';
import { areAgentNoticesSilent, silenceAgentNotices } from '../../browser/agent-notices.ts';
import { call } from '../../browser/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { AgentBox } from './agent-box.tsx';
import { AgentPopup } from './agent-popup.tsx';

/** How long the email field must be idle before the address is checked. */
const debounceMs = 700;
/** The label under which errors are reported. */
const label = 'Book-now Agent Detection';

/**
 * Detects that a signed-out visitor books for a client, by the email of the first traveller or the agent number in the
 * URL. Shows a note, and a popup unless the visitor has silenced it.
 */
export default function AgentDetection() {
  const { page, opening, checkout } = useCheckout();
  // Signed-in agents, and clients who pay through an agent's link, need no detection.
  const known = page.agency !== null || Boolean(opening.link);
  return known ? null : <Detection email={checkout.forms[0]?.values.email ?? ''} pid={opening.address.pid !== null} />;
}

function Detection({ email, pid }: { email: string; pid: boolean }) {
  const [found, setFound] = useState<string | null>(null);
  const [popup, setPopup] = useState(false);
  const known = useRef(new Map<string, boolean>());
  const address = isEnquiryEmail(normalEmail(email)) ? normalEmail(email) : '';

  useEffect(() => {
    const report = (isAgent: boolean): void => {
      setFound(isAgent ? address : null);
      if (isAgent && !areAgentNoticesSilent()) setPopup(true);
    };
    const before = known.current.get(address);
    if (address === '' || before !== undefined) {
      setFound(before ? address : null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call('checkAgentEmail', { email: address }, { signal: controller.signal, label }).catch(
        () => null,
      );
      if (controller.signal.aborted || !result?.ok) return;
      known.current.set(address, result.answer.is_b2b);
      report(result.answer.is_b2b);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
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
          if (silent) silenceAgentNotices();
          setPopup(false);
        }}
      />
    </>
  );
}
