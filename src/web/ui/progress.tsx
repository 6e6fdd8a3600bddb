import { useId } from 'react';

/** A progress bar from 0 to 1, with a label above it. */
export function Progress({ label, value, note }: { label: string; value: number; note?: string }) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={id} className="font-semibold">
          {label}
        </span>
        {note ? <span className="figures text-ink-soft">{note}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-pine transition-[width] duration-(--motion)"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
