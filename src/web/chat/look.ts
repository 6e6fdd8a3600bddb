/** Where the open chat stands: a card in the corner at a desk, the whole window on a phone. Below everything modal. */
export const panelPlace =
  'fixed z-40 flex flex-col overflow-hidden bg-sand text-ink max-md:inset-0 max-md:animate-sheet md:right-7 md:bottom-7.5 md:h-[min(37.5rem,calc(100dvh-6rem))] md:w-95 md:animate-rise md:rounded-card md:border md:border-line md:shadow-float print:hidden';
