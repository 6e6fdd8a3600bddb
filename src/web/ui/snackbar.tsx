import { useLingui } from '@lingui/react/macro';
import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A one-line confirmation at the bottom of the window. */
export function Snackbar({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-card bg-night py-1.5 pr-1.5 pl-4 text-on-night shadow-float">
      <CircleCheck className="size-5 shrink-0 text-sun" aria-hidden="true" />
      <p className="grow py-1.5 text-sm">{children}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label={t`Close`}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-white/10"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
