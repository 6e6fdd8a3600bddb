import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns whether the page is hydrated, for controls that need JavaScript. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
