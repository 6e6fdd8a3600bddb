import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { placementProblem, type RoomLimit, roomOffers } from '#domain/booking/room-offers.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { Notice } from '../../ui/notice.tsx';
import type { BlockProps, Chosen } from '../block.ts';
import { chosenRooms } from '../price/chosen.ts';
import { useProblemWords } from '../problem-words.ts';
import { type Person, peopleOf, type TypedNames } from './people.ts';
import { moveHintId, tokenId } from './person-token.tsx';
import { Recommendation } from './recommendation.tsx';
import { Released } from './released.tsx';
import { RoomCard } from './room-card.tsx';
import { occupied, reseat, type Seating, sameSeating, withPerson } from './seating.ts';
import { useLimitWords } from './use-limit-words.ts';
import { type Place, useRoomDrag } from './use-room-drag.ts';
import { Waiting } from './waiting.tsx';

const noNames: TypedNames = {};

/** Who sleeps where: what we suggest, who has no bed yet, and the rooms with their beds. */
export function RoomsBlock({
  selection,
  context,
  act,
  problems,
  names = noNames,
  photographs,
}: BlockProps & {
  /** What the travellers are called, as far as it has been typed. */
  names?: TypedNames | undefined;
  /** The way to the photographs. */
  photographs?: ReactNode;
}) {
  const offers = useMemo(() => roomOffers(selection, context), [selection, context]);
  const words = useProblemWords();
  const limitWords = useLimitWords();
  const intro = useRef<HTMLParagraphElement>(null);
  const people = peopleOf(selection, context, names);
  const [seated, setSeated] = useState<Seating>({});
  const seating = reseat(seated, people, occupied(selection.rooms, context));
  if (!sameSeating(seated, seating)) setSeated(seating);
  const [refused, setRefused] = useState<{ person: Person; limit: RoomLimit; rooms: object } | null>(null);

  const move = (person: Person, place: Place, dragged: boolean): void => {
    const from = seating[person.key] ?? null;
    const to = place === 'waiting' ? null : place;
    if (from === to) return;
    const room = context.facts.variant.rooms.find(({ id }) => id === to);
    const limit = room ? placementProblem(selection, context, room, person.typeId) : null;
    setRefused(limit && { person, limit, rooms: selection.rooms });
    if (limit) return;
    setSeated(withPerson(seating, person.key, to));
    act({ kind: 'move', typeId: person.typeId, from, to });
    // Two presses leave the focus on a button that is gone; it goes along with the person.
    if (!dragged) requestAnimationFrame(() => document.getElementById(tokenId(person))?.focus());
  };
  const carrying = useRoomDrag(move);
  const wrong = problems.find(({ path }) => path === 'rooms');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p ref={intro} id={moveHintId} tabIndex={-1} className="grow basis-64 text-ink-soft text-sm">
          <Trans>Drag people into a room, or press a name and then a room, or use plus and minus.</Trans>
        </p>
        {photographs}
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 empty:-mt-5">
        {wrong ? <Notice kind="danger">{words(wrong)}</Notice> : null}
        {unassignedTotal(selection.party, selection.rooms) === 0 ? (
          <Notice kind="success">
            <Trans>Everybody has a room.</Trans>
          </Notice>
        ) : null}
        <Released selection={selection} context={context} />
        {refused?.rooms === selection.rooms ? (
          <Notice kind="warning">
            {refused.person.name}: {limitWords(refused.limit)}
          </Notice>
        ) : null}
      </div>
      <Recommendation
        selection={selection}
        context={context}
        people={people}
        seating={seating}
        act={act}
        onDone={() => intro.current?.focus({ preventScroll: true })}
      />
      <Waiting people={people.filter(({ key }) => seating[key] === undefined)} carrying={carrying} />
      <ul className="flex flex-col gap-4">
        {offers.map((offer) => (
          <RoomCard
            key={offer.room.id}
            offer={offer}
            selection={selection}
            context={context}
            act={act}
            problems={problems}
            sleepers={people.filter(({ key }) => seating[key] === offer.room.id)}
            carrying={carrying}
          />
        ))}
      </ul>
    </div>
  );
}

/** The rooms in one line. */
export function RoomsSummary({ selection, context }: Chosen) {
  const taken = chosenRooms(selection, context);
  if (taken.length === 0) return <Trans>No room chosen yet</Trans>;
  return <>{taken.map(({ units, name }) => `${units} × ${name}`).join(', ')}</>;
}
