import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ExtraItem,
  DOCUMENT_LIMITS as limits,
  NO_TEXT,
  type OptionItem,
  type RoomItem,
  type VariantItem,
} from '#domain/office/tour-document.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Amount, Choice, EditorSection, Several, TextPair, Toggle, WholeNumber } from './editor-fields.tsx';
import { EditorQuestions } from './editor-questions.tsx';
import { newItemId, useEditor, useList, useValue } from './editor-state.tsx';
import { EditorTravellers } from './editor-travellers.tsx';
import { AddButton, ItemCard } from './item-card.tsx';

/** The variants with their passenger types, rooms, extras and questions. */
export function EditorVariants() {
  const { t, i18n } = useLingui();
  const { document, keyOf, loaded } = useEditor();
  const { items, add } = useList<VariantItem>('variants');
  const [first] = document.variants;
  const publicIds = new Set(loaded.published?.variants.map(({ id }) => id));
  const nameOf = ({ name }: VariantItem) => (i18n.locale === 'de' && name.de ? name.de : name.en);
  return (
    <EditorSection id="variants" title={<Trans>Variants, travellers, rooms and extras</Trans>}>
      {items.map((variant) => (
        <ItemCard key={keyOf(variant.id)} path="variants" id={variant.id} title={nameOf(variant) || t`Unnamed variant`}>
          {publicIds.has(variant.id) && loaded.state !== 'draft' ? (
            <TextLink to={`/office/departures/${variant.id}`} className="inline-flex min-h-11 items-center self-start">
              <Trans>Departures of this variant</Trans>
            </TextLink>
          ) : (
            <p className="text-ink-soft text-sm">
              <Trans>You can add departures once this variant has been published.</Trans>
            </p>
          )}
          <TextPair path={`variants.${variant.id}.name`} label={t`Name of the variant`} max={limits.maxName} />
          <EditorTravellers variantId={variant.id} />
          <Rooms variantId={variant.id} />
          <Extras variantId={variant.id} />
          <EditorQuestions variantId={variant.id} />
        </ItemCard>
      ))}
      {items.length < limits.maxVariants && first ? (
        <AddButton
          onClick={() => {
            const fresh = <Item extends { readonly id: number }>(item: Item): Item => ({ ...item, id: newItemId() });
            add({
              ...fresh(first),
              name: NO_TEXT,
              isRetired: false,
              rooms: first.rooms.filter(({ isRetired }) => !isRetired).map(fresh),
              extras: [],
            });
          }}
        >
          <Trans>Add a variant</Trans>
        </AddButton>
      ) : null}
    </EditorSection>
  );
}

function useTypeOptions(variantId: number) {
  const { i18n } = useLingui();
  const [types] = useValue<VariantItem['passengerTypes']>(`variants.${variantId}.passengerTypes`);
  return types.map(({ id, plural }) => ({
    value: id,
    label: (i18n.locale === 'de' ? plural.de : null) ?? plural.en,
  }));
}

function Rooms({ variantId }: { variantId: number }) {
  const { t } = useLingui();
  const { keyOf } = useEditor();
  const path = `variants.${variantId}.rooms`;
  const { items, add } = useList<RoomItem>(path);
  const types = useTypeOptions(variantId);
  return (
    <section id={path} tabIndex={-1} className="flex flex-col gap-3">
      <h4 className="font-sans font-semibold text-base tracking-normal">
        <Trans>Rooms</Trans>
      </h4>
      {items.map(({ id, name }) => (
        <ItemCard key={keyOf(id)} path={path} id={id} title={name.en || t`Unnamed room`}>
          <TextPair path={`${path}.${id}.name`} label={t`Name of the room`} max={limits.maxName} />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <WholeNumber path={`${path}.${id}.beds`} label={t`Beds`} empty={1} min={1} max={30} />
            <Amount path={`${path}.${id}.price.amount`} label={t`Extra charge`} />
            <Choice
              path={`${path}.${id}.price.per`}
              label={t`Charged`}
              options={[
                { value: 'person', label: t`Per person` },
                { value: 'room', label: t`Per room` },
              ]}
            />
          </div>
          <Toggle path={`${path}.${id}.shared`} label={t`Shared with travellers of other bookings`} />
          <Several path={`${path}.${id}.sleeps`} label={t`Who can sleep here`} options={types} />
        </ItemCard>
      ))}
      <AddButton
        onClick={() =>
          add({
            ...{ id: newItemId(), name: NO_TEXT, beds: 2, shared: false, sleeps: types.map(({ value }) => value) },
            price: { per: 'person', amount: 0 },
            isRetired: false,
          })
        }
      >
        <Trans>Add a room</Trans>
      </AddButton>
    </section>
  );
}

function Extras({ variantId }: { variantId: number }) {
  const { t } = useLingui();
  const { keyOf } = useEditor();
  const path = `variants.${variantId}.extras`;
  const { items, add } = useList<ExtraItem>(path);
  return (
    <section id={path} tabIndex={-1} className="flex flex-col gap-3">
      <h4 className="font-sans font-semibold text-base tracking-normal">
        <Trans>Extras</Trans>
      </h4>
      {items.map(({ id, name }) => (
        <ItemCard key={keyOf(id)} path={path} id={id} title={name.en || t`Unnamed extra`}>
          <TextPair path={`${path}.${id}.name`} label={t`Name of the extra`} max={limits.maxName} />
          <Choice
            path={`${path}.${id}.per`}
            label={t`Sold`}
            options={[
              { value: 'person', label: t`Per person` },
              { value: 'booking', label: t`Per booking` },
              { value: 'night', label: t`Per night` },
            ]}
          />
          <Toggle path={`${path}.${id}.required`} label={t`Has to be chosen`} />
          <Options path={`${path}.${id}.options`} />
        </ItemCard>
      ))}
      <AddButton
        onClick={() =>
          add({
            ...{ id: newItemId(), name: NO_TEXT, per: 'person', required: false, isRetired: false },
            options: [{ id: newItemId(), name: NO_TEXT, price: 0, maximum: 1, isRetired: false }],
          })
        }
      >
        <Trans>Add an extra</Trans>
      </AddButton>
    </section>
  );
}

function Options({ path }: { path: string }) {
  const { t } = useLingui();
  const { keyOf } = useEditor();
  const { items, add } = useList<OptionItem>(path);
  return (
    <div id={path} tabIndex={-1} className="flex flex-col gap-3">
      {items.map(({ id, name }) => (
        <ItemCard key={keyOf(id)} path={path} id={id} title={name.en || t`Unnamed option`}>
          <TextPair path={`${path}.${id}.name`} label={t`Name of the option`} max={limits.maxName} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Amount path={`${path}.${id}.price`} label={t`Price`} />
            <WholeNumber path={`${path}.${id}.maximum`} label={t`At most per booking`} empty={1} min={1} />
          </div>
        </ItemCard>
      ))}
      <AddButton onClick={() => add({ id: newItemId(), name: NO_TEXT, price: 0, maximum: 1, isRetired: false })}>
        <Trans>Add an option</Trans>
      </AddButton>
    </div>
  );
}
