import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeDeparture, OfficeVariant } from '#contract/schemas/departures.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { weekdayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { DepartureState, useCellWords } from './departure-words.tsx';

/** Departures as a table, or as cards on phones. */
export function DepartureList({
  variant,
  departures,
}: {
  variant: OfficeVariant;
  departures: readonly OfficeDeparture[];
}) {
  const { t, i18n } = useLingui();
  const { label, text } = useCellWords(variant);
  const may = useCapability();
  const day = ({ cells }: OfficeDeparture) => weekdayText(String(cells.day), i18n.locale);
  const places = ({ seatsTaken, cells }: OfficeDeparture) => t`${seatsTaken} of ${Number(cells.seats)}`;
  const link = (departure: OfficeDeparture) => (
    <TextLink
      to={`/office/departures/${variant.id}/${departure.id}`}
      prefetch="none"
      className="inline-flex min-h-11 items-center whitespace-nowrap lg:min-h-8"
    >
      {day(departure)}
    </TextLink>
  );
  const box = (departure: OfficeDeparture) => {
    const name = day(departure);
    return (
      <label className="inline-flex size-11 items-center justify-center lg:size-8">
        <input
          type="checkbox"
          name="ids"
          value={departure.id}
          aria-label={t`Select ${name}`}
          className="size-5.5 accent-pine"
        />
      </label>
    );
  };
  const manifest = (departure: OfficeDeparture) => {
    const name = day(departure);
    return departure.seatsTaken > 0 ? (
      <TextLink
        to={`/office/departures/${departure.id}/manifest`}
        prefetch="none"
        aria-label={t`Manifest for ${name}`}
        className="inline-flex min-h-11 items-center lg:min-h-8"
      >
        <Trans>Manifest</Trans>
      </TextLink>
    ) : null;
  };
  const room = (departure: OfficeDeparture, id: number) =>
    t`${departure.roomsTaken[id] ?? 0} of ${Number(departure.cells[`room.${id}`])}`;
  const columns: Column<OfficeDeparture>[] = [
    ...(variant.mayEdit ? [{ id: 'select', title: <span className="sr-only">{t`Select`}</span>, cell: box }] : []),
    { id: 'day', title: t`Date`, cell: link },
    { id: 'state', title: t`Status`, cell: ({ cells }) => <DepartureState state={String(cells.state)} /> },
    { id: 'places', title: t`Places taken`, numeric: true, cell: places },
    ...variant.passengerTypes.map(({ id, name }) => ({
      id: `price.${id}`,
      title: t`Price: ${name}`,
      numeric: true,
      cell: ({ cells }: OfficeDeparture) => text(`price.${id}`, cells[`price.${id}`] ?? null),
    })),
    ...variant.rooms.map(({ id, name }) => ({
      id: `room.${id}`,
      title: name,
      numeric: true,
      cell: (departure: OfficeDeparture) => room(departure, id),
    })),
    {
      id: 'confirmation',
      title: t`Confirmation`,
      cell: ({ cells }) => text('confirmation', cells.confirmation ?? null),
    },
    { id: 'code', title: t`Code`, cell: ({ cells }) => text('code', cells.code ?? null) },
    ...(may('travellers.read') ? [{ id: 'manifest', title: t`Manifest`, cell: manifest }] : []),
  ];
  return (
    <>
      <div className="max-md:hidden">
        <Table caption={t`Departures`} rows={departures} rowKey={({ id }) => String(id)} columns={columns} />
      </div>
      <ul className="flex flex-col gap-3 md:hidden">
        {departures.map((departure) => (
          <li key={departure.id} className="flex gap-2 rounded-card border border-line bg-paper p-4">
            {variant.mayEdit ? box(departure) : null}
            <div className="flex min-w-0 grow flex-col gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                {link(departure)}
                <DepartureState state={String(departure.cells.state)} />
              </div>
              <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
                <dt className="text-ink-soft">
                  <Trans>Places taken</Trans>
                </dt>
                <dd className="figures text-right">{places(departure)}</dd>
                {variant.passengerTypes.map(({ id }) => (
                  <div key={id} className="contents">
                    <dt className="text-ink-soft">{label(`price.${id}`)}</dt>
                    <dd className="figures text-right">
                      {text(`price.${id}`, departure.cells[`price.${id}`] ?? null)}
                    </dd>
                  </div>
                ))}
              </dl>
              {may('travellers.read') ? manifest(departure) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
