import type { ReactNode } from 'react';
import type { CallName } from '#contract/list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { type LazyPiece, lazyPiece } from '../../ui/lazy-piece.tsx';

/** What a popup with the answer of a call in it is told. */
export type ContentPopupProps<Name extends CallName> = {
  /** Stands in the address while it is open on a phone. */
  name: string;
  /** The call that brings the content; it is made when the popup first opens, and once. */
  call: Name;
  request: RequestOf<Name>;
  /** The title until the content brings its own. */
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: 'small' | 'normal' | 'large' | undefined;
  /** Leaves the page behind undimmed. */
  plain?: boolean | undefined;
  /** What stays in view below the content. */
  foot?: ReactNode;
  /** How the answer is shown; the text that staff wrote when left out. */
  children?: ((answer: AnswerOf<Name>) => ReactNode) | undefined;
};

const Later = lazyPiece('content popup', async () => (await import('./content-popup-view.tsx')).default);

/** Fetches the popup's code ahead, for example while the pointer is on its opener. */
export const preloadContentPopup = (): Promise<void> => Later.preload();

/**
 * A popup with the answer of a call in it: a skeleton while it is on its way, a retry when it does not come. Its own code comes
 * when it is first needed; render it once it has been opened, and leave it there.
 */
export const ContentPopup = Later as LazyPiece<never> as unknown as <Name extends CallName>(
  props: ContentPopupProps<Name>,
) => ReactNode;
