import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '../ui/copy-button.tsx';

/** The address of a payment link, to read, select and copy. */
export function LinkAddress({ id, link, label }: { id: string; link: string; label: string }) {
  const { t } = useLingui();
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        className="min-h-11 w-full rounded-field border border-line-strong bg-paper px-3"
      />
      <CopyButton text={link} label={t`Copy the link`} />
    </div>
  );
}
