import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Suggestion } from '../tours/catalogue-types.ts';
import { useCombo } from '../ui/combo.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const WhereList = lazyPart('suggestions', async () => (await import('./where-list.tsx')).default);

/** The destination as free text with suggestions, whose code loads on first use. */
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
  /** Places the suggestions in the flow, so that they push the following content down instead of covering it. */
  listInFlow?: boolean;
  autoFocus?: boolean;
  value: string;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const combo = useCombo({ id, items: suggestions, onChoose });
  const suggestionList = combo.open ? (
    <WhereList
      id={combo.listId}
      typed={value}
      inFlow={listInFlow}
      active={combo.active}
      onSuggestions={setSuggestions}
      onChoose={combo.choose}
    />
  ) : null;
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
          {...combo.input}
          placeholder={t`Country, place or activity`}
          value={value}
          onChange={(event) => {
            combo.show();
            onType(event.target.value);
          }}
          className="control truncate pl-11"
        />
        {listInFlow ? null : suggestionList}
      </div>
      {listInFlow ? suggestionList : null}
    </div>
  );
}
