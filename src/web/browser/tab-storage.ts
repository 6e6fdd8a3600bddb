import { createStore, type Store } from './storage.ts';

/** The store of this tab, until it is closed. */
export const passing: Store = createStore(() => globalThis.sessionStorage);
