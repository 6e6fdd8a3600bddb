import { lazyPart } from '../ui/lazy-part.tsx';
import type { LightboxProps } from './lightbox-view.tsx';

const View = lazyPart<LightboxProps>('lightbox', async () => (await import('./lightbox-view.tsx')).default);

/** Shows photos full screen; the viewer's code loads when it is first opened. */
export function Lightbox(props: LightboxProps) {
  return props.open === null ? null : <View {...props} />;
}
