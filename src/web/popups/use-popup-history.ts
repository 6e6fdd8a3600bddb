import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMobile } from '../browser/breakpoints.ts';
import { createPopupHistory, popupMarker, withoutMarker } from './popup-history.ts';

// Made when the root is loaded, before the router: listeners of the window hear `popstate` in the order in which they came, and
// this one must be able to keep a step within popups from the router.
const shared = typeof window === 'undefined' ? null : createPopupHistory(window);

/** While a popup is open on a phone, it has a history entry of its own and Back closes it. */
export function usePopupHistory(name: string, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open || !isMobile()) return;
    return shared?.enter(name, () => close.current());
  }, [open, name]);
}

/** Hears when a popup has given its history entry back: the address is then the one of before it opened. */
export const onPopupReturn = (listener: () => void): (() => void) => shared?.onReturn(listener) ?? (() => {});

/** Takes the marker out of an address that was reloaded, shared or come back to: the router only ever sees stale ones. */
export function useStaleMarker(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(popupMarker)) return;
    navigate({ pathname, search: withoutMarker(search), hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}
