import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useWindowMoves } from './use-window-moves.ts';

/** The minimum length that exceeds four lines of a narrow card, for the first render on the server. */
const surelyLong = 200;

/** Truncates a text to four lines, with a button that expands it. */
export function ShortText({ text }: { text: string }) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [long, setLong] = useState(text.length > surelyLong);
  const [expanded, setExpanded] = useState(false);
  useWindowMoves(() => {
    const { current } = box;
    if (current && !expanded) setLong(current.scrollHeight > current.clientHeight + 1);
  });
  return (
    <div className="text-ink-soft text-xs">
      <p id={id} ref={box} className={classes(!expanded && 'line-clamp-4')}>
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          className="-mx-1 inline-flex min-h-11 items-center rounded-field px-1 font-semibold text-pine underline underline-offset-4"
        >
          {expanded ? <Trans>Read less</Trans> : <Trans>Read more</Trans>}
        </button>
      ) : null}
    </div>
  );
}
