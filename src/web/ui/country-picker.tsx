import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { Select } from 'react-aria-components/Select';
import { AriaLocale } from './aria-locale.tsx';
import { flagOf } from './flags.ts';
import { dialCountries } from './phone-book.ts';
import { arranged, foundCountries } from './phone-rules.ts';

/** How long the search waits for the next letter. Letters typed on the closed picker are forgotten after 1000 ms. */
const searchPause = 100;

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

/** The country before a phone number: flag and dial code, with a list that can be searched by name, dial code and letters. */
export default function CountryPicker({ country, onPick, preferred, disabled }: CountryPickerProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSearch, searchPause, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const countries = useMemo(
    () => arranged(dialCountries(i18n.locale), preferred, i18n.locale),
    [i18n.locale, preferred],
  );
  const found = useMemo(() => foundCountries(countries, search), [countries, search]);
  const chosen = countries.find((one) => one.iso === country);
  const lastPreferred = search === '' ? preferred.length : 0;
  const name = chosen?.name ?? country;
  const dial = chosen?.dial ?? '';
  return (
    <AriaLocale>
      <Select
        aria-label={t`Country of the number: ${name} +${dial}`}
        selectedKey={country}
        onSelectionChange={(key) => key !== null && onPick(String(key))}
        isOpen={open}
        onOpenChange={(next) => {
          setOpen(next);
          setTyped('');
          setSearch('');
        }}
        isDisabled={disabled ?? false}
      >
        <Button className="control flex w-auto items-center gap-2 rounded-r-none border-r-0 pr-2.5 whitespace-nowrap">
          <Flag iso={country} />
          <span className="sr-only">{name}</span>
          <span className="figures">+{dial}</span>
          <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
        </Button>
        <Popover
          placement="bottom start"
          className="flex w-[min(22rem,calc(100vw-2rem))] flex-col rounded-card border border-line bg-paper shadow-float entering:animate-appear"
        >
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={t`Search countries`} autoFocus className="relative border-line border-b p-2">
              <Search
                className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-soft"
                aria-hidden="true"
              />
              <Input className="control pl-11" placeholder={t`Country or dial code`} />
            </SearchField>
            <ListBox
              className="max-h-72 overflow-auto p-1.5 outline-none"
              renderEmptyState={() => (
                <p className="px-3 py-3 text-ink-soft">
                  <Trans>No country matches. Try its name, dial code or two letters.</Trans>
                </p>
              )}
            >
              {found.map((one, index) => (
                <ListBoxItem
                  key={one.iso}
                  id={one.iso}
                  textValue={one.name}
                  data-last={index === lastPreferred - 1 || undefined}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 outline-none data-last:mb-1.5 data-last:rounded-b-none data-last:border-line data-last:border-b focused:bg-mist selected:font-semibold focus-visible:bg-mist"
                >
                  <Flag iso={one.iso} />
                  <span className="grow">{one.name}</span>
                  <span className="figures text-ink-soft">+{one.dial}</span>
                </ListBoxItem>
              ))}
            </ListBox>
          </Autocomplete>
        </Popover>
      </Select>
    </AriaLocale>
  );
}
