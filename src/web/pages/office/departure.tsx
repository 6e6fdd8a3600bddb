import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation } from 'react-router';
import type { Cells } from '#domain/office/departure-batch.ts';
import { isCorrectable } from '../../account/answer.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { weekdayText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/departure.ts';
import { cellRefusals, readHidden } from './departure-batch.ts';
import { DepartureFields } from './departure-fields.tsx';
import { changedCells, fieldText, readField } from './departure-form.ts';
import { useCellWords } from './departure-words.tsx';
import { OfficeHead } from './office-head.tsx';

const isNew = (departureId: string): boolean => departureId === 'new';

export async function loader({ context, params: { variantId, departureId } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!isNew(departureId)) return shop.call('loadOfficeDeparture', { departureId });
  const { variant } = await shop.call('listOfficeDepartures', { variantId });
  return { variant, departure: null, taken: null };
}

/** Saves the cells whose fields differ from what the page showed, or a new departure. */
export async function action({ request, context, params: { variantId, departureId } }: Route.ActionArgs) {
  const form = await request.formData();
  const own = ['security_token', 'seen'];
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (own.includes(name) || typeof value !== 'string' ? [] : [[name, value]])),
  );
  const text: Record<string, string> = { guaranteed: '', ...typed };
  const seen = (readHidden(form.get('seen')) ?? {}) as Cells;
  const { day = '', ...cells } = text;
  const created = Object.fromEntries(Object.entries(cells).map(([cell, value]) => [cell, readField(cell, value)]));
  const batch = isNew(departureId)
    ? { variantId, creates: [{ days: [day], cells: created }] }
    : { variantId, changes: changedCells(Number(departureId), seen, text) };
  const result = await context.get(shopContext).callResult('saveDepartureBatch', batch, isCorrectable);
  if (result.ok) return redirect(`/office/departures/${variantId}?done=saved`);
  const refusals = cellRefusals(result.refusal);
  // The next attempt is compared with the values that the problems name.
  const current = Object.fromEntries(refusals.map(({ cell, current: value }) => [cell, value]));
  return { refusals, typed: text, seen: { ...seen, ...current } as Cells, attempt: Date.now() };
}

export default function OfficeDeparture({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const may = useCapability();
  const pending = useNavigation().formData !== undefined;
  const { variant, departure, taken } = loaderData;
  const words = useCellWords(variant);
  const defaults: Cells = { state: 'open', confirmation: 'instant', closesDaysBefore: 1 };
  const cells: Cells = departure?.cells ?? {
    ...defaults,
    ...Object.fromEntries(variant.rooms.map(({ id }) => [`room.${id}`, 0])),
  };
  const refusals = actionData?.refusals ?? [];
  const typed = (cell: string) => actionData?.typed[cell] ?? fieldText(cell, cells[cell] ?? null);
  const problem = (cell: string) => {
    const found = refusals.find((refusal) => refusal.cell === cell);
    if (!found) return undefined;
    const current = words.text(cell, found.current);
    const isChanged = departure !== null && found.current !== (cells[cell] ?? null);
    return isChanged ? `${found.message} ${t`Now: ${current}.`}` : found.message;
  };
  const day = departure ? weekdayText(String(departure.cells.day), i18n.locale) : '';
  return (
    <>
      <TextLink to={`/office/departures/${variant.id}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All departures</Trans>
      </TextLink>
      <OfficeHead
        title={departure ? t`Departure on ${day}` : t`New departure`}
        lead={[variant.tour, variant.variant].filter(Boolean).join(' · ')}
        action={
          departure && may('travellers.read') ? (
            <TextLink to={`/office/departures/${departure.id}/manifest`}>
              <Trans>Manifest</Trans>
            </TextLink>
          ) : null
        }
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary
            attempt={actionData.attempt}
            problems={refusals.map(({ cell, message }) => ({
              field: cell,
              message: cell ? `${words.label(cell)}: ${message}` : message,
            }))}
          />
        </div>
      ) : null}
      {taken && departure && departure.seatsTaken > 0 ? (
        <p className="pb-5">
          <Trans>
            Places taken: {departure.seatsTaken} (booked: {taken.booked}, held: {taken.held}, sold elsewhere:{' '}
            {taken.blocked}).
          </Trans>
        </p>
      ) : null}
      {departure && may('departures.cancel') ? (
        <p className="pb-5">
          <TextLink to={`/office/departures/${variant.id}/${departure.id}/cancel`}>
            {departure.cells.state === 'cancelled' ? (
              <Trans>Refunds of this departure</Trans>
            ) : (
              <Trans>Cancel departure</Trans>
            )}
          </TextLink>
        </p>
      ) : null}
      {variant.mayEdit ? (
        <PostForm
          key={actionData?.attempt ?? departure?.id ?? 'new'}
          noValidate
          className="flex max-w-5xl flex-col gap-5"
        >
          <input type="hidden" name="seen" value={JSON.stringify(actionData?.seen ?? cells)} />
          <DepartureFields
            variant={variant}
            state={departure ? String(departure.cells.state) : ''}
            typed={typed}
            problem={problem}
          />
          <div>
            <Button type="submit" pending={pending}>
              {departure ? <Trans>Save departure</Trans> : <Trans>Create departure</Trans>}
            </Button>
          </div>
        </PostForm>
      ) : (
        <dl className="grid max-w-3xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {Object.entries(cells).map(([cell, value]) => (
            <div key={cell} className="contents">
              <dt className="text-ink-soft">{words.label(cell)}</dt>
              <dd className="wrap-anywhere">{words.text(cell, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
