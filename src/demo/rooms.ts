import type { PassengerTypeFacts, RoomFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { isMinor } from '#domain/party/passengers.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';
import { printed } from './tour-prices.ts';

/** A type of room with the number of rooms (or beds, if shared) per departure. */
export interface RoomStock {
  readonly room: RoomFacts;
  readonly capacity: number;
}

interface RoomKind {
  readonly name: Words;
  readonly beds: number;
  readonly shared?: boolean;
  readonly adultsOnly?: boolean;
  readonly per?: 'person' | 'room';
  /** Percentage of the adult price. */
  readonly percent: number;
  /** Returns the number of rooms for a number of travellers. */
  readonly stock: (travellers: number) => number;
}

const words = (en: string, de: string): Words => ({ en, de });

const TWIN: RoomKind = {
  name: words('Twin or double room', 'Doppelzimmer'),
  beds: 2,
  percent: 0,
  stock: (travellers) => Math.ceil(travellers / 2),
};
const SINGLE: RoomKind = {
  name: words('Single room', 'Einzelzimmer'),
  beds: 1,
  adultsOnly: true,
  percent: 22,
  stock: (travellers) => Math.max(2, Math.round(travellers / 5)),
};
const SHARED: RoomKind = {
  name: words('Bed in a shared twin room', 'Halbes Doppelzimmer'),
  beds: 2,
  shared: true,
  adultsOnly: true,
  percent: 0,
  stock: () => 4,
};
const TRIPLE: RoomKind = {
  name: words('Triple room', 'Dreibettzimmer'),
  beds: 3,
  percent: 0,
  stock: (travellers) => Math.max(1, Math.round(travellers / 9)),
};
const FAMILY: RoomKind = {
  name: words('Family room for four', 'Familienzimmer für vier'),
  beds: 4,
  per: 'room',
  percent: 6,
  stock: (travellers) => Math.ceil(travellers / 4),
};
const STATEROOMS: readonly RoomKind[] = [
  {
    name: words('Stateroom on the main deck, window', 'Kabine auf dem Hauptdeck, Fenster'),
    beds: 2,
    percent: 0,
    stock: (travellers) => Math.ceil(travellers / 5),
  },
  {
    name: words('Stateroom on the middle deck, French balcony', 'Kabine auf dem Mitteldeck, französischer Balkon'),
    beds: 2,
    percent: 18,
    stock: (travellers) => Math.ceil(travellers / 5),
  },
  {
    name: words('Suite on the upper deck, balcony', 'Suite auf dem Oberdeck, Balkon'),
    beds: 2,
    percent: 42,
    stock: (travellers) => Math.ceil(travellers / 12),
  },
  {
    name: words('Single stateroom on the main deck', 'Einzelkabine auf dem Hauptdeck'),
    beds: 1,
    adultsOnly: true,
    percent: 30,
    stock: (travellers) => Math.max(4, Math.ceil(travellers / 20)),
  },
];

/** Creates the rooms of a variant for a group size and an adult price in whole units. */
export function roomsOf(
  plan: TourPlan,
  variantId: number,
  types: readonly PassengerTypeFacts[],
  travellers: number,
  units: number,
  random: Random,
): RoomStock[] {
  const all = types.map((type) => type.id);
  const adults = all.filter((id) => !isMinor(id));
  return kindsFor(plan, types, random).map((kind, index) => ({
    room: {
      id: variantId * 10 + index + 1,
      name: kind.name,
      beds: kind.beds,
      shared: kind.shared ?? false,
      sleeps: kind.adultsOnly ? adults : all,
      price: {
        per: kind.per ?? 'person',
        amount: kind.percent === 0 ? 0 : printed((units * kind.percent) / 100, plan.company.id),
      },
    },
    capacity: kind.stock(travellers),
  }));
}

function kindsFor(plan: TourPlan, types: readonly PassengerTypeFacts[], random: Random): readonly RoomKind[] {
  if (plan.kind === 'river') return STATEROOMS;
  // Simple tours may have no choice of rooms, because the group shares a camp or hut.
  if (plan.style === 'walking' && plan.company.comfort < 0.95 && random.happens(0.35)) return [];
  const minors = types.some((type) => isMinor(type.id));
  const kinds = [TWIN, SINGLE];
  if (plan.kind === 'group' && plan.style !== 'family' && random.happens(plan.company.comfort < 1.1 ? 0.6 : 0.2)) {
    kinds.push(SHARED);
  }
  if (plan.style === 'family' || (minors && random.happens(0.25))) kinds.push(FAMILY);
  if (random.happens(0.3)) kinds.push(TRIPLE);
  return kinds;
}
