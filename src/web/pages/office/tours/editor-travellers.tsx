import { Trans, useLingui } from '@lingui/react/macro';
import type { Words } from '#domain/catalogue/words.ts';
import { documentText } from '#domain/office/new-tour.ts';
import type { VariantItem } from '#domain/office/tour-document.ts';
import { WholeNumber } from './editor-fields.tsx';
import { useEditor, useList } from './editor-state.tsx';
import { AddButton, ItemCard } from './item-card.tsx';

type PassengerType = VariantItem['passengerTypes'][number];

const words = (en: string, de: string): Words => ({ en, de });

/** The passenger types of the marketplace; their ids mean the same in every tour. */
const kinds: readonly (readonly [id: number, singular: Words, plural: Words, ageFrom: number, ageTo: number])[] = [
  [1, words('Adult', 'Erwachsener'), words('Adults', 'Erwachsene'), 18, 99],
  [2, words('Child', 'Kind'), words('Children', 'Kinder'), 2, 17],
  [3, words('Infant', 'Kleinkind'), words('Infants', 'Kleinkinder'), 0, 1],
  [4, words('Young adult', 'Junger Erwachsener'), words('Young adults', 'Junge Erwachsene'), 18, 25],
  [5, words('Senior', 'Person ab 65'), words('Seniors', 'Personen ab 65'), 65, 99],
];

const newType = ([id, singular, plural, ageFrom, ageTo]: (typeof kinds)[number]): PassengerType => ({
  ...{ id, minimum: 0, maximum: 8, eligible: id !== 2 && id !== 3 },
  singular: documentText(singular),
  plural: documentText(plural),
  ...{ ageFrom, ageTo },
});

/** Who can travel: the passenger types of a variant with their ages. */
export function EditorTravellers({ variantId }: { variantId: number }) {
  const { t, i18n } = useLingui();
  const { loaded } = useEditor();
  const path = `variants.${variantId}.passengerTypes`;
  const { items, add } = useList<PassengerType>(path);
  const missing = kinds.filter(([id]) => !items.some((type) => type.id === id));
  const isGerman = i18n.locale === 'de';
  return (
    <section id={path} tabIndex={-1} className="flex flex-col gap-3">
      <h4 className="font-sans font-semibold text-base tracking-normal">
        <Trans>Travellers</Trans>
      </h4>
      {items.map(({ id, plural }) => (
        <ItemCard key={id} path={path} id={id} title={(isGerman && plural.de) || plural.en}>
          <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
            <WholeNumber path={`${path}.${id}.ageFrom`} label={t`From age`} max={120} />
            <WholeNumber path={`${path}.${id}.ageTo`} label={t`To age`} max={120} />
            <WholeNumber path={`${path}.${id}.minimum`} label={t`At least per booking`} max={30} />
            <WholeNumber path={`${path}.${id}.maximum`} label={t`At most per booking`} max={30} />
          </div>
        </ItemCard>
      ))}
      {loaded.mayEdit && missing.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {missing.map((kind) => (
            <AddButton key={kind[0]} onClick={() => add(newType(kind))}>
              <Trans>Add: {kind[2][isGerman ? 'de' : 'en']}</Trans>
            </AddButton>
          ))}
        </div>
      ) : null}
    </section>
  );
}
