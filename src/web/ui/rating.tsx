import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classes } from './classes.ts';

const five = [1, 2, 3, 4, 5] as const;

/** Stars that show a value from 0 to 5, with the value as a number for everyone to read. */
export function Rating({
  value,
  count,
  className,
}: {
  value: number;
  /** How many people said so. */
  count?: number | undefined;
  className?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const clip = useId();
  const shown = i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={classes('inline-flex flex-wrap items-center gap-x-1.5', className)}>
      <svg viewBox="0 0 120 24" className="h-4.5 w-22.5" role="img" aria-label={t`${shown} out of 5 stars`}>
        <defs>
          <clipPath id={clip}>
            <rect width={value * 24} height="24" />
          </clipPath>
        </defs>
        {five.map((star) => (
          <path key={star} d={starPath} transform={`translate(${(star - 1) * 24} 0)`} className="fill-line" />
        ))}
        <g clipPath={`url(#${clip})`}>
          {five.map((star) => (
            <path key={star} d={starPath} transform={`translate(${(star - 1) * 24} 0)`} className="fill-sun" />
          ))}
        </g>
      </svg>
      <span className="figures font-semibold text-sm" aria-hidden="true">
        {shown}
      </span>
      {count === undefined ? null : (
        <span className="figures text-ink-soft text-sm">
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      )}
    </span>
  );
}

const starPath = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';
