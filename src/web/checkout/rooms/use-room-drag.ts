import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { loadOnce } from '../../browser/lazy-load.ts';
import type { Person } from './people.ts';

/** Where a person can be put: a room, or the waiting list. */
export type Place = number | 'waiting';

/** A person who is being moved. */
export type RoomDrag = {
  readonly held: Person | null;
  /** Whether a pointer drags them; otherwise they were picked up by a press, and a second press puts them down. */
  readonly dragged: boolean;
  /** The place under the pointer. */
  readonly over: Place | null;
  readonly press: (person: Person) => void;
  readonly put: (place: Place) => void;
  readonly letGo: () => void;
  readonly grab: (event: ReactPointerEvent<HTMLElement>, person: Person) => void;
  /** Preloads the drag code. */
  readonly prepare: () => void;
};

const loadDrag = loadOnce('drag and drop', () => import('./drag.ts'));

const nobody = { held: null, dragged: false, over: null } as const;

const placeOf = (name: string | null): Place | null =>
  name === null || name === 'waiting' ? name : Number.parseInt(name, 10);

/** Moves people between rooms by dragging or by two presses; `move` is called with the target. */
export function useRoomDrag(move: (person: Person, place: Place, dragged: boolean) => void): RoomDrag {
  const [state, setState] = useState<Pick<RoomDrag, 'held' | 'dragged' | 'over'>>(nobody);
  // A drag outlives the render in which it started.
  const newest = useRef(move);
  newest.current = move;
  const prepare = () => void loadDrag().catch(() => {});
  return {
    ...state,
    prepare,
    press: (person) => setState(state.held?.key === person.key ? nobody : { ...nobody, held: person }),
    put: (place) => {
      if (state.held) move(state.held, place, false);
      setState(nobody);
    },
    letGo: () => setState(nobody),
    grab: (event, person) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const start = { token: event.currentTarget, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
      const lifted = new AbortController();
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, () => lifted.abort(), { signal: lifted.signal });
      const begin = ({ follow }: Awaited<ReturnType<typeof loadDrag>>): void => {
        // A pointer that was released before the code loaded is a press, not a drag.
        if (lifted.signal.aborted) return;
        lifted.abort();
        follow(start, {
          begin: () => setState({ held: person, dragged: true, over: null }),
          over: (name) => {
            const over = placeOf(name);
            setState((now) => (now.over === over ? now : { ...now, over }));
          },
          end: (name) => {
            const place = placeOf(name);
            setState(nobody);
            if (place !== null) newest.current(person, place, true);
          },
        });
      };
      loadDrag().then(begin, () => {});
    },
  };
}
