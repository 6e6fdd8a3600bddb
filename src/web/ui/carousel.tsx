import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

/** A horizontally scrolling row that snaps to its items, with swiping, keys and two buttons. */
export function Carousel({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const update = useCallback(() => {
    const box = row.current;
    if (!box) return;
    const start = box.scrollLeft <= 2;
    const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 2;
    setEnds((now) => (now.start === start && now.end === end ? now : { start, end }));
  }, []);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    update();
    const watcher = new ResizeObserver(update);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [update]);
  const move = (direction: 1 | -1): void => {
    const box = row.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.85, behavior: 'smooth' });
  };
  return (
    <section aria-label={label} className={classes('flex flex-col gap-4', className)}>
      <ul
        ref={row}
        onScroll={update}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth p-1 [scrollbar-width:none] *:shrink-0 *:snap-start"
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
      <div className={classes('flex justify-end gap-2', ends.start && ends.end && 'invisible')}>
        <IconButton
          label={t`Back`}
          disabled={ends.start}
          onClick={() => move(-1)}
          className="border border-line-strong bg-paper"
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t`Forward`}
          disabled={ends.end}
          onClick={() => move(1)}
          className="border border-line-strong bg-paper"
        >
          <ArrowRight aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
