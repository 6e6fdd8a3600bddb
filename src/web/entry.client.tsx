import { I18nProvider } from '@lingui/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '#contract/shop.ts';
import { browserWords } from './words/browser-words.ts';

const i18n = await browserWords(document.documentElement.lang as Language);

// React handles input events from here on.
dispatchEvent(new Event('hydrate'));
startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider i18n={i18n}>
      <HydratedRouter />
    </I18nProvider>,
  );
});
