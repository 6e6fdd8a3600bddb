import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { useCombo } from './combo.ts';
import { ComboList } from './combo-list.tsx';
import { flagOf } from './flags.ts';
import { dialCountries } from './phone-book.ts';
import { arranged, type DialCountry, foundCountries, plain } from './phone-rules.ts';

/** The debounce of the search in ms. */
const searchPause = 100;
/** The time in ms after which letters typed on the closed picker are reset. */
const lettersForgotten = 1000;

export type CountryPickerProps = {
  country: string;
  onPick: (iso: string) => void;
  preferred: readonly string[];
  disabled?: boolean | undefined;
};

function Flag({ iso }: { iso: string }) {
  return (
    <img
      src={flagOf(iso)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="h-4 w-6 shrink-0 rounded-xs object-cover ring-1 ring-line"
    />
  );
}

/**
 * The country of a phone number: flag and dial code, with a list that can be searched by name, dial code and ISO code.
 */
export default function CountryPicker({ country, onPick, preferred, disabled }: CountryPickerProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const letters = useRef({ typed: '', timer: 0 });
  const countries = useMemo(
    () => arranged(dialCountries(i18n.locale), preferred, i18n.locale),
    [i18n.locale, preferred],
  );
  const chosen = countries.find((one) => one.iso === country);
  const name = chosen?.name ?? country;
  const dial = chosen?.dial ?? '';
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key.length > 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = letters.current;
    window.clearTimeout(typed.timer);
    typed.typed += plain(event.key);
    typed.timer = window.setTimeout(() => {
      typed.typed = '';
    }, lettersForgotten);
    const named = countries.find((one) => plain(one.name).startsWith(typed.typed));
    if (named) onPick(named.iso);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left all of it
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={t`Country of the number: ${name} +${dial}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={disabled}
        // Without this, pressing the button while the search has the focus would close the list before the click
        // toggles it.
        onPointerDown={(event) => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        className="control flex w-auto items-center gap-2 rounded-r-none border-r-0 pr-2.5 whitespace-nowrap"
      >
        <Flag iso={country} />
        <span className="sr-only">{name}</span>
        <span className="figures">+{dial}</span>
        <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
      </button>
      {open ? (
        <CountrySearch
          countries={countries}
          country={country}
          preferred={preferred.length}
          onPick={(iso) => {
            leave();
            onPick(iso);
          }}
          onLeave={leave}
        />
      ) : null}
    </div>
  );
}

function CountrySearch({
  countries,
  country,
  preferred,
  onPick,
  onLeave,
}: {
  countries: readonly DialCountry[];
  country: string;
  /** The number of preferred countries at the top of the list, above a separator. */
  preferred: number;
  onPick: (iso: string) => void;
  onLeave: () => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSearch, searchPause, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useMemo(() => foundCountries(countries, search), [countries, search]);
  const combo = useCombo({
    id: useId(),
    items: found,
    startOpen: true,
    strict: true,
    onChoose: (one) => onPick(one.iso),
    onClose: onLeave,
  });
  const { onBlur: _, ...input } = combo.input;
  return (
    // At most as wide as the phone field, so that it fits into narrow windows.
    <div className="absolute top-full left-0 z-40 mt-2 w-[min(22rem,100%)] animate-appear rounded-card border border-line bg-paper shadow-float">
      <div className="relative border-line border-b p-2">
        <Search
          className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          {...input}
          type="text"
          aria-label={t`Search countries`}
          placeholder={t`Country or dial code`}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened it for this
          autoFocus
          value={typed}
          onChange={(event) => {
            combo.show();
            setTyped(event.target.value);
          }}
          className="control pl-11"
        />
      </div>
      <ComboList
        listId={combo.listId}
        label={t`Countries`}
        items={found}
        active={combo.active}
        keyOf={(one) => one.iso}
        isChosen={(one) => one.iso === country}
        onChoose={combo.choose}
        empty={<Trans>No country matches. Try its name, dial code or two letters.</Trans>}
        className="max-h-72"
      >
        {(one, place) => (
          <span
            className={classes(
              'flex grow items-center gap-3',
              search === '' && place === preferred - 1 && '-mb-1.5 border-line border-b pb-1.5',
            )}
          >
            <Flag iso={one.iso} />
            <span className="grow">{one.name}</span>
            <span className="figures text-ink-soft">+{one.dial}</span>
          </span>
        )}
      </ComboList>
    </div>
  );
}
