import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useNavigation, useRevalidator } from 'react-router';
import type { DepartureCancellation } from '#contract/schemas/departure-cancellation.ts';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { Route } from './+types/departure-cancel.ts';
import { OfficeHead } from './office-head.tsx';

/** How often the page is reloaded while bookings are being cancelled, in ms. */
const reloadMs = 3000;

export async function loader({ params: { departureId }, context }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadDepartureCancellation', { departureId });
}

/** Cancels the departure as displayed, or tries again what failed. */
export async function action({ params: { variantId, departureId }, request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const here = `/office/departures/${variantId}/${departureId}/cancel`;
  if (field('intent') === 'retry')
    return (await tryCall(context, 'retryDepartureCancellation', { departureId })) ?? redirect(here);
  const words = field('words');
  const cancelled = { departureId, words, bookings: field('bookings') };
  return (await tryCall(context, 'cancelDeparture', cancelled as never, { words })) ?? redirect(here);
}

export default function CancelDeparture({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { cancelled, bookings, totals, holds, tour, variant, from, until } = loaderData;
  const failed = bookings.filter(({ state }) => state === 'failed').length;
  const waiting = bookings.filter(({ state }) => state === 'waiting').length;
  useReload(waiting > 0);
  const refund = totals.map(({ currency, money }) => priceText(money, currency, i18n.locale)).join(' + ');
  return (
    <>
      <TextLink
        to={`/office/departures/${params.variantId}/${params.departureId}`}
        className="inline-flex min-h-11 items-center lg:min-h-9"
      >
        <Trans>Back to the departure</Trans>
      </TextLink>
      <OfficeHead
        title={cancelled ? t`Departure cancelled` : t`Cancel departure`}
        lead={`${tour} · ${variant} · ${rangeText(from, until, i18n.locale)}`}
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {actionData ? <ErrorSummary {...actionData} /> : null}
        {cancelled ? (
          <Notice
            kind={failed > 0 ? 'warning' : waiting > 0 ? 'info' : 'success'}
            announce
            title={
              failed > 0 ? (
                <Plural
                  value={failed}
                  one="# booking could not be cancelled yet"
                  other="# bookings could not be cancelled yet"
                />
              ) : waiting > 0 ? (
                <Plural value={waiting} one="# booking is being cancelled" other="# bookings are being cancelled" />
              ) : (
                <Trans>All bookings are cancelled and refunded</Trans>
              )
            }
          >
            <Trans>
              Cancelled on <Moment seconds={cancelled.at} />.
            </Trans>{' '}
            {cancelled.words}
          </Notice>
        ) : (
          <p className="max-w-prose">
            <Plural
              value={bookings.length}
              _0="This departure has no bookings. It will no longer be sold."
              one="This cancels # booking with a full refund."
              other="This cancels # bookings, each with a full refund."
            />{' '}
            {bookings.length > 0 ? <Trans>Refunds in total: {refund}.</Trans> : null}{' '}
            {holds > 0 ? <Plural value={holds} one="# hold ends." other="# holds end." /> : null}
          </p>
        )}
        {bookings.length > 0 ? <Bookings bookings={bookings} isCancelled={cancelled !== null} /> : null}
        {cancelled === null ? (
          <PostForm className="flex flex-col gap-5">
            <input type="hidden" name="bookings" value={bookings.length} />
            <TextArea
              name="words"
              label={t`Reason`}
              hint={t`The travellers read this in their cancellation email.`}
              maxLength={1000}
              required
              defaultValue={actionData?.typed.words}
            />
            <p className="text-sm">
              <Trans>A cancelled departure can’t be opened again.</Trans>
            </p>
            <div>
              <Button type="submit" variant="danger" pending={isPending}>
                <Trans>Cancel departure and refund everyone</Trans>
              </Button>
            </div>
          </PostForm>
        ) : failed > 0 ? (
          <PostForm>
            <Button type="submit" name="intent" value="retry" pending={isPending}>
              <Trans>Try again</Trans>
            </Button>
          </PostForm>
        ) : null}
      </div>
    </>
  );
}

/** Reloads the page while something is in progress. */
function useReload(isActive: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isActive || state !== 'idle') return;
    const timer = window.setTimeout(() => void revalidate(), reloadMs);
    return () => window.clearTimeout(timer);
  }, [isActive, revalidate, state]);
}

function Bookings({ bookings, isCancelled }: Pick<DepartureCancellation, 'bookings'> & { isCancelled: boolean }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-col rounded-card border border-line bg-paper">
      {bookings.map(({ id, reference, lead, travellers, currency, money, state, problem }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b px-4 py-3 last:border-b-0"
        >
          <span className="min-w-0">
            <TextLink to={`/office/bookings/${id}`} className="font-semibold">
              {reference}
            </TextLink>
            <span className="wrap-anywhere text-ink-soft">
              {lead ? ` · ${lead} · ` : ' · '}
              <Plural value={travellers} one="# traveller" other="# travellers" />
            </span>
          </span>
          <span className="figures text-end">
            {priceText(money, currency, i18n.locale)}
            {isCancelled ? (
              <span className="block text-ink-soft text-sm">
                <ItemState state={state} problem={problem} />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ItemState({ state, problem }: Pick<DepartureCancellation['bookings'][number], 'state' | 'problem'>) {
  switch (state) {
    case 'done':
      return <Trans>Cancelled</Trans>;
    case 'failed':
      return problem === 'payment-under-way' ? (
        <Trans>A payment is in progress</Trans>
      ) : (
        <Trans>Not cancelled yet: please try again</Trans>
      );
    default:
      return <Trans>Waiting</Trans>;
  }
}
