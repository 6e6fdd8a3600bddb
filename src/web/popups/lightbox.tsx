import { lazyPiece } from '../ui/lazy-piece.tsx';
import type { LightboxProps } from './lightbox-view.tsx';

const View = lazyPiece<LightboxProps>('lightbox', async () => (await import('./lightbox-view.tsx')).default);

/** Photographs over the whole window; the viewer is fetched when it is first opened. */
export function Lightbox(props: LightboxProps) {
  return props.open === null ? null : <View {...props} />;
}
