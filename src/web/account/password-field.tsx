import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../ui/classes.ts';
import { Field, type FieldWords, useFieldIds } from '../ui/field.tsx';

/** A password field with a button that reveals the password; it allows pasting and password managers. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  autoComplete,
}: Pick<FieldWords, 'label' | 'hint' | 'error'> & {
  id: string;
  autoComplete: 'current-password' | 'new-password';
}) {
  const { t } = useLingui();
  const ids = useFieldIds(id, { hint, error });
  const [visible, setVisible] = useState(false);
  // Rendered after hydration only, because the button does nothing without scripts.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const Icon = visible ? EyeOff : Eye;
  const action = visible ? t`Hide the password` : t`Show the password`;
  return (
    <Field {...ids} label={label} hint={hint} error={error} required plain>
      <div className="relative">
        <input
          id={id}
          name={id}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          className={classes('control', alive && 'pr-14')}
        />
        {alive ? (
          <button
            type="button"
            aria-label={action}
            title={action}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-ink-soft hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </Field>
  );
}
