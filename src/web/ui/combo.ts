import { type KeyboardEvent, useState } from 'react';

/** Whether the list is open, and the index of the active option; −1 for none. */
export type ComboState = { readonly open: boolean; readonly active: number };

const closed: ComboState = { open: false, active: -1 };
const opened: ComboState = { open: true, active: -1 };

/** The effect of a key on a combo box. */
type KeyEffect = ComboState & { /** The option that the key selects. */ readonly chosen?: number };

/**
 * Implements the keys of ARIA's combobox pattern: arrows open the list and cycle through it, Alt with an arrow opens
 * and closes it, Enter selects, Escape closes. Returns null for keys that edit the text, and for Enter and Escape when
 * they do not apply to the list.
 */
export function comboKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { open, active }: ComboState,
  count: number,
): KeyEffect | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step > 0 && altKey) return { open: true, active };
  if (key === 'Escape' || (step && altKey)) return open ? closed : null;
  if (step)
    return { open: true, active: count > 0 ? (Math.max(active, step > 0 ? -1 : 0) + step + count) % count : -1 };
  if (key === 'Enter' && open && active >= 0 && active < count) return { ...closed, chosen: active };
  return null;
}

/**
 * Manages a text field with a list of options: its state and the attributes of its input. The focus stays in the input;
 * the options have the ids `${listId}-0` and so on.
 */
export function useCombo<Item>({
  id,
  items,
  onChoose,
  onClose,
  startOpen = false,
  strict = false,
}: {
  id: string;
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** Called when Escape closes the list without a selection. */
  onClose?: (() => void) | undefined;
  startOpen?: boolean;
  /** Only listed items are valid, so Enter over an open list never submits the form. */
  strict?: boolean;
}) {
  const listId = `${id}-list`;
  const [state, setState] = useState(startOpen ? opened : closed);
  const { open, active } = state;
  const close = (): void => setState(closed);
  const show = (): void => setState(opened);
  const choose = (item: Item): void => {
    close();
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const effect = comboKey(event, state, items.length);
    if (!effect) {
      if (strict && open && event.key === 'Enter') event.preventDefault();
      return;
    }
    event.preventDefault();
    // A popup around the field must not close with the list.
    if (event.key === 'Escape') event.stopPropagation();
    setState(effect);
    if (effect.chosen !== undefined) onChoose(items[effect.chosen] as Item);
    else if (!effect.open) onClose?.();
  };
  return {
    open,
    active,
    listId,
    show,
    close,
    choose,
    input: {
      role: 'combobox',
      'aria-expanded': open && items.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
      onKeyDown,
      onFocus: show,
      onBlur: close,
    },
  } as const;
}
