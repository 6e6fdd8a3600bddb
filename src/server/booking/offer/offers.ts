import { sql } from 'kysely';
import type { OfferForm, OfferView } from '#contract/schemas/conversation.ts';
import { readSelection, requestProblem } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import { changeSelection, emptySelection } from '#domain/booking/change.ts';
import { toQuery } from '#domain/booking/page-address.ts';
import { chosenDeparture, type OfferContext, roomContext, type Selection } from '#domain/booking/selection.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { type NewOffer, offerState } from '#domain/enquiry/offer.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import { isEligible, isMinor, type PassengerCounts, partyProblems, partySize } from '#domain/party/passengers.ts';
import { quote } from '#domain/pricing/quote.ts';
import { lowestSpecialPrice, specialReduction } from '#domain/pricing/special-price.ts';
import { type Allocation, inRoom, roomsBegun } from '#domain/rooms/allocation.ts';
import { recommendRooms } from '#domain/rooms/recommendation.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { BookingDeps } from '../deps.ts';
import { noEntitlements } from '../quote/entitlements.ts';
import { SpecialPrices } from './special-prices.ts';

/** The selection for an offer, by the field names of a price reload. */
type Choice = Parameters<typeof readSelection>[0] & { readonly objectId?: number | undefined };

/** The known facts of the question that is answered. */
type TripQuestion = {
  readonly tourId: number;
  readonly day: string | null;
  readonly adults: number | null;
  readonly children: number | null;
};

type Row = {
  readonly id: number;
  readonly position: number;
  readonly departure_id: number;
  readonly variant_id: number;
  readonly day: Day;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  readonly normal_price: number;
  readonly special_price: number | null;
  readonly expires_at: Date;
  readonly withdrawn: boolean;
  readonly claim: 'booked' | 'reserved' | null;
  readonly places_left: number;
};

/** Who views an offer; without a currency it uses the operator's own. */
export type OfferReader = {
  readonly language: Language;
  readonly currency: Currency | null;
  readonly forTraveller: boolean;
};

/** The maximum number of departures in the list. */
const maxDepartures = 120;

const invalid = (path: string, code: string) => new Refusal(422, 'invalid', { problems: [{ path, code }] });

