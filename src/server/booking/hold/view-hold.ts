import type { AnswerOf } from '#contract/schemas.ts';
import { isHoldAlive } from '#domain/booking/hold.ts';
import type { Day } from '#domain/calendar/day.ts';
import { photoOf } from '../../catalogue/card.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagePath } from '../../platform/page-address.ts';
import { type HoldRow, mayEnd, type Viewer } from './access.ts';
import type { HoldDeps } from './deps.ts';
import type { HeldPrice, HeldSelection } from './snapshot.ts';

type View = AnswerOf<'loadHold'>['hold'];

/** A moment of a hold in whole seconds, rounded up: a countdown to its end is never over before the hold is. */
export const endSeconds = (moment: Date): number => Math.ceil(moment.getTime() / 1000);

/** The state that is shown: from its last moment on a hold is over, even before the job that ends it has come. */
export const shownState = ({
  state,
  ends_at,
  read_at,
}: Pick<HoldRow, 'state' | 'ends_at' | 'read_at'>): View['state'] =>
  state === 'held' && !isHoldAlive(ends_at.getTime(), read_at.getTime()) ? 'expired' : state;

/** Whether the lead traveller's address is confirmed, and if not, whether this viewer can do it. */
function confirmationOf(row: HoldRow, proven: boolean): View['confirmation'] {
  if (row.confirmed_at !== null) return 'done';
  if (!proven || shownState(row) !== 'held') return 'waiting';
  return row.mailbox_used ? 'used-before' : 'possible';
}

/** A hold as its page shows it. */
export async function viewHold(
  row: HoldRow,
  viewer: Viewer,
  code: string | null,
  proven: boolean,
  { language }: Caller,
  { catalogue, database }: Pick<HoldDeps, 'catalogue' | 'database'>,
): Promise<View> {
  const selection = row.selection as HeldSelection;
  const price = row.price as HeldPrice;
  const state = shownState(row);
  const [people, tour] = await Promise.all([peopleOf(database, row.id), tourOf(row, catalogue, language)]);
  const typeName = (id: number, count: number) => {
    const type = selection.types.find((one) => one.id === id);
    return (count === 1 ? type?.singular : type?.plural)?.[language] ?? '';
  };
  const query = viewer === 'code' && code !== null ? `?code=${encodeURIComponent(code)}` : '';
  return {
    id: row.id,
    reference: row.reference,
    state,
    createdAt: endSeconds(row.created_at),
    endsAt: endSeconds(row.ends_at),
    endedAt: row.ended_at && endSeconds(row.ended_at),
    now: Math.floor(row.read_at.getTime() / 1000),
    viewer,
    confirmation: confirmationOf(row, proven),
    mayRelease: state === 'held' && mayEnd(viewer),
    objectId: row.variant_id,
    from: selection.choices.day as Day,
    until: selection.until,
    ...tour,
    tour: { ...tour.tour, name: selection.tour[language], variant: selection.variant[language] },
    travellers: people.travellers.map(({ position, passenger_type, answers }) => ({
      firstName: answers['first-name'] ?? '',
      typeId: passenger_type,
      type: typeName(passenger_type, 1),
      lead: position === 0,
    })),
    rooms: selection.rooms.map(({ id, name, shared, count, people: counts, openBeds }) => ({
      id,
      name: name[language],
      shared,
      count,
      people: Object.entries(counts).map(([typeId, sleeping]) => ({
        typeId: Number(typeId),
        name: typeName(Number(typeId), sleeping),
        count: sleeping,
      })),
      openBeds,
      friends: people.friends.filter(({ room_id }) => room_id === id).map((friend) => friend.name),
    })),
    extras: selection.extras.map(({ id, name, option, quantity }) => ({
      id,
      name: name[language],
      option: option[language],
      quantity,
    })),
    flexible: selection.choices.flexible,
    price: {
      currency: row.currency,
      lines: price.lines.map((line) => ({ ...line, name: line.name?.[language] ?? null })),
      total: row.total,
      tourPrice: price.tourPrice,
      oldTotal: price.oldTotal,
    },
    cancellation: [...price.cancellation],
    cancellationTermsId: price.cancellationTermsId,
    agency: row.agency_name === null ? null : { name: row.agency_name, agent: row.agent_name ?? '' },
    calendarUrl: `${pagePath(language, `/api/holds/${row.id}/calendar.ics`)}${query}`,
  };
}

async function peopleOf(database: Database, holdId: string) {
  const [travellers, friends] = await Promise.all([
    database.selectFrom('hold_traveller').selectAll().where('hold_id', '=', holdId).orderBy('position').execute(),
    database.selectFrom('hold_friend').selectAll().where('hold_id', '=', holdId).orderBy('position').execute(),
  ]);
  return { travellers, friends };
}

/** What the catalogue says about the tour today: its pictures, its days, who runs it. */
async function tourOf(row: HoldRow, catalogue: HoldDeps['catalogue'], language: Caller['language']) {
  const { tourIndex, source } = catalogue.snapshot();
  const listed = source.tours[tourIndex.byId.get(row.tour_id) ?? -1];
  const document = await catalogue.documents.get(row.tour_id);
  const operator = listed && tourIndex.operators.get(listed.facts.operatorId)?.facts;
  const place = (id: number | undefined) =>
    id === undefined ? '' : (tourIndex.locations.get(id)?.name[language] ?? '');
  const file = listed?.photographs[0];
  return {
    tour: {
      id: row.tour_id,
      slug: listed?.facts.slug ?? '',
      tagline: listed?.tagline[language] ?? '',
      lengthDays: listed?.facts.lengthDays ?? 1,
      photo: file === undefined ? null : photoOf(tourIndex, file, language),
      start: place(listed?.facts.startCityId),
      end: place(listed?.endLocationId),
    },
    itinerary: (document?.page.itinerary ?? []).map(({ number, title, placeId }) => ({
      number,
      title: title[language],
      place: place(placeId),
    })),
    operator: { slug: operator?.slug ?? '', name: operator?.name ?? '' },
  };
}
