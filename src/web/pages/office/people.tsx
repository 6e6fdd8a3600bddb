import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { Form, redirect, useSearchParams } from 'react-router';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { PRESETS } from '#domain/office/capabilities.ts';
import { fieldsOf, problemOf, type Refused, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/people.ts';
import { OfficeHead } from './office-head.tsx';
import { OfficeLog } from './office-log.tsx';
import { Person, PersonButton } from './person.tsx';
import { usePresetWords } from './preset-words.tsx';

type Team = AnswerOf<'listOfficePeople'>;

const logOf = ({ operatorId }: Pick<Team, 'operatorId'>) => ({
  kind: 'person',
  company: operatorId ?? ('marketplace' as const),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const team = await call('listOfficePeople', { operatorId: new URL(request.url).searchParams.get('operator') });
  return { team, log: await call('listOfficeLog', logOf(team)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [intent, id, email] = [field('intent'), field('id'), field('email')];
  const operator = new URL(request.url).searchParams.get('operator');
  const preset = field('preset') as RequestOf<'inviteOfficePerson'>['preset'];
  const change = () => {
    if (intent === 'invite')
      return tryCall(context, 'inviteOfficePerson', { operatorId: operator, email, preset }, { email, preset });
    if (intent === 'withdraw') return tryCall(context, 'withdrawOfficeInvitation', { id });
    if (intent === 'remove') return tryCall(context, 'removeOfficePerson', { id });
    return tryCall(context, 'changeOfficePerson', { id, preset });
  };
  const query = new URLSearchParams({ ...(operator && { operator }), done: intent });
  return (await change()) ?? redirect(`/office/people?${query}`);
}

export default function OfficePeople({ loaderData: { team, log }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { company, role, people, invitations, operators } = team;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <div>
        <OfficeHead
          title={company ? t`Team of ${company}` : t`Team`}
          lead={<Trans>Who works in this office, and what each person may see and change.</Trans>}
        />
        {actionData ? <ErrorSummary {...actionData} /> : <Done />}
      </div>
      {operators.length > 0 ? <CompanyPicker team={team} /> : null}
      <section aria-labelledby="people-title" className="flex flex-col gap-3">
        <h2 id="people-title" className="text-xl">
          <Trans>People</Trans>
        </h2>
        {people.length === 0 ? (
          <p className="text-ink-soft text-sm">
            <Trans>No one works here yet. Invite the first person as the owner.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-paper">
            {people.map((person) => (
              <Person key={person.id} role={role} person={person} />
            ))}
          </ul>
        )}
      </section>
      {invitations.length > 0 ? <Invitations team={team} /> : null}
      {/* The form is empty again once an invitation has been sent. */}
      <Invite key={invitations.map(({ id }) => id).join()} team={team} answer={actionData} />
      <OfficeLog subject={logOf(team)} log={log} />
    </div>
  );
}

/** Lets staff open the team of an operator. */
function CompanyPicker({ team: { operatorId, operators } }: { team: Team }) {
  const { t } = useLingui();
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <Select
        key={operatorId}
        id="operator"
        name="operator"
        label={t`Company`}
        plain
        boxClass="min-w-0 grow"
        defaultValue={operatorId ?? ''}
        options={[{ value: '', label: 'Waymark' }, ...operators.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Button type="submit" variant="secondary">
        <Trans>Show team</Trans>
      </Button>
    </Form>
  );
}

function Invitations({ team: { role, invitations } }: { team: Team }) {
  const { t } = useLingui();
  const presetWords = usePresetWords();
  return (
    <section aria-labelledby="invited-title" className="flex flex-col gap-3">
      <h2 id="invited-title" className="text-xl">
        <Trans>Invited</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {invitations.map(({ id, email, preset, endsAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <span className="min-w-0 grow">
              <span className="wrap-anywhere block font-semibold">{email}</span>
              <span className="block text-ink-soft text-sm">
                {presetWords(role, preset).name}
                {' · '}
                <Trans>
                  Valid until <Moment seconds={endsAt} />
                </Trans>
              </span>
            </span>
            <PersonButton id={id} intent="withdraw" label={t`Withdraw: ${email}`}>
              <Trans>Withdraw</Trans>
            </PersonButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({ team: { role }, answer }: { team: Team; answer: Refused | undefined }) {
  const { t } = useLingui();
  const presetWords = usePresetWords();
  const presets = PRESETS[role];
  return (
    <section aria-labelledby="invite-title" className="flex flex-col gap-3">
      <h2 id="invite-title" className="text-xl">
        <Trans>Invite a person</Trans>
      </h2>
      <PostForm preventScrollReset className="flex flex-col items-start gap-3">
        <TextField
          id="email"
          name="email"
          type="email"
          label={t`Email`}
          required
          plain
          maxLength={254}
          autoComplete="off"
          boxClass="w-full"
          defaultValue={answer?.typed.email}
          error={problemOf(answer, 'email')}
        />
        <Select
          id="preset"
          name="preset"
          label={t({ message: 'Role', context: 'office' })}
          required
          plain
          boxClass="w-full"
          defaultValue={answer?.typed.preset ?? presets.at(-1)}
          error={problemOf(answer, 'preset')}
          options={presets.map((preset) => {
            const { name, allows } = presetWords(role, preset);
            return { value: preset, label: `${name} – ${allows}` };
          })}
        />
        <Button type="submit" name="intent" value="invite" icon={<UserPlus />}>
          <Trans>Send invitation</Trans>
        </Button>
      </PostForm>
    </section>
  );
}

/** Says what was done, after the page was loaded again. */
function Done() {
  const done = useSearchParams()[0].get('done');
  const words =
    done === 'invite' ? (
      <Trans>The invitation has been sent.</Trans>
    ) : done === 'withdraw' ? (
      <Trans>The invitation has been withdrawn, and its link no longer works.</Trans>
    ) : done === 'remove' ? (
      <Trans>The person has been removed and signed out.</Trans>
    ) : done === 'change' ? (
      <Trans>The role has been changed.</Trans>
    ) : null;
  return words ? (
    <Notice kind="success" announce>
      {words}
    </Notice>
  ) : null;
}
