import { Plural, useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';

/** Shows a rating from 0 to 5 as stars and as a number. */
export function Rating({
  value,
  count,
  className,
}: {
  value: number;
  /** The number of reviews. */
  count?: number | undefined;
  className?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const text = i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={classes('rating', className)}>
      <span
        role="img"
        aria-label={t`${text} out of 5 stars`}
        className="stars"
        style={{ '--stars': value } as React.CSSProperties}
      />
      <b aria-hidden="true">{text}</b>
      {count === undefined ? null : (
        <span>
          <Plural value={count} one="# review" other="# reviews" />
        </span>
      )}
    </span>
  );
}
