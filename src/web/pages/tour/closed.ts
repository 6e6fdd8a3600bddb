import { later } from '../../ui/later.tsx';

/** The notice on a closed destination; few tours have one, so few pages load what it needs. */
export const Closed = later('notice', async () => (await import('./closed-notice.tsx')).default);
