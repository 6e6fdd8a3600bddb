import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { LOGO_TYPES, MAX_LOGO_BYTES } from '#domain/agency/logo.ts';
import type { Refused } from '../../account/answer.ts';
import { AgencyLogo } from '../../agency/clients-agency.tsx';
import { refusalMessage } from '../../browser/refusal-message.ts';
import { upload } from '../../browser/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Settings = AnswerOf<'loadAgencySettings'>;

/** The agency's details for clients: its logo and contacts. */
export function SeenByClients({ settings, answer }: { settings: Settings; answer: Refused | undefined }) {
  const { t } = useLingui();
  const { name, isOrganiser, contact, logo } = settings;
  return (
    <section aria-labelledby="contact-title" className="flex flex-col gap-4">
      <h2 id="contact-title" className="text-xl">
        <Trans>What clients see</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Your logo and contact details appear on your clients’ payment links, holds, bookings, emails and vouchers.
        </Trans>
      </p>
      {logo ? <AgencyLogo logo={logo} name={name} /> : null}
      {isOrganiser ? <LogoForm hasLogo={logo !== null} /> : null}
      {isOrganiser ? (
        <PostForm preventScrollReset className="flex max-w-2xl flex-wrap items-end gap-3">
          <TextField
            id="contactPhone"
            name="contactPhone"
            type="tel"
            label={t`Phone`}
            plain
            maxLength={40}
            boxClass="grow basis-40"
            defaultValue={answer?.typed.contactPhone ?? contact.phone ?? ''}
          />
          <TextField
            id="contactEmail"
            name="contactEmail"
            type="email"
            label={t`Email`}
            plain
            maxLength={254}
            boxClass="grow-2 basis-64 max-sm:basis-full"
            defaultValue={answer?.typed.contactEmail ?? contact.email ?? ''}
          />
          <Button type="submit" variant="secondary" name="intent" value="contact">
            <Trans>Save</Trans>
          </Button>
        </PostForm>
      ) : (
        <p>{[contact.phone, contact.email].filter(Boolean).join(' · ') || '–'}</p>
      )}
    </section>
  );
}

/** Uploads, replaces or removes a logo. */
function LogoForm({ hasLogo }: { hasLogo: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { formData } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File): Promise<string | null> => {
    if (file.size > MAX_LOGO_BYTES) return t`The logo is larger than 2 MB. Please choose a smaller one.`;
    const sent = await upload('uploadAgencyLogo', {}, file, { signal: leaving.current?.signal as AbortSignal });
    if (!sent.ok) return refusalMessage(sent.refusal) ?? t`We couldn’t upload the logo. Please try again.`;
    await navigate('/agency/settings?done=logo', { preventScrollReset: true });
    return null;
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Reset, so that the same file can be chosen again after a refusal.
    target.value = '';
    if (!file || pending) return;
    setPending(true);
    setProblem(null);
    setProblem(await send(file));
    setPending(false);
  };

  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES.join(',')}
          hidden
          data-logo=""
          onChange={(event) => void choose(event)}
        />
        <Button
          variant="secondary"
          size="small"
          icon={<ImageUp aria-hidden="true" />}
          pending={pending}
          onClick={() => input.current?.click()}
        >
          {hasLogo ? <Trans>Replace the logo</Trans> : <Trans>Upload a logo</Trans>}
        </Button>
        {hasLogo ? (
          <PostForm preventScrollReset>
            <Button
              type="submit"
              variant="secondary"
              size="small"
              name="intent"
              value="remove-logo"
              pending={formData?.get('intent') === 'remove-logo'}
            >
              <Trans>Remove the logo</Trans>
            </Button>
          </PostForm>
        ) : null}
      </div>
      <p className="text-ink-soft text-sm">
        <Trans>PNG, JPEG or WebP up to 2 MB, for a light background. It’s displayed at up to 600 × 200 pixels.</Trans>
      </p>
      {problem === null ? null : (
        <Notice kind="danger" announce>
          {problem}
        </Notice>
      )}
    </div>
  );
}
