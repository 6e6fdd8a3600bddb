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
  /** Whether the visitor has finished it; an optional section is folded from the start, and not done. */
  done: boolean;
  /** Folds and unfolds the section; null where it has never been folded, or cannot be changed. */
  onToggle: (() => void) | null;
  /** Called when the visitor begins to work in this section. */
  onVisit: () => void;
  /** Null where the visitor has not begun. */
  onContinue: (() => void) | null;
  /** The other incomplete blocks, if this is the first section with an error. */
  others: readonly Block[] | null;
  children: ReactNode;
};

/** A numbered section of the booking page; it folds to one line with a button that opens it again. */
export function Section({
  id,
  number,
  title,
  summary,
  state,
  current,
  done,
  onToggle,
  onVisit,
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
      onFocusCapture={onVisit}
      onPointerDownCapture={onVisit}
      className="scroll-mt-24 rounded-card border border-line bg-paper"
    >
      <header className={classes('flex items-start gap-3 px-5 pt-4 md:px-6', folded && 'pb-4')}>
        <SectionNumber number={number} state={done ? 'done' : current ? 'current' : 'open'} />
        <div className="min-w-0 grow">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none md:text-2xl">
            {title}
          </h2>
          {folded ? <p className="text-ink-soft">{summary}</p> : null}
        </div>
        {onToggle ? (
          <Button
            variant="quiet"
            size="small"
            onClick={onToggle}
            aria-expanded={!folded}
            aria-controls={folded ? undefined : `${id}-body`}
            aria-describedby={`${id}-title`}
          >
            {folded ? <Trans>Change</Trans> : <Trans>Close</Trans>}
          </Button>
        ) : null}
      </header>
      {folded ? null : (
        <div id={`${id}-body`} className="@container flex flex-col gap-5 px-5 pt-3 pb-5 md:px-6">
          {others ? <MoreMissing blocks={others} /> : null}
          {children}
          {onContinue ? (
            <div>
              <Button variant="secondary" onClick={onContinue}>
                <Trans>Continue</Trans>
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  );
}
