import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, redirect, useNavigation } from 'react-router';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import { planBulkChange } from '#domain/office/bulk-change.ts';
import type { CellChange } from '#domain/office/departure-batch.ts';
import { isCorrectable } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { weekdayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/departures-bulk.ts';
import { BulkFields } from './bulk-fields.tsx';
import { readBulkChange, readBulkText } from './bulk-query.ts';
import { CellProblems } from './cell-problems.tsx';
import { cellRefusals, readHidden, trySaveBatch } from './departure-batch.ts';
import { readFilter } from './departure-query.ts';
import { useCellWords } from './departure-words.tsx';
import { OfficeHead } from './office-head.tsx';

type PackedChange = [CellChange['departureId'], CellChange['cell'], CellChange['from'], CellChange['to']];

export async function loader({ context, request, params: { variantId } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const shop = context.get(shopContext);
  const filter = readFilter(query);
  const { variant, departures } = await shop.call('listOfficeDepartures', { variantId, ...filter });
  const ids = new Set(query.getAll('ids').map(Number));
  const selected = departures.filter(({ id }) => query.get('all') === '1' || ids.has(id));
  const text = readBulkText(query);
  const bulk = readBulkChange(text);
  const page = { variant, filter, text, ids: selected.map(({ id }) => id), isUnreadable: bulk === 'unreadable' };
  if (bulk === null || bulk === 'unreadable') return { ...page, changes: null, refusals: [], days: {} };
  const changes = planBulkChange(selected, bulk);
  const result = await shop.callResult('previewDepartureBatch', { variantId, changes }, isCorrectable);
  const days: Record<number, string> = Object.fromEntries(selected.map(({ id, cells }) => [id, String(cells.day)]));
  return { ...page, changes, refusals: result.ok ? [] : cellRefusals(result.refusal), days };
}

/** Saves exactly the changes that the preview listed. */
export async function action({ context, request, params: { variantId } }: Route.ActionArgs) {
  const packed = readHidden((await request.formData()).get('changes'));
  const changes = (Array.isArray(packed) ? (packed as PackedChange[]) : []).map(([departureId, cell, from, to]) => ({
    ...{ departureId, cell, from, to },
  }));
  const refused = await trySaveBatch(context, { variantId, changes });
  return refused ?? redirect(`/office/departures/${variantId}?done=saved`);
}

/** Changes many departures at once, with a preview of each old and new value. */
export default function OfficeDeparturesBulk({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { variant, ids, filter, text, isUnreadable, changes, refusals, days } = loaderData;
  const cells = actionData?.cells ?? refusals;
  return (
    <>
      <TextLink to={`/office/departures/${variant.id}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All departures</Trans>
      </TextLink>
      <OfficeHead
        title={t`Change departures`}
        lead={
          <>
            {variant.tour} · <Plural value={ids.length} one="# departure selected" other="# departures selected" />
          </>
        }
      />
      {ids.length === 0 ? (
        <Notice kind="warning" title={t`No departures selected`}>
          <Trans>Go back and select the departures you want to change.</Trans>
        </Notice>
      ) : (
        <div className="flex max-w-3xl flex-col gap-6">
          <Form method="get" className="flex flex-col gap-5">
            {ids.map((id) => (
              <input key={id} type="hidden" name="ids" value={id} />
            ))}
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <BulkFields variant={variant} text={text} isUnreadable={isUnreadable} />
            <div>
              <Button type="submit" variant={changes ? 'secondary' : 'primary'}>
                <Trans>Preview changes</Trans>
              </Button>
            </div>
          </Form>
          <CellProblems variant={variant} cells={cells} attempt={actionData?.attempt} />
          {changes?.length === 0 ? (
            <Notice title={t`Nothing to change`}>
              <Trans>These departures already have this value.</Trans>
            </Notice>
          ) : null}
          {changes && changes.length > 0 && cells.length === 0 ? (
            <Preview variant={variant} changes={changes} days={days} />
          ) : null}
        </div>
      )}
    </>
  );
}

/** Every old and new value, and the button that saves them. */
function Preview({
  variant,
  changes,
  days,
}: {
  variant: OfficeVariant;
  changes: readonly CellChange[];
  days: Readonly<Record<number, string>>;
}) {
  const { t, i18n } = useLingui();
  const pending = useNavigation().formData !== undefined;
  const { label, text } = useCellWords(variant);
  const packed = changes.map(({ departureId, cell, from, to }): PackedChange => [departureId, cell, from, to]);
  return (
    <section aria-labelledby="preview-title" className="flex flex-col gap-4">
      <h2 id="preview-title" className="text-xl">
        <Trans>Preview</Trans>
      </h2>
      <Table
        caption={t`Current and new values`}
        rows={changes}
        rowKey={({ departureId, cell }) => `${departureId} ${cell}`}
        columns={[
          {
            id: 'day',
            title: t`Date`,
            cell: ({ departureId }) => weekdayText(days[departureId] ?? '', i18n.locale),
          },
          { id: 'cell', title: t`Field`, cell: ({ cell }) => label(cell) },
          { id: 'from', title: t`Now`, numeric: true, cell: ({ cell, from }) => text(cell, from) },
          { id: 'to', title: t`New`, numeric: true, cell: ({ cell, to }) => <strong>{text(cell, to)}</strong> },
        ]}
      />
      <PostForm>
        <input type="hidden" name="changes" value={JSON.stringify(packed)} />
        <Button type="submit" pending={pending}>
          <Plural value={changes.length} one="Save # change" other="Save # changes" />
        </Button>
      </PostForm>
    </section>
  );
}
