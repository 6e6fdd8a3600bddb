import { createStore, type Store } from './storage.ts';

/** What is kept for this tab, until it is closed. */
export const passing: Store = createStore(() => globalThis.sessionStorage);
