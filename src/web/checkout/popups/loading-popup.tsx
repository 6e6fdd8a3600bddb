import type { ReactNode } from 'react';
import { type LazyPiece, lazyPiece } from '../../ui/lazy-piece.tsx';

type Props = {
  open: boolean;
  /** What is happening, as a title: "Holding your places". */
  step: ReactNode;
};

/**
 * What is shown while something is being sent: the step by name, and lines to read. It cannot be closed, because what was sent
 * cannot be called back. Its code comes when it is first rendered; `preload` fetches it ahead.
 */
export const LoadingPopup: LazyPiece<Props> = lazyPiece(
  'loading popup',
  async () => (await import('./loading-popup-view.tsx')).default,
);
