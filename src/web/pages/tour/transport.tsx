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

const marks: Record<Moving, { readonly Icon: LucideIcon; readonly name: MessageDescriptor }> = {
  foot: { Icon: Footprints, name: msg`On foot` },
  bike: { Icon: Bike, name: msg`By bicycle` },
  train: { Icon: TrainFront, name: msg`By train` },
  coach: { Icon: Bus, name: msg`By coach` },
  minibus: { Icon: TramFront, name: msg`By minibus` },
  offRoad: { Icon: Car, name: msg`In an off-road car` },
  ferry: { Icon: Ship, name: msg`By ferry` },
  ship: { Icon: Sailboat, name: msg`On board` },
  flight: { Icon: Plane, name: msg`By plane` },
};

/** A means of transport: a small picture and its name. */
export function TransportMark({ transport }: { transport: Moving }) {
  const { i18n } = useLingui();
  const { Icon, name } = marks[transport];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" />
      {i18n._(name)}
    </span>
  );
}
