import { Trans, useLingui } from '@lingui/react/macro';
import { DOCUMENT_LIMITS as limits, NO_TEXT, type VariantItem } from '#domain/office/tour-document.ts';
import { Choice, TextPair, Toggle } from './editor-fields.tsx';
import { newItemId, useList } from './editor-state.tsx';
import { AddButton, ItemCard } from './item-card.tsx';

type Question = VariantItem['travellerFields'][number];

/** What travellers are asked for when they book. */
export function EditorQuestions({ variantId }: { variantId: number }) {
  const { t } = useLingui();
  const path = `variants.${variantId}.travellerFields`;
  const { items, add } = useList<Question>(path);
  return (
    <section id={path} tabIndex={-1} className="flex flex-col gap-3">
      <h4 className="font-sans font-semibold text-base tracking-normal">
        <Trans>Questions to travellers</Trans>
      </h4>
      {items.map(({ id, label, options }) => (
        <ItemCard key={id} path={path} id={id} title={label.en || t`Unnamed question`}>
          <TextPair path={`${path}.${id}.label`} label={t`Question`} max={limits.maxTagline} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Choice
              path={`${path}.${id}.asked`}
              label={t`Who answers`}
              options={[
                { value: 'each', label: t`Each traveller` },
                { value: 'lead', label: t`The lead traveller` },
              ]}
            />
            {options ? null : (
              <Choice
                path={`${path}.${id}.kind`}
                label={t`Answer`}
                options={[
                  { value: 'text', label: t`Short text` },
                  { value: 'textarea', label: t`Long text` },
                  { value: 'date', label: t`Date` },
                  { value: 'country', label: t`Country` },
                  { value: 'phone', label: t`Phone number` },
                  { value: 'email', label: t`Email address` },
                ]}
              />
            )}
          </div>
          <Toggle path={`${path}.${id}.required`} label={t`Required`} />
        </ItemCard>
      ))}
      <AddButton
        onClick={() =>
          add({
            ...{ id: `question-${Math.abs(newItemId()).toString(36)}`, kind: 'text', label: NO_TEXT },
            ...{ required: false, asked: 'each' },
          })
        }
      >
        <Trans>Add a question</Trans>
      </AddButton>
    </section>
  );
}
