import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Building2, Compass, Globe, MapPin, Mountain, Route } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '../browser/use-call.ts';
import type { Suggestion } from '../tours/catalogue-types.ts';
import { classes } from '../ui/classes.ts';
import { ComboList } from '../ui/combo-list.tsx';

/** The debounce of the suggestions in ms. */
const pause = 150;

const none: readonly Suggestion[] = [];

const icons = {
  continent: Globe,
  country: MapPin,
  place: Mountain,
  style: Compass,
  tour: Route,
  operator: Building2,
} as const;

export type WhereListProps = {
  id: string;
  typed: string;
  /** Pushes the following content down instead of covering it, for narrow boxes that scroll. */
  inFlow?: boolean | undefined;
  /** The index of the active suggestion; −1 for none. */
  active: number;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/** Suggestions for the typed text. Requests are debounced, and only the latest response counts. */
export default function WhereList({ id, typed, inFlow = false, active, onSuggestions, onChoose }: WhereListProps) {
  const { t } = useLingui();
  const options = { debounce: pause, keepPrevious: true, silent: true };
  const { answer, state } = useCall('suggestPlaces', { q: typed.trim() }, options);
  const found = state === 'failed' ? none : (answer?.suggestions ?? null);
  useEffect(() => onSuggestions(found ?? none), [found, onSuggestions]);
  if (found === null || (found.length === 0 && typed.trim() === '')) return null;
  return (
    <div
      className={classes(
        'mt-2 animate-appear overflow-hidden rounded-card border border-line bg-paper',
        !inFlow && 'absolute inset-x-0 top-full z-40 min-w-72 shadow-float',
      )}
    >
      <ComboList
        listId={id}
        label={t`Suggestions`}
        items={found}
        active={active}
        keyOf={({ kind, slug }) => `${kind}-${slug}`}
        onChoose={onChoose}
        empty={<Trans>No matching places. Search anyway: we’ll look for similar words.</Trans>}
      >
        {(suggestion) => <SuggestionLine suggestion={suggestion} />}
      </ComboList>
    </div>
  );
}

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const Icon = icons[suggestion.kind];
  return (
    <>
      <Icon className="size-5 shrink-0 text-pine" aria-hidden="true" />
      <span className="flex min-w-0 grow flex-col leading-snug">
        <span className="truncate font-medium">{suggestion.name}</span>
        {suggestion.detail ? <span className="truncate text-ink-soft text-xs">{suggestion.detail}</span> : null}
      </span>
      {suggestion.kind === 'tour' ? null : (
        <span className="figures shrink-0 text-ink-soft text-xs">
          <Plural value={suggestion.count} one="# tour" other="# tours" />
        </span>
      )}
    </>
  );
}
