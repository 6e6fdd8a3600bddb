import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { Form, redirect, useNavigation, useSearchParams } from 'react-router';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { BrandMark, brandNames } from '../../ui/card-brand.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import type { Route } from './+types/settings.ts';
import { AgencyHead } from './list-parts.tsx';

const CompanyCardForm = lazyPiece(
  'company card form',
  async () => (await import('./company-card-form.tsx')).CompanyCardForm,
  <div className="min-h-96" />,
);

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
    if (intent === 'remove-card') return tryCall(context, 'removeCompanyCard', {});
    const to = intent === 'organiser' || intent === 'member' ? intent : 'removed';
    return tryCall(context, 'changeAgent', { id, to });
  };
  return (await change()) ?? redirect(`/agency/settings?done=${intent}`);
}

export default function AgencySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { isOrganiser, contact, takesCards, card, people, invitations } = loaderData;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <div>
        <AgencyHead
          title={t`Settings`}
          lead={isOrganiser ? null : <Trans>Organisers of your agency change what stands here.</Trans>}
        />
        {actionData ? <ErrorSummary {...actionData} /> : <Done />}
      </div>
      <section aria-labelledby="card-title" className="flex flex-col gap-4">
        <h2 id="card-title" className="text-xl">
          <Trans>Company card</Trans>
        </h2>
        <p className="max-w-prose text-ink-soft">
          <Trans>
            Every agent of your agency can pay with it at the checkout. The payment provider keeps it, not Waymark.
          </Trans>
        </p>
        {card ? <Card card={card} mayRemove={isOrganiser} /> : null}
        {!takesCards ? (
          <p>
            <Trans>Paying online is not possible yet.</Trans>
          </p>
        ) : isOrganiser ? (
          <details open={card === null} className="flex flex-col">
            <summary className={buttonLook('secondary', 'small', 'self-start')}>
              {card ? <Trans>Use another card</Trans> : <Trans>Add a card</Trans>}
            </summary>
            <div className="pt-4">
              <CompanyCardForm />
            </div>
          </details>
        ) : card ? null : (
          <p>
            <Trans>No card is kept yet. An organiser can add one.</Trans>
          </p>
        )}
      </section>
      <section aria-labelledby="contact-title" className="flex flex-col gap-4">
        <h2 id="contact-title" className="text-xl">
          <Trans>Contact for clients</Trans>
        </h2>
        <p className="max-w-prose text-ink-soft">
          <Trans>It stands on the holds, bookings, mails and vouchers that your clients get.</Trans>
        </p>
        {isOrganiser ? (
          <Form method="post" preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
            <TokenField />
            <TextField
              id="contactPhone"
              name="contactPhone"
              type="tel"
              label={t`Phone`}
              plain
              maxLength={40}
              boxClass="grow"
              defaultValue={actionData?.typed.contactPhone ?? contact.phone ?? ''}
            />
            <TextField
              id="contactEmail"
              name="contactEmail"
              type="email"
              label={t`E-mail`}
              plain
              maxLength={254}
              boxClass="grow"
              defaultValue={actionData?.typed.contactEmail ?? contact.email ?? ''}
            />
            <Button type="submit" variant="secondary" name="intent" value="contact">
              <Trans>Save</Trans>
            </Button>
          </Form>
        ) : (
          <p>{[contact.phone, contact.email].filter(Boolean).join(' · ') || '–'}</p>
        )}
      </section>
      <section aria-labelledby="people-title" className="flex flex-col gap-4">
        <h2 id="people-title" className="text-xl">
          <Trans>People</Trans>
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
                        Until <Moment seconds={endsAt} />
                      </Trans>
                    </span>
                  </span>
                  <PersonButton id={id} intent="withdraw" label={t`Take back: ${email}`}>
                    <Trans>Take back</Trans>
                  </PersonButton>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {isOrganiser ? (
          <Form method="post" preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
            <TokenField />
            <TextField
              id="email"
              name="email"
              type="email"
              label={t`Invite by e-mail`}
              required
              maxLength={254}
              autoComplete="off"
              boxClass="grow"
              defaultValue={actionData?.typed.email}
              error={problemOf(actionData, 'email')}
            />
            <Button type="submit" name="intent" value="invite" icon={<UserPlus />}>
              <Trans>Invite</Trans>
            </Button>
          </Form>
        ) : null}
      </section>
    </div>
  );
}

type Settings = Route.ComponentProps['loaderData'];

function Card({ card, mayRemove }: { card: NonNullable<Settings['card']>; mayRemove: boolean }) {
  const { t } = useLingui();
  const name = brandNames[card.brand];
  const { lastFour, holderName } = card;
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return (
    <div
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-paper p-4"
      data-company-card=""
    >
      <BrandMark brand={card.brand} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t`${name} ending in ${lastFour}`}</span>
        <span className="block text-ink-soft text-sm">
          {card.expired ? t`Expired ${expiry}, ${holderName}` : t`Valid until ${expiry}, ${holderName}`}
        </span>
      </span>
      {mayRemove ? (
        <Form method="post" preventScrollReset>
          <TokenField />
          <Button type="submit" variant="secondary" size="small" name="intent" value="remove-card">
            <Trans>Remove the card</Trans>
          </Button>
        </Form>
      ) : null}
    </div>
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
      <Badge>{isOrganiser ? <Trans>Organiser</Trans> : <Trans>Member</Trans>}</Badge>
      {mayChange ? (
        <span className="flex flex-wrap gap-2">
          {isOrganiser ? (
            <PersonButton id={id} intent="member" label={t`Make member: ${name}`}>
              <Trans>Make member</Trans>
            </PersonButton>
          ) : (
            <PersonButton id={id} intent="organiser" label={t`Make organiser: ${name}`}>
              <Trans>Make organiser</Trans>
            </PersonButton>
          )}
          <details>
            <summary className={buttonLook('secondary', 'small')} aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </summary>
            <div className="flex max-w-64 flex-col items-start gap-2 pt-2 text-sm">
              <p>
                <Trans>They are logged out. Holds and bookings stay with the agency.</Trans>
              </p>
              <PersonButton id={id} intent="removed" label={t`Yes, remove ${name}`} danger>
                <Trans>Yes, remove</Trans>
              </PersonButton>
            </div>
          </details>
        </span>
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
    <Form method="post" preventScrollReset>
      <TokenField />
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
    </Form>
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
