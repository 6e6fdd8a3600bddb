import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { Button } from '../../ui/button.tsx';
import { InlineError } from '../../ui/field.tsx';

/** The field for a promo code and its button; the server's message is displayed until the visitor types. */
export function PromoCodeForm({
  code,
  pending,
  error,
  focus,
  onType,
  onApply,
}: {
  code: string;
  pending: boolean;
  error: string | undefined;
  /** Whether the field receives the focus on mount. */
  focus: boolean;
  onType: () => void;
  onApply: (code: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(code);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        <Trans>Promo code</Trans>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name={inputNames.promoCode}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: the link that opened it was pressed to type a code
          autoFocus={focus}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="control min-w-0 max-w-64 grow basis-40 uppercase"
          onChange={(event) => {
            setTyped(event.target.value);
            onType();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onApply(typed);
          }}
        />
        <Button variant="secondary" pending={pending} onClick={() => onApply(typed)}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      <div id={`${id}-error`} role="alert">
        {error ? <InlineError>{error}</InlineError> : null}
      </div>
    </div>
  );
}