/** Creates the functions for offers in conversations: the form, the offers made, and their states. */
export function createOffers({
  catalogue,
  bookableVariants,
  database,
  pool,
  secret,
}: Pick<BookingDeps, 'catalogue' | 'bookableVariants' | 'database' | 'pool'> & { readonly secret: string }) {
  const specialPrices = new SpecialPrices(pool, secret);

  /** Validates independently of any visitor, in the operator's own currency. */
  function contextOf({ facts, availability }: BookableVariant, language: Language): OfferContext {
    const now = catalogue.now();
    return {
      facts,
      availability,
      person: noEntitlements.person,
      today: dayAt(now, facts.operator.timeZone),
      now,
      language,
      currency: facts.operator.currency,
      isAgent: false,
    };
  }

  /** Returns the price of the tour for a party in its rooms, in a currency; null when it has no price any longer. */
  function priceOf(selection: Selection, { facts, now }: OfferContext, currency: Currency): number | null {
    const priced = quote(selection, { ...noEntitlements, facts, currency, now, premium: null });
    return typeof priced === 'string' ? null : priced.tourPrice;
  }

  /** Returns the selected variant of the tour, or the first one. */
  async function variantOf({ tourId }: TripQuestion, objectId: number | undefined): Promise<BookableVariant | null> {
    const variants = (await catalogue.documents.get(tourId))?.variants ?? [];
    const wanted = objectId ?? variants[0]?.id;
    const bookable = wanted === undefined ? null : await bookableVariants.get(wanted);
    return bookable?.facts.tour.id === tourId ? bookable : null;
  }

  /** Returns the choice as a selection; without rooms it uses the recommended ones. */
  function selectionOf(choice: Choice, context: OfferContext): Selection | Refusal {
    const { day = null, party, rooms } = readSelection(choice);
    const trip = { day, ...(party && { party }), ...(rooms && { rooms }) };
    const validated = validateSelection(trip, context);
    if (validated.problems) return new Refusal(422, 'invalid', { problems: validated.problems.map(requestProblem) });
    if (validated.takenBack.length > 0)
      return new Refusal(422, 'invalid', { problems: validated.takenBack.map(requestProblem) });
    const { selection } = validated;
    if (Object.keys(selection.rooms).length > 0 || day === null) return selection;
    return { ...selection, rooms: recommendRooms(roomContext(selection, context)) ?? {} };
  }

  /** Returns the selection that matches the question's party and day, as far as it can be booked. */
  function firstSelection({ adults, children, day }: TripQuestion, context: OfferContext): Selection {
    const { passengerTypes } = context.facts.variant;
    const adult = passengerTypes.find(isEligible);
    const child = passengerTypes.find(({ id }) => isMinor(id));
    const party = {
      ...(adult && adults ? { [adult.id]: adults } : {}),
      ...(child && children ? { [child.id]: children } : {}),
    };
    const empty = emptySelection(context);
    const fits = partyProblems(passengerTypes, party, context.facts.tour.maximumGroup).length === 0;
    const trip: Selection = fits ? { ...empty, party } : empty;
    const days = [day, ...openDays(context).map((open) => open.day)].filter((open) => open !== null) as Day[];
    for (const open of days) {
      const chosen = changeSelection(trip, { kind: 'day', day: open }, context);
      if (chosen.day !== null) return changeSelection(chosen, { kind: 'applyRecommendation' }, context);
    }
    return trip;
  }

  function openDays({ facts, availability, today }: OfferContext): { day: Day; placesLeft: number }[] {
    return facts.variant.departures
      .map(({ id, day }) => ({ day, placesLeft: availability[id]?.placesLeft ?? 0 }))
      .filter(({ day, placesLeft }) => day > today && placesLeft > 0)
      .slice(0, maxDepartures);
  }

  async function readRows(
    conversationId: number,
    accountId: string | null,
    connection: Database | Transaction = database,
  ): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select offer.id, offer.position, departure_id, variant_id, day::text as day, party, rooms, normal_price, special_price, expires_at,
        withdrawn_at is not null as withdrawn, capacity - taken as places_left,
        case
          when exists (select from booking where state in ('confirmed', 'requested') and (booking.claim_id = offer.claim_id
            or (special_price is null and booking.account_id = ${accountId}::uuid and booking.departure_id = offer.departure_id
              and booking.created_at > offer.made_at))) then 'booked'
          when offer.claim_id is not null then 'reserved'
        end as claim
      from offer join departure on departure.id = departure_id join place on place.id = place_id
      where conversation_id = ${conversationId} order by offer.position`.execute(connection);
    return rows;
  }

  const stateOf = (row: Row): OfferView['state'] =>
    offerState(
      {
        withdrawn: row.withdrawn,
        claim: row.claim,
        expiresAt: row.expires_at.getTime(),
        placesLeft: row.places_left,
        people: partySize(row.party),
      },
      catalogue.now(),
    );

  async function presentOffer(row: Row, { language, forTraveller, ...reader }: OfferReader): Promise<OfferView | null> {
    const bookable = await bookableVariants.get(row.variant_id);
    if (!bookable) return null;
    const { facts } = bookable;
    const context = contextOf(bookable, language);
    const { operator, tour, variant } = facts;
    const currency = reader.currency ?? operator.currency;
    const inCharge = (amount: number) => convert({ amount, currency: operator.currency }, currency, facts.rates);
    const { day, party, rooms } = row;
    const normal = priceOf({ ...emptySelection(context), day, party, rooms }, context, currency);
    const usual = normal ?? inCharge(row.normal_price);
    const off = row.special_price === null ? 0 : specialReduction(inCharge(row.special_price), usual);
    const several = ((await catalogue.documents.get(tour.id))?.variants.length ?? 1) > 1;
    const state = stateOf(row);
    const query = {
      ...toQuery({ day, type: 'book', party, pid: null, currency: null }),
      offer: specialPrices.codeOf(row.id),
    };
    return {
      id: row.id,
      state,
      day,
      until: tourEnd(day, tour.lengthDays),
      variant: several ? variant.name[language] : null,
      party: variant.passengerTypes.flatMap(({ id, singular, plural }) => {
        const count = party[id] ?? 0;
        return count === 0 ? [] : [{ name: (count === 1 ? singular : plural)[language], count }];
      }),
      rooms: variant.rooms.flatMap((room) => {
        const people = partySize(inRoom(rooms, room.id));
        return people === 0 ? [] : [{ name: room.name[language], count: roomsBegun(room, people) }];
      }),
      price: { amount: usual - off, currency },
      oldPrice: off > 0 ? { amount: usual, currency } : null,
      expiresAt: Math.floor(row.expires_at.getTime() / 1000),
      placesLeft: row.places_left,
      href:
        forTraveller && state === 'open'
          ? `/book-now/${tour.slug}/${row.variant_id}?${new URLSearchParams(query)}`
          : null,
    };
  }

  return {
    /** Returns the options of an offer; without a choice it starts from the question. */
    async form(trip: TripQuestion, choice: Choice, language: Language): Promise<OfferForm | Refusal> {
      const bookable = await variantOf(trip, choice.objectId);
      if (!bookable) return new Refusal(404, 'not-found');
      const context = contextOf(bookable, language);
      const { variant, operator, tour } = bookable.facts;
      const isFirst = choice.date === null;
      const selection = isFirst ? firstSelection(trip, context) : selectionOf(choice, context);
      if (selection instanceof Refusal) return selection;
      const normal = selection.day === null ? null : priceOf(selection, context, operator.currency);
      const variants = (await catalogue.documents.get(tour.id))?.variants ?? [];
      return {
        variants: variants.map(({ id, name }) => ({ objectId: id, name: name[language] })),
        departures: openDays(context),
        types: variant.passengerTypes.map(({ id, plural }) => ({ id, name: plural[language] })),
        rooms: variant.rooms.map(({ id, name, sleeps, beds }) => ({
          id,
          name: name[language],
          sleeps: [...sleeps],
          beds,
        })),
        objectId: variant.id,
        day: selection.day,
        party: selection.party,
        chosenRooms: selection.rooms,
        price: normal === null ? null : { currency: operator.currency, normal, lowest: lowestSpecialPrice(normal) },
      };
    },

    /** Validates an offer; a special price must be lower than the usual one, by half at most. */
    async check(
      trip: TripQuestion,
      choice: Choice & { readonly specialPrice?: number | undefined; readonly days: number },
      language: Language,
    ): Promise<NewOffer | Refusal> {
      const bookable = await variantOf(trip, choice.objectId);
      if (!bookable) return new Refusal(404, 'not-found');
      const context = contextOf(bookable, language);
      const selection = selectionOf(choice, context);
      if (selection instanceof Refusal) return selection;
      const departure = chosenDeparture(selection, context);
      const normal = priceOf(selection, context, context.currency);
      if (!departure || normal === null) return invalid('date', 'no-departure');
      const { specialPrice = null, days } = choice;
      if (specialPrice !== null && specialPrice >= normal) return invalid('specialPrice', 'special-not-lower');
      if (specialPrice !== null && specialPrice < lowestSpecialPrice(normal))
        return invalid('specialPrice', 'special-too-low');
      const { party, rooms } = selection;
      return { departureId: departure.id, party, rooms, normalPrice: normal, specialPrice, days };
    },

    /** Inserts an offer for its message, and returns it for its reader. */
    async insert(
      trx: Transaction,
      conversationId: number,
      position: number,
      offer: NewOffer,
      reader: OfferReader,
    ): Promise<OfferView | null> {
      await trx
        .insertInto('offer')
        .values({
          conversation_id: conversationId,
          position,
          departure_id: offer.departureId,
          party: JSON.stringify(offer.party),
          rooms: JSON.stringify(offer.rooms),
          normal_price: offer.normalPrice,
          special_price: offer.specialPrice,
          expires_at: sql<Date>`now() + ${offer.days} * interval '1 day'`,
        })
        .execute();
      const row = (await readRows(conversationId, null, trx)).find((made) => made.position === position) as Row;
      return presentOffer(row, reader);
    },

    /** Withdraws an offer; returns false when it is already used or withdrawn. */
    async withdraw(conversationId: number, offerId: number): Promise<boolean> {
      const withdrawn = await database
        .updateTable('offer')
        .set({ withdrawn_at: sql<Date>`now()` })
        .where('id', '=', offerId)
        .where('conversation_id', '=', conversationId)
        .where('withdrawn_at', 'is', null)
        .where('claim_id', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return withdrawn !== undefined;
    },

    /** Returns the offers of a conversation for a viewer, by the position of their message. */
    async show(
      conversationId: number,
      accountId: string | null,
      reader: OfferReader,
    ): Promise<ReadonlyMap<number, OfferView>> {
      const rows = await readRows(conversationId, accountId);
      const offers = await Promise.all(
        rows.map(async (row) => [row.position, await presentOffer(row, reader)] as const),
      );
      return new Map(offers.filter((entry): entry is [number, OfferView] => entry[1] !== null));
    },

    /** Returns a text that changes with the state of any offer. */
    async states(conversationId: number, accountId: string | null): Promise<string> {
      return (await readRows(conversationId, accountId)).map((row) => stateOf(row)[0]).join('');
    },
  };
}
