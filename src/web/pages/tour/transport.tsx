import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Bike,
  Bus,
  Car,
  Footprints,
  type LucideIcon,
  Plane,
  Sailboat,
  Ship,
  TrainFront,
  TramFront,
} from 'lucide-react';
import type { TourDay } from './tour-types.ts';

type Moving = Exclude<TourDay['transport'], 'none'>;

const icons: Record<Moving, LucideIcon> = {
  foot: Footprints,
  bike: Bike,
  train: TrainFront,
  coach: Bus,
  minibus: TramFront,
  offRoad: Car,
  ferry: Ship,
  ship: Sailboat,
  flight: Plane,
};

/** The names of the means of transport. */
export const transportNames: Record<Moving, MessageDescriptor> = {
  foot: msg`On foot`,
  bike: msg`By bicycle`,
  train: msg`By train`,
  coach: msg`By coach`,
  minibus: msg`By minibus`,
  offRoad: msg`By 4x4`,
  ferry: msg`By ferry`,
  ship: msg`On board`,
  flight: msg`By plane`,
};

/** A means of transport: its icon and its name. */
export function TransportIcon({ transport }: { transport: Moving }) {
  const { i18n } = useLingui();
  const Icon = icons[transport];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" />
      {i18n._(transportNames[transport])}
    </span>
  );
}
