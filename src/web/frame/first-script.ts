import { fromTop } from './lay-out.ts';

/**
 * Runs before anything is shown, and must be short. It marks a page that is opened at its top; whoever comes back to a place in it, or to an
 * anchor, gets all of it laid out at once, because the place is known only then.
 */
export const firstScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.classList.add('${fromTop}')`;
