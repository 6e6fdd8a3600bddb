import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { Suggestion } from '../tours/catalogue-types.ts';
import { lazyPiece } from '../ui/lazy-piece.tsx';

const WhereList = lazyPiece('suggestions', async () => (await import('./where-list.tsx')).default);

/** Where to go, as free text. With scripts it suggests while one types; what it needs for that comes when it is first used. */
export function WhereField({
  label,
  hideLabel = false,
  listInFlow = false,
  autoFocus = false,
  value,
  onType,
  onChoose,
}: {
  label: ReactNode;
  hideLabel?: boolean;
  /** The suggestions push what follows down instead of lying over it. */
  listInFlow?: boolean;
  autoFocus?: boolean;
  value: string;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const list = `${id}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion): void => {
    close();
    onChoose(suggestion);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      if (suggestions.length > 0)
        setActive(
          (now) => (now < 0 && step < 0 ? suggestions.length : now + step + suggestions.length) % suggestions.length,
        );
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      // A popup around the field must not close with the list.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && open) {
      const suggestion = suggestions[active];
      if (!suggestion) return;
      event.preventDefault();
      choose(suggestion);
    }
  };
  const suggestionList = (
    <WhereList
      id={list}
      typed={value}
      inFlow={listInFlow}
      active={active}
      onSuggestions={setSuggestions}
      onChoose={choose}
    />
  );
  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          id={id}
          name="q"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only in a popup, which the visitor has just opened for it
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={open && suggestions.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
          placeholder={t`A country, a place, an idea`}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            onType(event.target.value);
          }}
          onFocus={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKey}
          className="control truncate pl-11"
        />
        {open && !listInFlow ? suggestionList : null}
      </div>
      {open && listInFlow ? suggestionList : null}
    </div>
  );
}
