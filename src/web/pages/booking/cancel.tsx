import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { ConfirmedAmounts, RefundSummary } from '../../cancellation/refund-summary.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { Route } from './+types/cancel.ts';

const bookingPath = (bookingId: string, code: string | null) =>
  `/bookings/${bookingId}${code ? `?code=${encodeURIComponent(code)}` : ''}`;

/** Loads today's refund, or the reason why the booking cannot be cancelled now. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const { bookingId } = params;
  const isExplained = (status: number) => status === 409;
  const result = await context.get(shopContext).callResult('previewCancellation', { bookingId, code }, isExplained);
  const back = bookingPath(bookingId, code);
  return result.ok
    ? { back, preview: result.answer.preview, problem: null }
    : { back, preview: null, problem: result.refusal.body?.message ?? '' };
}

/** Cancels with the amounts that the page displayed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const field = await fieldsOf(request);
  const words = field('words');
  const amounts = { money: field('money'), credit: field('credit'), kept: field('kept') };
  const cancelled = { bookingId: params.bookingId, code, words, ...amounts };
  return (
    (await tryCall(context, 'cancelBooking', cancelled as never, { words })) ??
    redirect(bookingPath(params.bookingId, code))
  );
}

export default function CancelBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { back, preview, problem } = loaderData;
  if (!preview) {
    return (
      <div className="shell flex max-w-3xl flex-col gap-6 pt-6 pb-16">
        <PageHead title={t`Cancel booking`} hidden />
        <h1 className="text-3xl md:text-4xl">
          <Trans>Cancel booking</Trans>
        </h1>
        <Notice kind="warning" title={problem}>
          <TextLink to={back}>
            <Trans>Back to the booking</Trans>
          </TextLink>
        </Notice>
      </div>
    );
  }
  const refund = priceText(preview.money, preview.currency, i18n.locale);
  return (
    <div className="shell flex max-w-3xl flex-col gap-6 pt-6 pb-16">
      <PageHead title={t`Cancel booking ${preview.reference}`} error={actionData !== undefined} hidden />
      <div>
        <TextLink to={back}>
          <Trans>Back to the booking</Trans>
        </TextLink>
        <h1 className="pt-3 text-3xl md:text-4xl">
          <Trans>Cancel booking {preview.reference}</Trans>
        </h1>
        <p className="pt-2 text-ink-soft">
          {`${preview.tour} · ${rangeText(preview.from, preview.until, i18n.locale)}`}
        </p>
      </div>
      {actionData ? <ErrorSummary {...actionData} /> : null}
      <RefundSummary preview={preview} />
      <PostForm className="flex flex-col gap-5">
        <ConfirmedAmounts preview={preview} />
        <TextArea
          name="words"
          label={t`Why are you cancelling?`}
          hint={t`The operator reads this.`}
          maxLength={1000}
          defaultValue={actionData?.typed.words}
        />
        <p className="text-sm">
          <Trans>This cancels the trip for all travellers and can’t be undone.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={isPending}>
            {preview.money > 0 ? t`Cancel booking and get ${refund} back` : t`Cancel booking without a refund`}
          </Button>
          <ButtonLink to={back} variant="secondary">
            <Trans>Keep my booking</Trans>
          </ButtonLink>
        </div>
      </PostForm>
    </div>
  );
}
