import { Plural, useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';

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
  const shown = i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={classes('rating', className)}>
      <span
        role="img"
        aria-label={t`${shown} out of 5 stars`}
        className="stars"
        style={{ '--stars': value } as React.CSSProperties}
      />
      <b aria-hidden="true">{shown}</b>
      {count === undefined ? null : (
        <span>
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      )}
    </span>
  );
}
