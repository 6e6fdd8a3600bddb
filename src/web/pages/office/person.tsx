import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { type OfficeRole, PRESETS } from '#domain/office/capabilities.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { usePresetWords } from './preset-words.tsx';

/** A person of an office, with forms that change their role and remove them. */
export function Person({
  role,
  person: { id, name, email, preset, isSelf, isLast },
}: {
  role: OfficeRole;
  person: AnswerOf<'listOfficePeople'>['people'][number];
}) {
  const { t } = useLingui();
  const presetWords = usePresetWords();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <span className="min-w-0 grow basis-56">
        <span className="wrap-anywhere block font-semibold">
          {name} {isSelf ? <Trans>(you)</Trans> : null}
        </span>
        <span className="wrap-anywhere block text-ink-soft text-sm">{email}</span>
        <span className="block text-sm">{presetWords(role, preset).name}</span>
        <span className="block text-ink-soft text-sm">{presetWords(role, preset).allows}</span>
      </span>
      {isLast ? (
        <p className="max-w-64 text-ink-soft text-sm">
          <Trans>The only person with full access. Give it to a colleague before you change this.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap items-start gap-2">
          <details>
            <summary className={buttonClass('secondary', 'small')} aria-label={t`Change role: ${name}`}>
              <Trans>Change role</Trans>
            </summary>
            <PostForm preventScrollReset className="flex w-64 flex-col items-start gap-2 pt-2">
              <input type="hidden" name="id" value={id} />
              <Select
                key={preset}
                id={`preset-${id}`}
                name="preset"
                label={t({ message: 'Role', context: 'office' })}
                plain
                required
                boxClass="w-full"
                defaultValue={preset}
                options={PRESETS[role].map((value) => ({ value, label: presetWords(role, value).name }))}
              />
              <SubmitButton id={id} intent="change" label={t`Save role: ${name}`}>
                <Trans>Save role</Trans>
              </SubmitButton>
            </PostForm>
          </details>
          <details>
            <summary className={buttonClass('secondary', 'small')} aria-label={t`Remove ${name}`}>
              <Trans>Remove</Trans>
            </summary>
            <div className="flex max-w-64 flex-col items-start gap-2 pt-2 text-sm">
              <p>
                {isSelf ? (
                  <Trans>You’ll be signed out and lose access to this office. Your account stays.</Trans>
                ) : (
                  <Trans>
                    They’ll be signed out and lose access to this office. Their conversations go back to the team.
                  </Trans>
                )}
              </p>
              <PersonButton id={id} intent="remove" label={t`Yes, remove ${name}`} danger>
                <Trans>Yes, remove</Trans>
              </PersonButton>
            </div>
          </details>
        </div>
      )}
    </li>
  );
}

type ButtonProps = {
  readonly id: string;
  readonly intent: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
};

function SubmitButton({ id, intent, label, danger = false, children }: ButtonProps) {
  const { formData } = useNavigation();
  return (
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
  );
}

/** A button that does one thing with a person or an invitation. */
export function PersonButton(props: ButtonProps) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={props.id} />
      <SubmitButton {...props} />
    </PostForm>
  );
}
