import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Form, redirect, useNavigation, useSearchParams } from 'react-router';
import { isCorrectable } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/departures.ts';
import { CellProblems } from './cell-problems.tsx';
import { refuseForm } from './departure-batch.ts';
import { DepartureFiles } from './departure-files.tsx';
import { DepartureFilter } from './departure-filter.tsx';
import { DepartureList } from './departure-list.tsx';
import { readFilter } from './departure-query.ts';
import { OfficeHead } from './office-head.tsx';

type Loaded = Route.ComponentProps['loaderData'];

export async function loader({ context, request, params: { variantId } }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  const found = await context.get(shopContext).call('listOfficeDepartures', { variantId, ...filter });
  return { ...found, filter };
}

/** Undoes the last batch. */
export async function action({ context, request, params: { variantId } }: Route.ActionArgs) {
  const batchId = String((await request.formData()).get('batchId'));
  const result = await context.get(shopContext).callResult('undoDepartureBatch', { batchId }, isCorrectable);
  return result.ok ? redirect(`/office/departures/${variantId}?done=undone`) : refuseForm(result.refusal);
}

export default function OfficeDepartures({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { variant, departures, hasMore, lastBatch, filter } = loaderData;
  const base = `/office/departures/${variant.id}`;
  return (
    <>
      <TextLink to="/office/departures" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All tours</Trans>
      </TextLink>
      <OfficeHead
        title={t`Departures of ${variant.tour}`}
        lead={[variant.variant, variant.operator].filter(Boolean).join(' · ')}
        action={
          variant.mayEdit ? (
            <span className="flex flex-wrap gap-3">
              <ButtonLink to={`${base}/pattern`} size="small" icon={<CalendarPlus aria-hidden="true" />}>
                <Trans>Create a season</Trans>
              </ButtonLink>
              <ButtonLink to={`${base}/new`} variant="secondary" size="small">
                <Trans>New departure</Trans>
              </ButtonLink>
            </span>
          ) : undefined
        }
      />
      {actionData ? (
        <div className="pb-5">
          <CellProblems variant={variant} {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      <DepartureFilter filter={filter} />
      {hasMore ? (
        <Notice className="mb-5">
          <Trans>Only the first 300 departures are listed. Choose a range of dates to see others.</Trans>
        </Notice>
      ) : null}
      {departures.length === 0 ? (
        <EmptyState level={2} icon={<CalendarPlus />} title={<Trans>No departures in this period</Trans>}>
          {variant.mayEdit ? (
            <Trans>Create a season to add many dates at once.</Trans>
          ) : (
            <Trans>Departures appear here once they have been created.</Trans>
          )}
        </EmptyState>
      ) : (
        <Form method="get" action={`${base}/bulk`} className="flex flex-col gap-4">
          <input type="hidden" name="show" value={filter.show} />
          <DepartureList variant={variant} departures={departures} />
          {variant.mayEdit ? (
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" variant="secondary">
                <Trans>Change selected departures</Trans>
              </Button>
              <Button type="submit" variant="quiet" name="all" value="1">
                <Plural value={departures.length} one="Change # departure" other="Change all # departures" />
              </Button>
              <input type="hidden" name="from" value={filter.from} />
              <input type="hidden" name="until" value={filter.until} />
            </div>
          ) : null}
        </Form>
      )}
      {variant.mayEdit && lastBatch ? <LastBatch batch={lastBatch} /> : null}
      <div className="pt-8">
        <DepartureFiles variantId={variant.id} />
      </div>
    </>
  );
}

function LastBatch({ batch: { id, at, person, changed, created } }: { batch: NonNullable<Loaded['lastBatch']> }) {
  const pending = useNavigation().formData?.get('batchId') === String(id);
  return (
    <section aria-labelledby="last-change" className="mt-8 flex flex-col gap-2 border-line border-t pt-5">
      <h2 id="last-change" className="text-lg">
        <Trans>Last change</Trans>
      </h2>
      <p className="text-sm">
        {changed > 0 ? <Plural value={changed} one="# departure changed" other="# departures changed" /> : null}
        {changed > 0 && created > 0 ? ', ' : null}
        {created > 0 ? <Plural value={created} one="# departure created" other="# departures created" /> : null}
        {' · '}
        {person ?? <Trans>Deleted account</Trans>}
        {' · '}
        <Moment seconds={at} />
      </p>
      <PostForm preventScrollReset>
        <input type="hidden" name="batchId" value={id} />
        <Button type="submit" variant="secondary" size="small" pending={pending}>
          <Trans>Undo this change</Trans>
        </Button>
      </PostForm>
    </section>
  );
}

/** Confirms what the previous page did. */
function Done() {
  const done = useSearchParams()[0].get('done');
  if (done !== 'saved' && done !== 'created' && done !== 'undone') return null;
  return (
    <Notice kind="success" announce className="mb-5">
      {done === 'saved' ? <Trans>Your changes have been saved.</Trans> : null}
      {done === 'created' ? <Trans>The departures have been created.</Trans> : null}
      {done === 'undone' ? <Trans>The change has been undone.</Trans> : null}
    </Notice>
  );
}
