import { Trans, useLingui } from '@lingui/react/macro';
import type { PhotographItem } from '#domain/office/tour-document.ts';
import { textHash } from '#domain/office/tour-document.ts';
import { usePage } from '../../../browser/page-config.ts';
import { Photo } from '../../../ui/photo.tsx';
import { photoOf } from '../../../ui/photo-of.ts';
import { EditorSection } from './editor-fields.tsx';
import { useEditor, useList } from './editor-state.tsx';
import { ItemCard } from './item-card.tsx';

/** The photographs of the tour, chosen from the library; the first one is on its card. */
export function EditorPhotographs() {
  const { t, i18n } = useLingui();
  const { loaded } = useEditor();
  const { items, add } = useList<PhotographItem>('photographs');
  const { assetBase } = usePage();
  const isGerman = i18n.locale === 'de';
  const chosen = new Set(items.map(({ id }) => id));
  const view = (file: string) => {
    const found = loaded.photographs.find((photograph) => photograph.file === file);
    const alt = (isGerman ? found?.de : found?.en) ?? '';
    return photoOf({ file, colour: found?.colour ?? '#888888', alt }, assetBase);
  };
  return (
    <EditorSection id="photographs" title={<Trans>Photographs</Trans>}>
      {items.map(({ id, photographer }, at) => (
        <ItemCard key={id} path="photographs" id={id} title={t`Photograph ${at + 1}`}>
          <div className="flex flex-wrap items-center gap-4">
            <Photo photo={view(id)} sizes="10rem" className="w-40 rounded-field" />
            <p className="min-w-0 text-sm">
              {view(id).alt}
              <br />
              <span className="text-ink-soft">{photographer}</span>
            </p>
          </div>
        </ItemCard>
      ))}
      {loaded.mayEdit ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
            <Trans>Choose from the photo library</Trans>
          </summary>
          <ul className="grid grid-cols-2 gap-3 pt-3 sm:grid-cols-3 xl:grid-cols-4">
            {loaded.photographs
              .filter(({ file }) => !chosen.has(file))
              .map(({ file, en, de, photographer }) => {
                const photo = view(file);
                return (
                  <li key={file}>
                    <button
                      type="button"
                      className="block w-full rounded-field"
                      aria-label={t`Add photograph: ${photo.alt}`}
                      onClick={() =>
                        add({
                          id: file,
                          alternative: { en, de, deOf: textHash(en) },
                          photographer,
                          focus: { x: 500, y: 500 },
                        })
                      }
                    >
                      <Photo photo={{ ...photo, alt: '' }} sizes="14rem" className="rounded-field" />
                    </button>
                  </li>
                );
              })}
          </ul>
        </details>
      ) : null}
    </EditorSection>
  );
}
