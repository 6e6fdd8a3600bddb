import { Plural } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { classes } from './classes.ts';

/** The options of a combo box; the input has the focus and handles the keys. */
export function ComboList<Item>({
  listId,
  label,
  items,
  active,
  keyOf,
  isChosen,
  onChoose,
  empty,
  className,
  children,
}: {
  listId: string;
  label: string;
  items: readonly Item[];
  active: number;
  keyOf: (item: Item) => string;
  /** Whether an option is the current value. */
  isChosen?: ((item: Item) => boolean) | undefined;
  onChoose: (item: Item) => void;
  /** The text for an empty result. */
  empty: ReactNode;
  className?: string | undefined;
  children: (item: Item, place: number) => ReactNode;
}) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  return (
    <>
      <p role="status" className={items.length > 0 ? 'sr-only' : 'px-4 py-3 text-ink-soft text-sm'}>
        {items.length > 0 ? <Plural value={items.length} one="# suggestion" other="# suggestions" /> : empty}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className={classes('max-h-80 overflow-auto overscroll-contain p-1.5 empty:hidden', className)}
      >
        {items.map((item, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
          <div
            key={keyOf(item)}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 hover:bg-mist',
              place === active && 'bg-mist',
              isChosen?.(item) && 'font-semibold',
            )}
          >
            {children(item, place)}
          </div>
        ))}
      </div>
    </>
  );
}
