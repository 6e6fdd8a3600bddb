import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { movedItem } from '#domain/office/document-path.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useEditor, useValue } from './editor-state.tsx';

/** A card of a list's item with its buttons: earlier, later, remove or retire. */
export function ItemCard({
  path,
  id,
  title,
  children,
}: {
  /** The path of the list. */
  path: string;
  id: number | string;
  title: string;
  children: ReactNode;
}) {
  const { loaded } = useEditor();
  const [items, set] = useValue<readonly { readonly id: number | string; readonly isRetired?: boolean }[]>(path);
  const at = items.findIndex((item) => item.id === id);
  const wasPublic = usePublicItem(`${path}.${id}`);
  const isRetired = items[at]?.isRetired === true;
  const { t } = useLingui();
  return (
    <div
      id={`${path}.${id}`}
      tabIndex={-1}
      className="scroll-mt-24 flex flex-col gap-4 rounded-field border border-line p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="wrap-anywhere mr-auto font-sans font-semibold text-base tracking-normal">
          {title}
          {isRetired ? (
            <span className="font-normal text-ink-soft text-sm">
              {' '}
              <Trans>(retired)</Trans>
            </span>
          ) : null}
        </h3>
        {loaded.mayEdit ? (
          <>
            <IconButton label={t`Move up: ${title}`} disabled={at === 0} onClick={() => set(movedItem(items, at, -1))}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`Move down: ${title}`}
              disabled={at === items.length - 1}
              onClick={() => set(movedItem(items, at, 1))}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            {wasPublic ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => set(items.map((item) => (item.id === id ? { ...item, isRetired: !isRetired } : item)))}
              >
                {isRetired ? <Trans>Offer again</Trans> : <Trans>Retire</Trans>}
              </Button>
            ) : (
              <IconButton label={t`Remove: ${title}`} onClick={() => set(items.filter((item) => item.id !== id))}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </>
        ) : null}
      </div>
      {isRetired ? null : children}
    </div>
  );
}

/** Lists whose items are retired once they have been public. */
const retirable = /^variants\.[^.]+$|\.(rooms|extras|options)\.[^.]+$/;

/** Returns whether an item that bookings may name is part of the public version. */
function usePublicItem(path: string): boolean {
  const { loaded } = useEditor();
  if (!loaded.published || !retirable.test(path)) return false;
  const id = Number(path.split('.').at(-1));
  return loaded.published.variants.some(
    (variant) =>
      variant.id === id ||
      variant.rooms.some((room) => room.id === id) ||
      variant.extras.some((extra) => extra.id === id || extra.options.some((option) => option.id === id)),
  );
}

/** The button below a list. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { loaded } = useEditor();
  if (!loaded.mayEdit) return null;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
