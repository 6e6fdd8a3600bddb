import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether scripts have taken over the page: before that, a control that needs them is not shown. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
