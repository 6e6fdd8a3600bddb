import { type ReactNode, useState } from 'react';
import { useScripts } from '../browser/use-scripts.ts';
import { classes } from '../ui/classes.ts';
import type { LazyPiece } from '../ui/lazy-piece.tsx';

/** What every popup behind a link takes. */
export type PopupPieceProps = { open: boolean; onClose: () => void };

/** A link in running text that opens a popup; the popup is fetched with the first press, or when the pointer comes near. */
export function PopupLink<Props extends PopupPieceProps>({
  piece: Piece,
  given,
  className,
  children,
}: {
  piece: LazyPiece<Props>;
  given: Omit<Props, keyof PopupPieceProps>;
  className?: string;
  children: ReactNode;
}) {
  const scripts = useScripts();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  const props = { ...given, open: popup === 'open', onClose: () => setPopup('closed') } as Props;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!scripts}
        onClick={() => setPopup('open')}
        onPointerEnter={() => Piece.preload()}
        className={classes(
          'inline-flex min-h-6 items-center rounded-sm text-start font-medium text-pine underline decoration-1 underline-offset-4 hover:decoration-2',
          className,
        )}
      >
        {children}
      </button>
      {popup === 'unused' ? null : <Piece {...props} />}
    </>
  );
}
