import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isMobile } from '../browser/breakpoints.ts';
import { createPopupHistory, popupMarker, withoutMarker } from './popup-history.ts';

// Created when the root loads, before the router: `popstate` listeners run in order of registration, and this one must
// be able to hide steps within popups from the router.
const shared = typeof window === 'undefined' ? null : createPopupHistory(window);

/** Gives a popup a history entry of its own while it is open on a phone, so that Back closes it. */
export function usePopupHistory(name: string, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open || !isMobile()) return;
    return shared?.enter(name, () => close.current());
  }, [open, name]);
}

/** Subscribes to the removal of a popup's history entry; the URL is then the one from before it opened. */
export const onPopupReturn = (listener: () => void): (() => void) => shared?.onReturn(listener) ?? (() => {});

/** Removes the marker from a URL that was reloaded, shared or returned to: the router only ever sees stale markers. */
export function useStaleMarker(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(popupMarker)) return;
    navigate({ pathname, search: withoutMarker(search), hash }, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate]);
}
