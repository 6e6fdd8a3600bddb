import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { ConfirmedAmounts, RefundSummary } from '../../cancellation/refund-summary.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { Route } from './+types/cancel.ts';
import { OfficeHead } from './office-head.tsx';

type Side = 'traveller' | 'operator';

const sideOf = (value: string | null): Side => (value === 'operator' ? 'operator' : 'traveller');

/** Loads the refund for a cancellation by the party in the URL. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const side = sideOf(new URL(request.url).searchParams.get('side'));
  const { bookingId } = params;
  const isExplained = (status: number) => status === 409;
  const { callResult } = context.get(shopContext);
  const result = await callResult('previewOfficeCancellation', { bookingId, side }, isExplained);
  return result.ok
    ? { bookingId, side, preview: result.answer.preview, problem: null }
    : { bookingId, side, preview: null, problem: result.refusal.body?.message ?? '' };
}

/** Cancels with the amounts that the page displayed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const words = field('words');
  const amounts = { money: field('money'), credit: field('credit'), kept: field('kept') };
  const cancelled = { bookingId: params.bookingId, side: sideOf(field('side')), words, ...amounts };
  const refused = await tryCall(context, 'cancelOfficeBooking', cancelled as never, { words });
  return refused ?? redirect(`/office/bookings/${params.bookingId}`);
}

export default function OfficeCancel({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { bookingId, side, preview, problem } = loaderData;
  const refund = preview ? priceText(preview.money, preview.currency, i18n.locale) : '';
  return (
    <>
      <TextLink to={`/office/bookings/${bookingId}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>Back to the booking</Trans>
      </TextLink>
      <OfficeHead
        title={preview ? t`Cancel booking ${preview.reference}` : t`Cancel booking`}
        lead={preview ? `${preview.tour} · ${rangeText(preview.from, preview.until, i18n.locale)}` : ''}
      />
      <div className="flex max-w-2xl flex-col gap-5">
        <nav aria-label={t`Who is cancelling`} className="grid gap-3 sm:grid-cols-2">
          <Choice side="traveller" isChosen={side === 'traveller'} title={<Trans>The traveller cancels</Trans>}>
            <Trans>Refund under the cancellation terms of the booking.</Trans>
          </Choice>
          <Choice side="operator" isChosen={side === 'operator'} title={<Trans>The operator cancels</Trans>}>
            <Trans>The traveller gets back everything they paid.</Trans>
          </Choice>
        </nav>
        {actionData ? <ErrorSummary {...actionData} /> : null}
        {preview ? (
          <>
            <RefundSummary preview={preview} isOffice />
            <PostForm className="flex flex-col gap-5">
              <input type="hidden" name="side" value={side} />
              <ConfirmedAmounts preview={preview} />
              <TextArea
                name="words"
                label={t`Reason`}
                hint={t`The traveller reads this in their cancellation email.`}
                maxLength={1000}
                required
                defaultValue={actionData?.typed.words}
              />
              <div>
                <Button type="submit" variant="danger" pending={isPending}>
                  {preview.money > 0 ? t`Cancel booking and refund ${refund}` : t`Cancel booking without a refund`}
                </Button>
              </div>
            </PostForm>
          </>
        ) : (
          <Notice kind="warning" title={problem} />
        )}
      </div>
    </>
  );
}

function Choice({
  side,
  isChosen,
  title,
  children,
}: {
  side: Side;
  isChosen: boolean;
  title: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <TextLink
      to={`?side=${side}`}
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'block rounded-card border bg-paper p-4 no-underline!',
        isChosen ? 'border-2 border-pine' : 'border-line hover:border-ink',
      )}
    >
      <span className="block font-semibold text-ink">{title}</span>
      <span className="block text-ink-soft text-sm">{children}</span>
    </TextLink>
  );
}
