import { Trans } from '@lingui/react/macro';
import type { ShareTab } from '#contract/list/share.ts';
import type { FormProblem } from '../ui/error-summary.tsx';
import { InlineError } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';

const tabClass =
  'relative flex min-h-11 grow items-center justify-center rounded-field px-4 text-center font-semibold text-sm transition-colors duration-(--motion-fast) ' +
  'has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** The fields of the form for sharing a tour. As static markup it has the fields of both tabs. */
export function ShareFields({
  tourId,
  tab,
  onTab,
  problems,
}: {
  tourId: number | null;
  tab: ShareTab;
  onTab?: ((tab: ShareTab) => void) | undefined;
  problems: readonly FormProblem[];
}) {
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const general = problems.filter((problem) => problem.field === null);
  const friend = tab === 'send';
  const pick = (value: ShareTab) => ({
    type: 'radio',
    name: 'tab',
    value,
    className: 'absolute inset-0 cursor-pointer appearance-none rounded-field outline-none',
    ...(onTab ? { checked: tab === value, onChange: () => onTab(value) } : { defaultChecked: tab === value }),
  });
  return (
    <>
      {tourId === null ? null : <input type="hidden" name="id" value={tourId} />}
      {general.length > 0 ? (
        <div role="alert">
          {general.map(({ message }) => (
            <InlineError key={message}>{message}</InlineError>
          ))}
        </div>
      ) : null}
      <fieldset>
        <legend className="pb-2 font-semibold">
          <Trans>Who is it for?</Trans>
        </legend>
        <div className="flex gap-1 rounded-field border border-line-strong p-1">
          <label className={tabClass}>
            <input {...pick('send_yourself')} />
            <span className="relative pointer-events-none">
              <Trans>For myself</Trans>
            </span>
          </label>
          <label className={tabClass}>
            <input {...pick('send')} />
            <span className="relative pointer-events-none">
              <Trans>For a friend</Trans>
            </span>
          </label>
        </div>
      </fieldset>
      <TextField
        name="email"
        id="share-email"
        type="email"
        inputMode="email"
        autoComplete={friend ? 'off' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        required
        plain
        label={friend ? <Trans>Your friend’s email address</Trans> : <Trans>Your email address</Trans>}
        error={wrong('email')}
      />
      {friend ? (
        <>
          <TextField
            name="email_you"
            id="share-email_you"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            plain
            label={<Trans>Your email address</Trans>}
            hint={<Trans>So your friend knows who it’s from.</Trans>}
            error={wrong('email_you')}
          />
          <TextField
            name="name"
            id="share-name"
            autoComplete="name"
            maxLength={60}
            label={<Trans>Your name</Trans>}
            error={wrong('name')}
          />
        </>
      ) : null}
    </>
  );
}
