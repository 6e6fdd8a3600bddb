import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets the locale of React Aria components to the page's language instead of the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>;
}
