import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { call } from '../../browser/call.ts';
import { loadOnce } from '../../browser/lazy-load.ts';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '../../ui/combo-box.tsx';

const countries = loadOnce(
  'countries',
  async () => (await call('listCountries', {})).countries,
  () => {},
);

/** Every country, to be searched by name; the answer is its two letters. */
export default function CountryList({ value, onChange, ...rest }: Omit<ComboBoxProps, 'items' | 'typed' | 'onType'>) {
  const { t, i18n } = useLingui();
  const [items, setItems] = useState<readonly ComboBoxItem[]>([]);
  const { locale } = i18n;
  useEffect(() => {
    let here = true;
    countries().then(
      (known) => {
        const order = new Intl.Collator(locale);
        const sorted = Object.entries(known)
          .map(([id, { name }]) => ({ id, label: name }))
          .sort((one, other) => order.compare(one.label, other.label));
        if (here) setItems(sorted);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, [locale]);
  return (
    <ComboBox
      {...rest}
      items={items}
      value={value}
      onChange={onChange}
      placeholder={t`Type to search`}
      onType={(text) => {
        // Typed in full, or filled in by the browser: nothing needs to be picked.
        const named = items.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
        if (named && named.id !== value) onChange(named.id);
      }}
    />
  );
}
