import { lazyPart } from '../../ui/lazy-part.tsx';

/** The notice of a closed destination; a separate chunk, because few tours have one. */
export const Closed = lazyPart('notice', async () => (await import('./closed-notice.tsx')).default, { ssr: true });
