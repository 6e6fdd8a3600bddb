import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#domain/agency/application.ts';
import { requireAccount } from '../../account/guard.ts';
import { call } from '../../browser/call.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/apply.ts';

/** An application needs an account, which verifies the email; visitors without one sign up first. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = requireAccount(args);
  const { call: ask } = args.context.get(shopContext);
  const [{ application }, { countries }] = await Promise.all([ask('readApplication', {}), ask('listCountries', {})]);
  const named = Object.entries(countries).map(([code, { name }]) => ({ code, name }));
  return { role, application, countries: named.sort((one, other) => one.name.localeCompare(other.name)) };
}

/** Encodes the bytes of a file in characters that need no escaping. */
async function encoded(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export default function ApplyForAgency({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { role, application } = loaderData;
  return (
    <div className="shell flex max-w-2xl flex-col gap-5 py-10">
      <PageHead title={t`Become an agency`} hidden />
      <h1>
        <Trans>Become an agency</Trans>
      </h1>
      {role === 'agent' ? (
        <Notice
          kind="success"
          title={<Trans>You already work for an agency</Trans>}
          action={
            <ButtonLink to="/agency" size="small">
              <Trans>Agency workspace</Trans>
            </ButtonLink>
          }
        />
      ) : role !== 'traveller' ? (
        <Notice kind="warning" title={<Trans>This account has another role</Trans>}>
          <Trans>Apply with a traveller account.</Trans>
        </Notice>
      ) : application?.state === 'open' ? (
        <Notice kind="info" announce title={<Trans>We’ve received your application</Trans>}>
          <Trans>We’ll review it and reply by email. Until then you can use your account as before.</Trans>
        </Notice>
      ) : (
        <>
          <p className="text-ink-soft">
            <Trans>
              Hold and book for your clients, pay with a company card and earn commission. We’ll review your company
              registration and reply by email.
            </Trans>
          </p>
          {application?.state === 'refused' ? (
            <Notice kind="warning" title={<Trans>Your last application wasn’t accepted</Trans>}>
              {application.reason}
            </Notice>
          ) : null}
          <ApplicationForm countries={loaderData.countries} />
        </>
      )}
    </div>
  );
}

function ApplicationForm({ countries }: { countries: Route.ComponentProps['loaderData']['countries'] }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState<{ problems: readonly FormProblem[]; attempt: number } | null>(null);
  const errorOf = (field: string) => wrong?.problems.find((one) => one.field === field)?.message;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '').trim();
    const file = form.get('document') as File | null;
    const fail = (problems: readonly FormProblem[]) => setWrong({ problems, attempt: Date.now() });
    if (!file || file.size === 0) return fail([{ field: 'document', message: t`Please choose a document.` }]);
    if (file.size > MAX_DOCUMENT_BYTES)
      return fail([{ field: 'document', message: t`The document is larger than 3 MB. Please choose a smaller one.` }]);
    setPending(true);
    const sent = await call('applyForAgency', {
      company: field('company'),
      street: field('street'),
      city: field('city'),
      country: field('country'),
      registration: field('registration'),
      document: await encoded(file),
    });
    setPending(false);
    if (sent.ok) {
      window.scrollTo({ top: 0 });
      return revalidate();
    }
    const { body } = sent.refusal;
    const problems = (body?.problems ?? []).map(({ path, message }) => ({ field: path || null, message }));
    fail(
      problems.length > 0
        ? problems
        : [
            {
              field: null,
              message: body?.message ?? t`We couldn’t connect. Your details are saved: please try again.`,
            },
          ],
    );
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {wrong ? <ErrorSummary {...wrong} /> : null}
      <TextField
        id="company"
        name="company"
        label={t`Company`}
        required
        maxLength={100}
        autoComplete="organization"
        error={errorOf('company')}
      />
      <TextField
        id="street"
        name="street"
        label={t`Street and number`}
        required
        maxLength={200}
        autoComplete="street-address"
        error={errorOf('street')}
      />
      <TextField id="city" name="city" label={t`Postcode and city`} required maxLength={100} error={errorOf('city')} />
      <Select
        id="country"
        name="country"
        label={t`Country`}
        required
        defaultValue=""
        error={errorOf('country')}
        options={[
          { value: '', label: t`Please choose` },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <TextField
        id="registration"
        name="registration"
        label={t`Registration number`}
        hint={t`Your register and number, such as HRB 12345, Hamburg.`}
        required
        maxLength={100}
        error={errorOf('registration')}
      />
      <TextField
        id="document"
        name="document"
        type="file"
        accept={DOCUMENT_TYPES.join(',')}
        label={t`Company register extract`}
        hint={t`A PDF, JPEG or PNG of up to 3 MB. Only our staff can see it.`}
        required
        error={errorOf('document')}
        className="py-2"
      />
      <Button type="submit" pending={pending} className="self-start">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
