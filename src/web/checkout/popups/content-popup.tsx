import type { ReactNode } from 'react';
import type { CallName } from '#contract/list.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** The props of a popup with the response of an endpoint. */
export type ContentPopupProps<Name extends CallName> = {
  /** The popup's name in the URL while it is open on a phone. */
  name: string;
  /** The endpoint of the content; it is requested once, when the popup first opens. */
  call: Name;
  request: RequestOf<Name>;
  /** The title until the content has loaded. */
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: 'small' | 'normal' | 'large' | undefined;
  /** Leaves the page behind undimmed. */
  plain?: boolean | undefined;
  /** What stays visible below the content. */
  foot?: ReactNode;
  /** Renders the response; by default the text that staff wrote. */
  children?: ((answer: AnswerOf<Name>) => ReactNode) | undefined;
};

const View = lazyPart('content popup', async () => (await import('./content-popup-view.tsx')).default);

/** Preloads the popup's code, for example while the pointer is over its button. */
export const preloadContentPopup = (): Promise<void> => View.preload();

/**
 * A popup with the response of an endpoint: a skeleton while it loads, and a retry on an error. Its code loads when it
 * is first rendered, so mount it on the first open and leave it mounted.
 */
export const ContentPopup = View as unknown as <Name extends CallName>(props: ContentPopupProps<Name>) => ReactNode;
