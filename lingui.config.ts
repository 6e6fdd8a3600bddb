import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [{ path: '<rootDir>/src/web/words/catalogues/{locale}', include: ['<rootDir>/src/web'] }],
  // Without line numbers and dates a catalogue changes only when its words do.
  format: formatter({ origins: true, lineNumbers: false }),
  orderBy: 'messageId',
});
