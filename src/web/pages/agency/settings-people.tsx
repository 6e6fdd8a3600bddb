import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { problemOf, type Refused } from '../../account/answer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Settings = AnswerOf<'loadAgencySettings'>;

/** The agency's members and invitations; organisers can change both. */
export function People({
  settings: { isOrganiser, people, invitations },
  answer,
}: {
  settings: Settings;
  answer: Refused | undefined;
}) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="people-title" className="flex flex-col gap-4">
      <h2 id="people-title" className="text-xl">
        <Trans>Team</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {people.map((person) => (
          <Person key={person.id} person={person} mayChange={isOrganiser} />
        ))}
      </ul>
      {invitations.length > 0 ? (
        <>
          <h3 className="font-semibold">
            <Trans>Invited</Trans>
          </h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-paper">
            {invitations.map(({ id, email, endsAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <span className="min-w-0 grow">
                  <span className="wrap-anywhere block font-semibold">{email}</span>
                  <span className="block text-ink-soft text-sm">
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
        </>
      ) : null}
      {isOrganiser ? (
        <PostForm preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
          <TextField
            id="email"
            name="email"
            type="email"
            label={t`Invite by email`}
            required
            maxLength={254}
            autoComplete="off"
            boxClass="grow"
            defaultValue={answer?.typed.email}
            error={problemOf(answer, 'email')}
          />
          <Button type="submit" name="intent" value="invite" icon={<UserPlus />}>
            <Trans>Invite</Trans>
          </Button>
        </PostForm>
      ) : null}
    </section>
  );
}

function Person({ person, mayChange }: { person: Settings['people'][number]; mayChange: boolean }) {
  const { t } = useLingui();
  const { id, name, email, isOrganiser, isSelf } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <span className="min-w-0 grow">
        <span className="block font-semibold">
          {name} {isSelf ? <Trans>(you)</Trans> : null}
        </span>
        <span className="wrap-anywhere block text-ink-soft text-sm">{email}</span>
      </span>
      <Badge>{isOrganiser ? <Trans>Admin</Trans> : <Trans>Member</Trans>}</Badge>
      {mayChange ? (
        <div className="flex flex-wrap gap-2">
          {isOrganiser ? (
            <PersonButton id={id} intent="member" label={t`Make member: ${name}`}>
              <Trans>Make member</Trans>
            </PersonButton>
          ) : (
            <PersonButton id={id} intent="organiser" label={t`Make admin: ${name}`}>
              <Trans>Make admin</Trans>
            </PersonButton>
          )}
          <details>
            <summary className={buttonClass('secondary', 'small')} aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </summary>
            <div className="flex max-w-64 flex-col items-start gap-2 pt-2 text-sm">
              <p>
                {isSelf ? (
                  <Trans>
                    You’ll be signed out. Your open holds and payment links go to another admin, and your bookings stay
                    with the agency.
                  </Trans>
                ) : (
                  <Trans>
                    They’ll be signed out. Their open holds and payment links become yours, and their bookings stay with
                    the agency.
                  </Trans>
                )}
              </p>
              <PersonButton id={id} intent="removed" label={t`Yes, remove ${name}`} danger>
                <Trans>Yes, remove</Trans>
              </PersonButton>
            </div>
          </details>
        </div>
      ) : null}
    </li>
  );
}

function PersonButton({
  id,
  intent,
  label,
  danger = false,
  children,
}: {
  id: string;
  intent: string;
  label: string;
  danger?: boolean;
  children: React.ReactNode;
}) {
  const { formData } = useNavigation();
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="small"
        variant={danger ? 'danger' : 'secondary'}
        name="intent"
        value={intent}
        aria-label={label}
        pending={formData?.get('id') === id && formData.get('intent') === intent}
      >
        {children}
      </Button>
    </PostForm>
  );
}
