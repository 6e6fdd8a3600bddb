import { Trans } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { hasIncludedRooms } from '#domain/booking/included-rooms.ts';
import { placementProblem, type RoomLimit, roomAdvice, roomOffers } from '#domain/booking/room-offers.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { friendProblems, roomsWithOpenBeds } from '#domain/rooms/friends.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BlockProps, Chosen } from '../block.ts';
import { chosenRooms } from '../price/chosen.ts';
import { useProblemWords } from '../problem-words.ts';
import { type Person, peopleOf, type TypedNames } from './people.ts';
import { moveHintId, tokenId } from './person-token.tsx';
import type { Recommendation } from './recommendation.tsx';
import { Released } from './released.tsx';
import { RoomCard } from './room-card.tsx';
import { occupied, reseat, type Seating, sameSeating, withPerson } from './seating.ts';
import { useLimitWords } from './use-limit-words.ts';
import { type Place, useRoomDrag } from './use-room-drag.ts';
import { Waiting } from './waiting.tsx';

const noNames: TypedNames = {};

/** Assigns people to rooms: suggestions, people without a bed, and the rooms with their beds. */
export function RoomsBlock({
  selection,
  context,
  act,
  problems,
  names = noNames,
  photographs,
  Advice,
  unfolded = false,
}: BlockProps & {
  /** The travellers' names as far as they are entered. */
  names?: TypedNames | undefined;
  /** The button that opens the photos. */
  photographs?: ReactNode;
  /** Suggests rooms; on the page its code loads later. */
  Advice: ComponentType<ComponentProps<typeof Recommendation>>;
  /** Shows every room at once, for static forms and where rooms were requested. */
  unfolded?: boolean;
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
    // Moving by two presses removes the focused button, so the focus follows the person.
    if (!dragged) requestAnimationFrame(() => document.getElementById(tokenId(person))?.focus());
  };
  const carrying = useRoomDrag(move);
  const wrong = problems.find(({ path }) => path === 'rooms');
  const [open, setOpen] = useState(unfolded);
  // Most people take the included room or a suggestion, so the list opens only where it is needed, and then stays.
  if (!open && (problems.length > 0 || needsList({ selection, context }))) setOpen(true);
  const listId = 'booking-rooms-list';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p ref={intro} id={moveHintId} tabIndex={-1} className="grow basis-64 text-ink-soft text-sm">
          {open ? (
            <Trans>Drag travellers into a room, tap a name and then a room, or use plus and minus.</Trans>
          ) : (
            <Trans>Every traveller needs a bed.</Trans>
          )}
        </p>
        {photographs}
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 empty:-mt-4">
        {wrong ? (
          <div id="booking-rooms-error">
            <Notice kind="danger">{words(wrong)}</Notice>
          </div>
        ) : null}
        {unassignedTotal(selection.party, selection.rooms) === 0 ? (
          <AllHoused selection={selection} context={context} />
        ) : null}
        <Released selection={selection} context={context} />
        {refused?.rooms === selection.rooms ? (
          <Notice kind="warning">
            {refused.person.name}: {limitWords(refused.limit)}
          </Notice>
        ) : null}
      </div>
      <div data-answers="" className="flex flex-col gap-3">
        <Advice
          selection={selection}
          context={context}
          people={people}
          seating={seating}
          act={act}
          onDone={() => intro.current?.focus({ preventScroll: true })}
        />
        {open ? <Waiting people={people.filter(({ key }) => seating[key] === undefined)} carrying={carrying} /> : null}
        {open ? null : (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            aria-expanded={false}
            onClick={() => {
              setOpen(true);
              // The button goes away, so the focus moves to what it opened.
              requestAnimationFrame(() => document.getElementById(listId)?.focus({ preventScroll: true }));
            }}
          >
            <Trans>Choose rooms yourself</Trans>
          </Button>
        )}
        {open ? (
          <ul id={listId} tabIndex={-1} className="outline-none grid @2xl:grid-cols-2 items-start gap-3">
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
        ) : null}
      </div>
    </div>
  );
}

/** Whether rooms must be filled by hand: there is no suggestion, or a free bed needs an answer. */
function needsList({ selection, context }: Chosen): boolean {
  return unassignedTotal(selection.party, selection.rooms) > 0
    ? roomAdvice(selection, context).length === 0
    : hasUnansweredBeds({ selection, context });
}

const hasUnansweredBeds = ({ selection, context }: Chosen): boolean =>
  roomsWithOpenBeds(context.facts.variant.rooms, selection.rooms).some(
    ({ room, beds }) => friendProblems(beds, selection.friends[room.id]).length > 0,
  );

/** Shows that everyone has a bed, with a note where the included room was chosen automatically or a bed is free. */
function AllHoused({ selection, context }: Chosen) {
  const unanswered = hasUnansweredBeds({ selection, context });
  const rooms = chosenRooms(selection, context)
    .map(({ units, name }) => `${units} × ${name}`)
    .join(', ');
  return (
    <Notice kind={unanswered ? 'info' : 'success'}>
      <Trans>Everyone has a room.</Trans>{' '}
      {unanswered ? (
        <Trans>One more question: who has the free bed?</Trans>
      ) : hasIncludedRooms(selection, context) ? (
        <Trans>{rooms} is included in the price. You can choose a different room below.</Trans>
      ) : (
        rooms
      )}
    </Notice>
  );
}

/** Summarises the rooms. */
export function RoomsSummary({ selection, context }: Chosen) {
  const taken = chosenRooms(selection, context);
  if (taken.length === 0) return <Trans>No room selected yet</Trans>;
  return <>{taken.map(({ units, name }) => `${units} × ${name}`).join(', ')}</>;
}
