import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/settings.ts';
import { AgencyHead } from './list-parts.tsx';
import { CompanyCard } from './settings-card.tsx';
import { SeenByClients } from './settings-clients.tsx';
import { People } from './settings-people.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadAgencySettings', {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [intent, id] = [field('intent'), field('id')];
  const change = () => {
    if (intent === 'invite')
      return tryCall(context, 'inviteAgent', { email: field('email') }, { email: field('email') });
    if (intent === 'contact') {
      const contact = { email: field('contactEmail'), phone: field('contactPhone') };
      return tryCall(context, 'changeContact', contact, { contactEmail: contact.email, contactPhone: contact.phone });
    }
    if (intent === 'withdraw') return tryCall(context, 'withdrawInvitation', { id });
    if (intent === 'remove-logo') return tryCall(context, 'removeAgencyLogo', {});
    if (intent === 'remove-card') return tryCall(context, 'removeCompanyCard', {});
    const to = intent === 'organiser' || intent === 'member' ? intent : 'removed';
    return tryCall(context, 'changeAgent', { id, to });
  };
  return (await change()) ?? redirect(`/agency/settings?done=${intent}`);
}

export default function AgencySettings({ loaderData: settings, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <div>
        <AgencyHead
          title={t`Settings`}
          lead={settings.isOrganiser ? null : <Trans>Only your agency’s admins can change these settings.</Trans>}
        />
        {actionData ? <ErrorSummary {...actionData} /> : <Done />}
      </div>
      <CompanyCard settings={settings} />
      <SeenByClients settings={settings} answer={actionData} />
      <People settings={settings} answer={actionData} />
    </div>
  );
}

/** Confirms the action after the reload. */
function Done() {
  const done = useSearchParams()[0].get('done');
  const words =
    done === 'invite' ? (
      <Trans>The invitation has been sent.</Trans>
    ) : done === 'contact' ? (
      <Trans>Your contact details have been saved.</Trans>
    ) : done === 'logo' ? (
      <Trans>The logo has been saved. Your clients will see it from now on.</Trans>
    ) : done === 'remove-logo' ? (
      <Trans>The logo has been removed from everything your clients see.</Trans>
    ) : done === 'withdraw' ? (
      <Trans>The invitation has been withdrawn, and its link no longer works.</Trans>
    ) : done === 'card' ? (
      <Trans>The card has been saved. Your agents can now pay with it.</Trans>
    ) : done === 'remove-card' ? (
      <Trans>The card has been removed, here and at our payment provider.</Trans>
    ) : done === 'removed' ? (
      <Trans>Removed and signed out. Their bookings, holds and links stay with the agency.</Trans>
    ) : done === 'organiser' || done === 'member' ? (
      <Trans>The role has been changed.</Trans>
    ) : null;
  return words ? (
    <Notice kind="success" announce>
      {words}
    </Notice>
  ) : null;
}
