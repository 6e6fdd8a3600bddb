import { type ReactNode, useState } from 'react';
import type { CallName } from '#contract/list.ts';
import { ContentPopup, type ContentPopupProps, preloadContentPopup } from './content-popup.tsx';

type Piece<Name extends CallName> = Omit<ContentPopupProps<Name>, 'open' | 'onClose'>;

/** A button that opens a popup with the response of an endpoint. */
export function ContentOpener<Name extends CallName>({
  piece,
  className,
  children,
}: {
  piece: Piece<Name>;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  const props = { ...piece, open: popup === 'open', onClose: () => setPopup('closed') } as ContentPopupProps<Name>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={() => void preloadContentPopup()}
        onClick={() => setPopup('open')}
      >
        {children}
      </button>
      {popup === 'unused' ? null : <ContentPopup {...props} />}
    </>
  );
}
