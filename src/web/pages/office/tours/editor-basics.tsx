import { Trans, useLingui } from '@lingui/react/macro';
import { DOCUMENT_LIMITS as limits } from '#domain/office/tour-document.ts';
import { formatter } from '../../../ui/formatter.ts';
import { Choice, EditorSection, PlainText, Several, TextPair, Toggle, WholeNumber } from './editor-fields.tsx';
import { useEditor } from './editor-state.tsx';
import { PickList } from './pick-list.tsx';

/** The languages that guides may speak. */
const guideLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'zh'] as const;

/** Name, style, length, countries and ages. */
export function EditorBasics() {
  const { t, i18n } = useLingui();
  const { loaded, document } = useEditor();
  const languages = [...new Set([...guideLanguages, ...document.guideLanguages])];
  const names = formatter(Intl.DisplayNames, i18n.locale, { type: 'language' });
  return (
    <EditorSection id="basics" title={<Trans>Basics</Trans>}>
      <TextPair path="name" label={t`Name`} max={limits.maxName} />
      <TextPair path="tagline" label={t`Tagline`} max={limits.maxTagline} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {loaded.published ? null : (
          <PlainText path="slug" label={t`Web address`} hint={t`It can’t change once the tour is public.`} />
        )}
        <Choice
          path="style"
          label={t`Kind of tour`}
          options={[
            { value: 'group', label: t`Group tour` },
            { value: 'private', label: t`Private tour` },
            { value: 'river', label: t`River cruise` },
          ]}
        />
        <WholeNumber path="lengthDays" label={t`Length in days`} min={1} max={limits.maxDays} />
        <WholeNumber path="minimumAge" label={t`Minimum age`} max={120} />
        <WholeNumber path="maximumAge" label={t`Maximum age`} max={120} />
        <WholeNumber path="maximumGroup" label={t`Largest group`} />
        <WholeNumber
          path="privateMinimum"
          label={t`Smallest private group`}
          hint={t`Leave empty if it doesn’t run privately.`}
          empty={null}
        />
        <Choice
          path="physicalLevel"
          label={t`Physical level`}
          numeric
          options={[1, 2, 3, 4, 5].map((level) => ({ value: String(level), label: String(level) }))}
        />
      </div>
      <PickList
        path="countryCodes"
        label={t`Countries`}
        placeholder={t`Add a country`}
        options={loaded.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <PickList
        path="styleSlugs"
        label={t`Travel styles, the main one first`}
        placeholder={t`Add a travel style`}
        options={loaded.styles.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Several
        path="guideLanguages"
        label={t`Languages of the guides`}
        options={languages.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      />
      <Toggle path="insuranceOffered" label={t`Offer travel insurance`} />
    </EditorSection>
  );
}
