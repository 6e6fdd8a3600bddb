import { lazyPart } from '../../ui/lazy-part.tsx';

/** Lists the other incomplete blocks; loaded only after a failed submission. */
export const MoreMissing = lazyPart('more missing', async () => (await import('./more-missing.tsx')).default);
