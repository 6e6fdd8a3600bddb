import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '../../ui/combo-box.tsx';

/** Every country, to be searched by name; the answer is its two letters. */
export default function CountryList({ value, onChange, ...rest }: Omit<ComboBoxProps, 'items' | 'typed' | 'onType'>) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const countries = useCall('listCountries', {}, { cacheFor: Number.POSITIVE_INFINITY }).answer?.countries;
  const items = useMemo((): readonly ComboBoxItem[] => {
    const order = new Intl.Collator(locale);
    return Object.entries(countries ?? {})
      .map(([id, { name }]) => ({ id, label: name }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [countries, locale]);
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
