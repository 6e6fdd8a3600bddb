import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCall } from '../../browser/use-call.ts';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '../../ui/combo-box.tsx';

/** A searchable list of all countries; the value is the two-letter code. */
export default function CountryList(props: Omit<ComboBoxProps, 'items' | 'onRetry' | 'placeholder'>) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { state, answer, retry } = useCall('listCountries', {}, { cacheFor: Number.POSITIVE_INFINITY });
  const countries = answer?.countries;
  const items = useMemo((): readonly ComboBoxItem[] | null => {
    if (!countries) return null;
    const order = new Intl.Collator(locale);
    return Object.entries(countries)
      .map(([id, { name }]) => ({ id, label: name }))
      .sort((one, other) => order.compare(one.label, other.label));
  }, [countries, locale]);
  return (
    <ComboBox
      {...props}
      items={items}
      onRetry={state === 'failed' ? retry : undefined}
      placeholder={t`Type to search`}
    />
  );
}
