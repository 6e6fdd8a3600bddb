import { classes } from './classes.ts';

/** A loading spinner; pass a label when no text beside it describes what is happening. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <span role={label ? 'status' : undefined} className={classes('inline-flex', className)}>
      <svg viewBox="0 0 24 24" className="size-6 animate-spin-calm" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
