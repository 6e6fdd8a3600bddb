import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { classes } from './classes.ts';
import { FieldGroup, type FieldWords, useFieldIds } from './field.tsx';

const five = [1, 2, 3, 4, 5] as const;

/** An input for a rating from 1 to 5. */
export function RatingInput({
  id,
  name,
  value,
  onChange,
  ...words
}: FieldWords & { id?: string | undefined; name: string; value: number | null; onChange: (value: number) => void }) {
  const { t } = useLingui();
  const ids = useFieldIds(id, words);
  const meanings = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  return (
    <FieldGroup {...words} {...ids}>
      <div className="flex flex-wrap items-center gap-1">
        {five.map((star) => {
          const meaning = meanings[star - 1] ?? '';
          return (
            <label
              key={star}
              className="relative flex size-11 items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => onChange(star)}
                aria-label={t`${star} out of 5: ${meaning}`}
                aria-describedby={ids.describedBy}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              />
              <Star
                aria-hidden="true"
                className={classes(
                  'size-7 stroke-[1.5] transition-transform duration-(--motion-fast) hover:scale-110',
                  value !== null && star <= value ? 'fill-sun stroke-on-sun' : 'fill-transparent stroke-line-strong',
                )}
              />
            </label>
          );
        })}
        <span className="pl-2 text-ink-soft text-sm">
          {value === null ? <Trans>Choose one to five stars</Trans> : meanings[value - 1]}
        </span>
      </div>
    </FieldGroup>
  );
}
