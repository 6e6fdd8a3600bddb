import { lazyPiece } from '../../ui/lazy-piece.tsx';

/** The terms of an operator or of flexible booking. */
export const TermsPopup = lazyPiece('terms popup', async () => (await import('./terms-popup.tsx')).default);

/** The cancellation terms with their days and amounts. */
export const CancellationPopup = lazyPiece(
  'cancellation popup',
  async () => (await import('./cancellation-popup.tsx')).default,
);
