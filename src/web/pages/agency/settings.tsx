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
          lead={settings.isOrganiser ? null : <Trans>Organisers of your agency change what stands here.</Trans>}
        />
        {actionData ? <ErrorSummary {...actionData} /> : <Done />}
      </div>
      <CompanyCard settings={settings} />
      <SeenByClients settings={settings} answer={actionData} />
      <People settings={settings} answer={actionData} />
    </div>
  );
}

/** Says what was done, after the page was loaded anew. */
function Done() {
  const done = useSearchParams()[0].get('done');
  const words =
    done === 'invite' ? (
      <Trans>The invitation is on its way.</Trans>
    ) : done === 'contact' ? (
      <Trans>The contact is saved.</Trans>
    ) : done === 'logo' ? (
      <Trans>The logo is saved. Your clients see it from now on.</Trans>
    ) : done === 'remove-logo' ? (
      <Trans>The logo is removed from everything that your clients see.</Trans>
    ) : done === 'withdraw' ? (
      <Trans>The invitation is taken back; its link opens nothing any more.</Trans>
    ) : done === 'card' ? (
      <Trans>The card is kept. Agents can pay with it from now on.</Trans>
    ) : done === 'remove-card' ? (
      <Trans>The card is removed, here and at the payment provider.</Trans>
    ) : done === 'removed' ? (
      <Trans>Removed and logged out. What they made stays with the agency.</Trans>
    ) : done === 'organiser' || done === 'member' ? (
      <Trans>The rights are changed.</Trans>
    ) : null;
  return words ? (
    <Notice kind="success" announce>
      {words}
    </Notice>
  ) : null;
}
