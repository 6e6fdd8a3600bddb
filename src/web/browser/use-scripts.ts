import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken over the page: before that, a control that needs them is not shown. */
export function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
