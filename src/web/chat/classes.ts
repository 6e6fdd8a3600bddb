/**
 * The position of the open chat: a card in the corner on wide windows, full screen on phones. Below everything modal.
 */
export const panelPlace =
  'fixed z-40 flex flex-col overflow-hidden bg-sand text-ink max-md:inset-0 max-md:animate-sheet md:right-7 md:bottom-7.5 md:h-[min(37.5rem,calc(100dvh-6rem))] md:w-95 md:animate-rise md:rounded-card md:border md:border-line md:shadow-float print:hidden';
