import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';

export type SectionProps = {
  /** The fragment by which summaries and addresses point here. */
  id: string;
  number: number;
  title: ReactNode;
  /** What was chosen, in one line; shown while the section is folded. */
  summary: ReactNode;
  state: 'open' | 'folded';
  /** Whether this is the next thing to do. */
  current: boolean;
  /** Null where nothing can be changed. */
  onEdit: (() => void) | null;
  onContinue: () => void;
  children: ReactNode;
};

/** A numbered section of the booking page: it folds to one line with a way back when it is done. */
export function Section({ id, number, title, summary, state, current, onEdit, onContinue, children }: SectionProps) {
  const folded = state === 'folded';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      aria-current={current ? 'step' : undefined}
      className="scroll-mt-24 rounded-card border border-line bg-paper"
    >
      <header className={classes('flex items-start gap-3 px-5 pt-5 md:px-7 md:pt-6', folded ? 'pb-5 md:pb-6' : 'pb-1')}>
        <span
          aria-hidden="true"
          className={classes(
            'figures mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm',
            folded ? 'bg-pine text-on-pine' : current ? 'bg-ink text-paper' : 'border border-line-strong text-ink-soft',
          )}
        >
          {folded ? <Check className="size-4" /> : number}
        </span>
        <div className="min-w-0 grow">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none md:text-2xl">
            {title}
          </h2>
          {folded ? <p className="pt-1 text-ink-soft">{summary}</p> : null}
        </div>
        {folded && onEdit ? (
          <Button variant="quiet" size="small" onClick={onEdit} aria-describedby={`${id}-title`}>
            <Trans>Edit</Trans>
          </Button>
        ) : null}
      </header>
      {folded ? null : (
        <div className="flex flex-col gap-6 px-5 pt-3 pb-5 md:px-7 md:pb-7">
          {children}
          <div>
            <Button variant="secondary" onClick={onContinue}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
