import { fromTop } from './lay-out.ts';

/**
 * Runs before anything is shown, and must be short. It marks a page that is opened at its top; whoever comes back to a place in it, or to an
 * anchor, gets all of it laid out at once, because the place is known only then. And it has the browser read its tables of
 * numbers while scripts are still on their way: the first formatter takes as long as the rest of the page's start.
 */
export const firstScript = [
  `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.classList.add('${fromTop}')`,
  'window.requestIdleCallback?.(()=>new Intl.NumberFormat(document.documentElement.lang))',
].join(';');
