import { createContext, useContext } from 'react';

/** The nonce that lets this page's own scripts run; empty in the browser, which hides it. */
export const NonceContext = createContext('');

/** The nonce for a script or style element of this page. */
export function useNonce(): string {
  return useContext(NonceContext);
}
