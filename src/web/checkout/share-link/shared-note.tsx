import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { AgencyLogo } from '../../agency/clients-agency.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The agent who sent the link, and their contact details. */
export type Seller = AnswerOf<'loadShareLink'>['seller'];

/** Shows the client of an agent's link who selected the trip, and what the client still decides. */
export function SharedNote({ seller, held = false }: { seller: Seller; held?: boolean | undefined }) {
  const { agency, agent, email, logo } = seller;
  return (
    <Notice title={<Trans>{agency} has chosen this trip for you</Trans>} className="wrap-anywhere">
      {held ? (
        <Trans>The places are held for you at this price. Check everything and pay; you don’t need an account.</Trans>
      ) : (
        <Trans>
          Add the traveller details, check everything and pay; you don’t need an account. Anything without “Edit” was
          set by your agent.
        </Trans>
      )}
      {logo ? (
        <span className="block pt-3 pb-1">
          <AgencyLogo logo={logo} name={agency} />
        </span>
      ) : null}
      <span className="block pt-1">
        <Trans>Your travel agent:</Trans> {agent || agency}
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
