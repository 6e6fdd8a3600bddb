import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { AgencyLogo } from '../../agency/clients-agency.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Who sends a client here, and what they can turn to them for. */
export type Seller = AnswerOf<'loadShareLink'>['seller'];

/** Tells the client of an agent's link who chose this journey, and what is still theirs to say. */
export function SharedNote({ seller, held = false }: { seller: Seller; held?: boolean | undefined }) {
  const { agency, agent, email, logo } = seller;
  return (
    <Notice title={<Trans>{agency} has chosen this journey for you</Trans>} className="wrap-anywhere">
      {held ? (
        <Trans>The places are held for you at this price. Check everything and pay; you need no account.</Trans>
      ) : (
        <Trans>
          Fill in who travels, check everything and pay; you need no account. What has no “Edit” was fixed by your
          agent.
        </Trans>
      )}
      {logo ? (
        <span className="block pt-3 pb-1">
          <AgencyLogo logo={logo} name={agency} />
        </span>
      ) : null}
      <span className="block pt-1">
        <Trans>Your travel agent:</Trans> {agent}
        {email === '' ? null : (
          <>
            {', '}
            <a className="font-medium text-pine underline underline-offset-4" href={`mailto:${email}`}>
              {email}
            </a>
          </>
        )}
      </span>
    </Notice>
  );
}
