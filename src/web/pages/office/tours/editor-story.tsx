import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NO_TEXT, type TextItem } from '#domain/office/tour-document.ts';
import { EditorSection, TextPair } from './editor-fields.tsx';
import { newItemId, useEditor, useList } from './editor-state.tsx';
import { AddButton, ItemCard } from './item-card.tsx';

/** Highlights, description, and what the price includes. */
export function EditorStory() {
  const { t } = useLingui();
  return (
    <EditorSection id="story" title={<Trans>Texts</Trans>}>
      <Lines path="highlights" title={t`Highlights`} name={(number) => t`Highlight ${number}`}>
        <Trans>Add a highlight</Trans>
      </Lines>
      <Lines path="description" title={t`Description`} name={(number) => t`Paragraph ${number}`} long>
        <Trans>Add a paragraph</Trans>
      </Lines>
      <Lines path="included" title={t`Included in the price`} name={(number) => t`Included ${number}`}>
        <Trans>Add what is included</Trans>
      </Lines>
      <Lines path="excluded" title={t`Not included`} name={(number) => t`Not included ${number}`}>
        <Trans>Add what isn’t included</Trans>
      </Lines>
    </EditorSection>
  );
}

function Lines({
  path,
  title,
  name,
  long = false,
  children,
}: {
  path: string;
  title: string;
  name: (number: number) => string;
  long?: boolean;
  children: ReactNode;
}) {
  const { keyOf } = useEditor();
  const { items, add } = useList<TextItem>(path);
  return (
    <section id={path} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-3">
      <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
      {items.map(({ id }, at) => (
        <ItemCard key={keyOf(id)} path={path} id={id} title={name(at + 1)}>
          <TextPair path={`${path}.${id}.text`} label={name(at + 1)} long={long} />
        </ItemCard>
      ))}
      <AddButton onClick={() => add({ id: newItemId(), text: NO_TEXT })}>{children}</AddButton>
    </section>
  );
}
