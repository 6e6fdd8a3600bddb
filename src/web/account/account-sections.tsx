import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { passwordLength } from '#contract/list/account.ts';
import type { SignedIn } from '#contract/shop.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { problemOf, type Refused } from './answer.ts';
import { PasswordField } from './password-field.tsx';

/** A section of the account page. */
export function AccountSection({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-2xl">{title}</h2>
        {lead ? <p className="text-ink-soft text-sm">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}

/** Shows the name of a role. */
function RoleName({ role }: Pick<SignedIn, 'role'>) {
  if (role === 'staff') return <Trans>Staff</Trans>;
  if (role === 'operator') return <Trans>Tour operator</Trans>;
  return role === 'agent' ? <Trans>Travel agent</Trans> : <Trans>Traveller</Trans>;
}

/** Name, email and role; the name can be changed. */
export function DetailsSection({ account, refused }: { account: SignedIn; refused: Refused | undefined }) {
  return (
    <AccountSection title={<Trans>Your details</Trans>}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-ink-soft text-sm">
            <Trans>Email address</Trans>
          </dt>
          <dd className="wrap-anywhere font-medium">{account.email}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">
            <Trans>Account type</Trans>
          </dt>
          <dd className="font-medium">
            <RoleName role={account.role} />
          </dd>
        </div>
      </dl>
      <AccountForm intent="name" refused={refused}>
        <TextField
          id="name"
          name="name"
          autoComplete="name"
          required
          plain
          label={<Trans>Name</Trans>}
          defaultValue={refused?.typed.name ?? account.name}
          error={problemOf(refused, 'name')}
        />
        <div>
          <SubmitButton intent="name" variant="secondary">
            <Trans>Save name</Trans>
          </SubmitButton>
        </div>
      </AccountForm>
    </AccountSection>
  );
}

/** Changes the password. */
export function PasswordSection({ account, refused }: { account: SignedIn; refused: Refused | undefined }) {
  const { t } = useLingui();
  return (
    <AccountSection
      title={<Trans>Password</Trans>}
      lead={<Trans>Changing your password signs you out on all other devices.</Trans>}
    >
      <AccountForm intent="password" refused={refused}>
        {/* Lets a password manager match the password to the account. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} />
        <PasswordField
          id="currentPassword"
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          error={problemOf(refused, 'currentPassword')}
        />
        <PasswordField
          id="password"
          label={<Trans>New password</Trans>}
          hint={t`Use at least ${passwordLength.min} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          error={problemOf(refused, 'password')}
        />
        <div>
          <SubmitButton intent="password" variant="secondary">
            <Trans>Change password</Trans>
          </SubmitButton>
        </div>
      </AccountForm>
    </AccountSection>
  );
}
