import { useLingui } from '@lingui/react/macro';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import { type CellValue, splitCell } from '#domain/office/departure-cells.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { weekdayText } from '../../ui/days.ts';
import { priceText } from '../../ui/price-parts.ts';

const tones: Readonly<Record<string, Tone>> = { open: 'success', draft: 'sun', cancelled: 'danger' };

/** Returns the words for the states of a departure. */
export function useStateWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    draft: t({ message: 'Draft', context: 'departure' }),
    open: t({ message: 'Open', context: 'departure' }),
    closed: t({ message: 'Closed', context: 'departure' }),
    cancelled: t({ message: 'Cancelled', context: 'departure' }),
    archived: t({ message: 'Archived', context: 'departure' }),
  };
}

export function DepartureState({ state }: { state: string }) {
  const words = useStateWords();
  return <Badge tone={tones[state] ?? 'plain'}>{words[state]}</Badge>;
}

/** Returns the names of cells and their values as text. */
export function useCellWords({ currency, passengerTypes, rooms }: OfficeVariant) {
  const { t, i18n } = useLingui();
  const states = useStateWords();
  const confirmations: Readonly<Record<string, string>> = {
    instant: t`Instant confirmation`,
    onRequest: t`On request`,
  };
  const labels: Readonly<Record<string, string>> = {
    day: t`Date`,
    state: t`Status`,
    confirmation: t`Confirmation`,
    seats: t`Places`,
    minimum: t`Minimum number of travellers`,
    closesDaysBefore: t`Bookings close (days before)`,
    guaranteed: t`Guaranteed departure`,
    code: t`Code`,
    'note.en': t`Note (English)`,
    'note.de': t`Note (German)`,
    'meetingPoint.en': t`Meeting point (English)`,
    'meetingPoint.de': t`Meeting point (German)`,
    meetingTime: t`Meeting time`,
    localPayment: t`Paid on the spot per traveller (${currency})`,
  };
  const label = (cell: string): string => {
    const [kind, id] = splitCell(cell);
    const name = (kind === 'price' ? passengerTypes : rooms).find((one) => one.id === id)?.name ?? '';
    if (kind === 'price') return t`Price: ${name}`;
    return kind === 'room' ? t`Rooms: ${name}` : (labels[cell] ?? cell);
  };
  const text = (cell: string, value: CellValue): string => {
    const [kind] = splitCell(cell);
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if ((kind === 'price' || kind === 'localPayment') && typeof value === 'number')
      return priceText(value, currency, i18n.locale);
    if (kind === 'day') return weekdayText(String(value), i18n.locale);
    if (kind === 'state') return states[String(value)] ?? String(value);
    return kind === 'confirmation' ? (confirmations[String(value)] ?? String(value)) : String(value);
  };
  return { label, text, states, confirmations };
}
