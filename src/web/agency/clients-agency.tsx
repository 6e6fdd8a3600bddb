import type { ReactNode } from 'react';
import type { ClientsAgency, AgencyLogo as Logo } from '#contract/schemas/common.ts';

/** The logo of an agency, on white in both colour schemes, because it was designed for white. */
export function AgencyLogo({ logo, name }: { logo: Logo; name: string }) {
  return (
    <img
      src={logo.url}
      width={logo.width}
      height={logo.height}
      alt={name}
      className="h-auto max-h-16 self-start w-auto max-w-full rounded-field bg-white object-contain p-1"
    />
  );
}

/** The client's agency, as one of the facts of a hold or a booking. */
export function AgencyFact({ agency, children }: { agency: ClientsAgency; children: ReactNode }) {
  const { name, agent, phone, email, logo } = agency;
  return (
    <div>
      <dt>{children}</dt>
      {logo ? (
        <dd className="py-1">
          <AgencyLogo logo={logo} name={name} />
        </dd>
      ) : null}
      <dd>{[name, agent].filter(Boolean).join(', ')}</dd>
      {phone || email ? <dd className="wrap-anywhere">{[phone, email].filter(Boolean).join(' · ')}</dd> : null}
    </div>
  );
}
