import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DOCUMENT_LIMITS as limits, NO_TEXT, type PhotographItem, textHash } from '#domain/office/tour-document.ts';
import { usePage } from '../../../browser/page-config.ts';
import { Photo } from '../../../ui/photo.tsx';
import { photoOf } from '../../../ui/photo-of.ts';
import { EditorSection, PlainText, TextPair } from './editor-fields.tsx';
import { useEditor, useList } from './editor-state.tsx';
import { ItemCard } from './item-card.tsx';
import { type LibraryPhotograph, UploadPhotographs } from './upload-photographs.tsx';

/** An item's id is its file without the ending, because ids are parts of paths. */
const idOf = (file: string): string => file.replace(/\.jpg$/, '');

const itemOf = ({ file, en, de, photographer, isOwn }: LibraryPhotograph): PhotographItem => ({
  id: idOf(file),
  alternative: isOwn && en === '' ? NO_TEXT : { en, de, deOf: textHash(en) },
  photographer,
  focus: { x: 500, y: 500 },
});

/** The photographs of the tour: uploaded, or chosen from the library. The first one is on the tour's card. */
export function EditorPhotographs() {
  const { t } = useLingui();
  const { loaded, change } = useEditor();
  const { items, add } = useList<PhotographItem>('photographs');
  const [uploaded, setUploaded] = useState<readonly LibraryPhotograph[]>([]);
  const library = [...loaded.photographs, ...uploaded];
  const chosen = new Set(items.map(({ id }) => id));
  return (
    <EditorSection id="photographs" title={<Trans>Photographs</Trans>}>
      {items.map(({ id, photographer }, at) => {
        const found = library.find(({ file }) => idOf(file) === id);
        const path = `photographs.${id}`;
        return (
          <ItemCard key={id} path="photographs" id={id} title={t`Photograph ${at + 1}`}>
            <div className="flex flex-wrap items-center gap-4">
              <LibraryPhoto photograph={found} file={`${id}.jpg`} sizes="10rem" className="w-40 rounded-field" />
              {found?.isOwn ? null : (
                <p className="min-w-0 text-sm">
                  {found?.en}
                  <br />
                  <span className="text-ink-soft">{photographer}</span>
                </p>
              )}
            </div>
            {found?.isOwn ? (
              <>
                <TextPair path={`${path}.alternative`} label={t`What the photograph shows`} max={limits.maxTagline} />
                <PlainText path={`${path}.photographer`} label={t`Photographer`} max={200} />
              </>
            ) : null}
          </ItemCard>
        );
      })}
      {loaded.mayEdit ? (
        <>
          <UploadPhotographs
            onUploaded={(photograph) => {
              setUploaded((current) => [...current, photograph]);
              // Several uploads end after the list was rendered, so this adds to the newest one.
              change((document) => ({ ...document, photographs: [...document.photographs, itemOf(photograph)] }));
            }}
          />
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
              <Trans>Choose from the photo library</Trans>
            </summary>
            <ul className="grid grid-cols-2 gap-3 pt-3 sm:grid-cols-3 xl:grid-cols-4">
              {library
                .filter(({ file }) => !chosen.has(idOf(file)))
                .map((photograph) => (
                  <li key={photograph.file}>
                    <button
                      type="button"
                      className="block w-full rounded-field"
                      aria-label={t`Add photograph: ${photograph.en || photograph.photographer}`}
                      onClick={() => add(itemOf(photograph))}
                    >
                      <LibraryPhoto photograph={photograph} sizes="14rem" className="rounded-field" />
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        </>
      ) : null}
    </EditorSection>
  );
}

/** A photograph without its text, which is beside it. */
function LibraryPhoto({
  photograph,
  file = photograph?.file ?? '',
  ...rest
}: {
  photograph: LibraryPhotograph | undefined;
  file?: string;
  sizes: string;
  className: string;
}) {
  const { assetBase } = usePage();
  return <Photo {...rest} photo={photoOf({ file, colour: photograph?.colour ?? '#888888', alt: '' }, assetBase)} />;
}
