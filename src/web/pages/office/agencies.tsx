import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, FileDown } from 'lucide-react';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { usePage } from '../../browser/page-config.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/agencies.ts';
import { OfficeHead } from './office-head.tsx';
import { RefusalForm } from './refusal-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const [{ applications }, listed] = await Promise.all([call('listApplications', {}), call('listAgencies', {})]);
  return { applications, ...listed };
}

/** Converts a typed percentage to basis points; invalid input is passed on for the endpoint to refuse. */
const basisPoints = (typed: string): string => {
  const share = Number(typed.replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(share) ? typed : String(Math.round(share * 100));
};

export async function action({ context, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [id, intent] = [field('id'), field('intent')];
  const terms = { commission: basisPoints(field('commission')), limit: field('limit') };
  const typed = { id, reason: field('reason') };
  const refused =
    intent === 'change'
      ? await tryCall(
          context,
          'changeAgency',
          { id, ...terms, operatorId: field('operatorId'), rate: basisPoints(field('rate')) },
          typed,
        )
      : await tryCall(
          context,
          'decideApplication',
          { id, decision: intent === 'approve' ? 'approve' : 'refuse', reason: field('reason'), ...terms },
          typed,
        );
  return refused ?? redirect(`/office/agencies?done=${intent}`);
}

type Data = Route.ComponentProps['loaderData'];

export default function OfficeAgencies({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { applications, agencies, operators } = loaderData;
  return (
    <>
      <OfficeHead
        title={t`Agencies`}
        lead={<Trans>Applications, and terms of the agencies that sell with us.</Trans>}
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      <h2 className="pb-3 text-xl">
        <Trans>Applications</Trans>
      </h2>
      {applications.length === 0 ? (
        <EmptyState icon={<BriefcaseBusiness />} title={<Trans>No applications to review</Trans>} />
      ) : (
        <ul className="flex flex-col gap-4">
          {applications.map((application) => (
            <Application
              key={application.id}
              application={application}
              typed={actionData?.typed.id === application.id ? actionData.typed.reason : undefined}
            />
          ))}
        </ul>
      )}
      <h2 className="pt-10 pb-3 text-xl">
        <Trans>Terms</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {agencies.map((agency) => (
          <Agency key={agency.id} agency={agency} operators={operators} />
        ))}
      </ul>
    </>
  );
}

/** Confirms the action after the reload. */
function Done() {
  const done = useSearchParams()[0].get('done');
  if (done !== 'approve' && done !== 'refuse' && done !== 'change') return null;
  return (
    <Notice kind="success" announce className="mb-5">
      {done === 'approve' ? (
        <Trans>Approved. The agency is open, and we’ve notified its admin.</Trans>
      ) : done === 'refuse' ? (
        <Trans>Declined. We’ve sent the company the reason.</Trans>
      ) : (
        <Trans>The terms have been changed. Existing bookings keep the agreed terms.</Trans>
      )}
    </Notice>
  );
}

function Application({ application, typed }: { application: Data['applications'][number]; typed: string | undefined }) {
  const { t } = useLingui();
  const { prefix } = usePage();
  const { formData } = useNavigation();
  const { id, company, street, city, country, registration, name, email, at } = application;
  const pending = (intent: string) => formData?.get('id') === id && formData.get('intent') === intent;
  return (
    <li className="grid gap-5 rounded-card border border-line bg-paper p-5 md:grid-cols-2">
      <div className="flex flex-col items-start gap-1">
        <h3 className="font-semibold text-lg">{company}</h3>
        <p>{`${street}, ${city}, ${country}`}</p>
        <p>{registration}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{`${name}, ${email}`}</p>
        <p className="text-ink-soft text-sm">
          <Moment seconds={at} />
        </p>
        <a
          href={`${prefix}/api/office/agency-applications/${id}/document`}
          download
          className={buttonClass('secondary', 'small', 'mt-2')}
        >
          <FileDown aria-hidden="true" />
          <Trans>Download document</Trans>
        </a>
      </div>
      <div className="flex flex-col gap-4">
        <PostForm preventScrollReset className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`commission-${id}`}
            name="commission"
            label={t`Commission (%)`}
            required
            inputMode="decimal"
            defaultValue="10"
            boxClass="w-36"
          />
          <TextField
            id={`limit-${id}`}
            name="limit"
            label={t`Maximum open holds`}
            required
            inputMode="numeric"
            defaultValue="10"
            boxClass="w-36"
          />
          <Button
            type="submit"
            size="small"
            name="intent"
            value="approve"
            pending={pending('approve')}
            aria-label={t`Approve ${company}`}
          >
            <Trans>Approve</Trans>
          </Button>
        </PostForm>
        <RefusalForm
          id={id}
          idField="id"
          intent="refuse"
          opener={{ words: <Trans>Decline</Trans>, label: t`Decline ${company}` }}
          confirm={{ words: <Trans>Yes, decline</Trans>, label: t`Yes, decline ${company}` }}
          reason={t`Reason (sent to the company)`}
          typed={typed}
          pending={pending('refuse')}
          className="[&>form]:items-start"
        />
      </div>
    </li>
  );
}

function Agency({ agency, operators }: { agency: Data['agencies'][number]; operators: Data['operators'] }) {
  const { t, i18n } = useLingui();
  const { formData } = useNavigation();
  const { id, name, commission, openHoldsLimit, people, rates } = agency;
  const share = (points: number) => i18n.number(points / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <li className="p-4">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-6 gap-y-1">
          <span className="min-w-48 grow font-semibold">{name}</span>
          <span className="figures">{share(commission)}</span>
          <span className="text-ink-soft text-sm">
            <Plural value={people} one="# person" other="# people" />
          </span>
          <span className="text-ink-soft text-sm">
            <Plural value={openHoldsLimit} one="up to # open hold" other="up to # open holds" />
          </span>
        </summary>
        {rates.length > 0 ? (
          <ul className="pt-3 text-sm">
            {rates.map((rate) => (
              <li key={rate.operatorId} className="figures">{`${rate.operator}: ${share(rate.commission)}`}</li>
            ))}
          </ul>
        ) : null}
        <PostForm preventScrollReset className="flex flex-wrap items-end gap-3 pt-4">
          <input type="hidden" name="id" value={id} />
          <TextField
            id={`rate-${id}`}
            name="commission"
            label={t`Commission (%)`}
            required
            inputMode="decimal"
            defaultValue={String(commission / 100)}
            boxClass="w-36"
          />
          <TextField
            id={`holds-${id}`}
            name="limit"
            label={t`Maximum open holds`}
            required
            inputMode="numeric"
            defaultValue={String(openHoldsLimit)}
            boxClass="w-36"
          />
          <Select
            id={`operator-${id}`}
            name="operatorId"
            label={t`For one operator`}
            plain
            defaultValue=""
            options={[
              { value: '', label: t`No special rate` },
              ...operators.map((operator) => ({ value: String(operator.id), label: operator.name })),
            ]}
          />
          <TextField
            id={`own-${id}`}
            name="rate"
            label={t`Rate there (%)`}
            plain
            inputMode="decimal"
            hint={t`Leave empty for the default`}
            boxClass="w-40"
          />
          <Button
            type="submit"
            size="small"
            name="intent"
            value="change"
            pending={formData?.get('id') === id}
            aria-label={t`Change the terms of ${name}`}
          >
            <Trans>Change</Trans>
          </Button>
        </PostForm>
      </details>
    </li>
  );
}
