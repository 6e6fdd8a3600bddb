import { createContext, useContext } from 'react';

/** The nonce for this page's scripts; empty in the browser, which hides it. */
export const NonceContext = createContext('');

/** Returns the nonce for a script or style element of this page. */
export function useNonce(): string {
  return useContext(NonceContext);
}
