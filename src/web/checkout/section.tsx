import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Block } from '#domain/booking/problem.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { MoreMissing } from './finish/more-missing-piece.ts';
import { SectionNumber } from './section-number.tsx';

export type SectionProps = {
  /** The fragment id that summaries and URLs link to. */
  id: string;
  number: number;
  title: ReactNode;
  /** The choice in one line, displayed while the section is collapsed. */
  summary: ReactNode;
  state: 'open' | 'folded';
  /** Whether this is the next step. */
  current: boolean;
  /** Null where nothing can be changed. */
  onEdit: (() => void) | null;
  onContinue: () => void;
  /** The other incomplete blocks, if this is the first section with an error. */
  others: readonly Block[] | null;
  children: ReactNode;
};

/** A numbered section of the booking page; it collapses to a summary with an edit button when it is complete. */
export function Section({
  id,
  number,
  title,
  summary,
  state,
  current,
  onEdit,
  onContinue,
  others,
  children,
}: SectionProps) {
  const folded = state === 'folded';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      aria-current={current ? 'step' : undefined}
      className="scroll-mt-24 rounded-card border border-line bg-paper"
    >
      <header className={classes('flex items-start gap-3 px-5 pt-5 md:px-7 md:pt-6', folded ? 'pb-5 md:pb-6' : 'pb-1')}>
        <SectionNumber number={number} state={folded ? 'done' : current ? 'current' : 'open'} />
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
          {others ? <MoreMissing blocks={others} /> : null}
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
