import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { useWindowMoves } from './use-window-moves.ts';

/** How many letters four lines of a narrow card hold at least, for the first guess on the server. */
const surelyLong = 200;

/** A text of which four lines are shown, with a way to read all when there is more. */
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
          {expanded ? <Trans>Read less</Trans> : <Trans>Read all</Trans>}
        </button>
      ) : null}
    </div>
  );
}
