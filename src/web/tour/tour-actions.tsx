import type { ReactNode } from 'react';

/** What can be done about a tour besides looking at it. Each part of the shop that offers something adds its button here. */
export type TourActionSlots = {
  /** Checks a date and books: the one primary action. */
  readonly book?: ReactNode;
  /** Asks the operator. */
  readonly ask?: ReactNode;
  /** Asks for the tour as a private one. */
  readonly privately?: ReactNode;
};

/** The actions of the tour, in the order of their weight; nothing where nothing can be done yet. */
export function TourActions({ book, ask, privately }: TourActionSlots) {
  if (!book && !ask && !privately) return null;
  return (
    <div className="flex flex-col gap-2">
      {book}
      {ask}
      {privately}
    </div>
  );
}
