import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '../../ui/combo-box.tsx';

/** Every country, to be searched by name; the answer is its two letters. */
export default function CountryList(props: Omit<ComboBoxProps, 'items' | 'placeholder'>) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const countries = useCall('listCountries', {}, { cacheFor: Number.POSITIVE_INFINITY }).answer?.countries;
  const items = useMemo((): readonly ComboBoxItem[] => {
    const order = new Intl.Collator(locale);
    return Object.entries(countries ?? {})
      .map(([id, { name }]) => ({ id, label: name }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [countries, locale]);
  return <ComboBox {...props} items={items} placeholder={t`Type to search`} />;
}
