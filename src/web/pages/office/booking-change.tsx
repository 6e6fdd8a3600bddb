import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { ChangeChoices } from '../../booking-change/change-options.tsx';
import { ChangeSummary } from '../../booking-change/change-summary.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Route } from './+types/booking-change.ts';
import { OfficeHead } from './office-head.tsx';

/** Loads what can be changed, or the preview of the change in the address, or the reason why there is none. */
export async function loader({ params: { bookingId }, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { callResult } = context.get(shopContext);
  const isExplained = (status: number) => status === 409 || status === 422;
  const [day, number] = [searchParams.get('day'), searchParams.get('traveller')];
  const none = { bookingId, options: null, previewed: null, problem: null };
  if (day === null && number === null) {
    const loaded = await callResult('loadOfficeChangeOptions', { bookingId }, isExplained);
    return loaded.ok ? { ...none, options: loaded.answer } : { ...none, problem: loaded.refusal.body?.message ?? '' };
  }
  const wanted =
    day === null ? { kind: 'party' as const, traveller: Number(number) - 1 } : { kind: 'date' as const, day };
  const result = await callResult('previewOfficeBookingChange', { bookingId, ...wanted }, isExplained);
  return result.ok ? { ...none, previewed: result.answer } : { ...none, problem: result.refusal.body?.message ?? '' };
}

/** Makes the change that the page displayed. */
export async function action({ params: { bookingId }, request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const words = field('words');
  return (
    (await tryCall(context, 'changeOfficeBooking', { bookingId, token: field('token'), words }, { words })) ??
    redirect(`/office/bookings/${bookingId}`)
  );
}

export default function OfficeChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { bookingId, options, previewed, problem } = loaderData;
  const trip = options ?? previewed?.preview;
  return (
    <>
      <TextLink to={`/office/bookings/${bookingId}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>Back to the booking</Trans>
      </TextLink>
      <OfficeHead
        title={t`Change booking`}
        lead={trip ? `${trip.reference} · ${trip.tour} · ${rangeText(trip.from, trip.until, i18n.locale)}` : ''}
      />
      <div className="flex max-w-2xl flex-col gap-6">
        {actionData ? <ErrorSummary {...actionData} /> : null}
        {problem === null ? null : (
          <Notice kind="warning" title={problem}>
            <TextLink to={`/office/bookings/${bookingId}/change`}>
              <Trans>Choose another change</Trans>
            </TextLink>
          </Notice>
        )}
        {options ? <ChangeChoices options={options} code={null} /> : null}
        {previewed ? (
          <>
            <ChangeSummary preview={previewed.preview} />
            <PostForm className="flex flex-col gap-5">
              <input type="hidden" name="token" value={previewed.token} />
              <TextArea
                name="words"
                label={t`Reason`}
                hint={t`The traveller reads this in their email about the change.`}
                maxLength={1000}
                required
                defaultValue={actionData?.typed.words}
              />
              <div>
                <Button type="submit" pending={isPending}>
                  <Trans>Confirm the change</Trans>
                </Button>
              </div>
            </PostForm>
          </>
        ) : null}
      </div>
    </>
  );
}
