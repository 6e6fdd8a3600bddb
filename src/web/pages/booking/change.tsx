import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useNavigation } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { ChangeChoices } from '../../booking-change/change-options.tsx';
import { ChangeSummary } from '../../booking-change/change-summary.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Route } from './+types/change.ts';

const withCode = (path: string, code: string | null) => `${path}${code ? `?code=${encodeURIComponent(code)}` : ''}`;

/** Loads what can be changed, or the preview of the change in the address, or the reason why there is none. */
export async function loader({ params: { bookingId }, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const { callResult } = context.get(shopContext);
  const isExplained = (status: number) => status === 409 || status === 422;
  const [day, number] = [searchParams.get('day'), searchParams.get('traveller')];
  const shared = { back: withCode(`/bookings/${bookingId}`, code), start: withCode('?', code), code };
  const none = { options: null, previewed: null, problem: null };
  if (day === null && number === null) {
    const loaded = await callResult('loadChangeOptions', { bookingId, code }, isExplained);
    return loaded.ok
      ? { ...shared, ...none, options: loaded.answer }
      : { ...shared, ...none, problem: loaded.refusal.body?.message ?? '' };
  }
  const wanted =
    day === null ? { kind: 'party' as const, traveller: Number(number) - 1 } : { kind: 'date' as const, day };
  const result = await callResult('previewBookingChange', { bookingId, code, ...wanted }, isExplained);
  return result.ok
    ? { ...shared, ...none, previewed: result.answer }
    : { ...shared, ...none, problem: result.refusal.body?.message ?? '' };
}

/** Makes the change that the page displayed. */
export async function action({ params: { bookingId }, request, context }: Route.ActionArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const field = await fieldsOf(request);
  const words = field('words');
  const changed = { bookingId, code, token: field('token'), words };
  return (
    (await tryCall(context, 'changeBooking', changed, { words })) ?? redirect(withCode(`/bookings/${bookingId}`, code))
  );
}

export default function ChangeBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isPending = useNavigation().formData !== undefined;
  const { back, start, code, options, previewed, problem } = loaderData;
  const trip = options ?? previewed?.preview;
  return (
    <div className="shell flex max-w-3xl flex-col gap-8 pt-6 pb-16">
      <PageHead title={t`Change booking`} error={actionData !== undefined} hidden />
      <div>
        <TextLink to={back}>
          <Trans>Back to the booking</Trans>
        </TextLink>
        <h1 className="pt-3 text-3xl md:text-4xl">
          <Trans>Change booking</Trans>
        </h1>
        {trip ? (
          <p className="pt-2 text-ink-soft">
            {`${trip.tour} · ${rangeText(trip.from, trip.until, i18n.locale)} · ${trip.reference}`}
          </p>
        ) : null}
      </div>
      {actionData ? <ErrorSummary {...actionData} /> : null}
      {problem === null ? null : (
        <Notice kind="warning" title={problem}>
          <TextLink to={start}>
            <Trans>Choose another change</Trans>
          </TextLink>
        </Notice>
      )}
      {options ? <ChangeChoices options={options} code={code} /> : null}
      {previewed ? (
        <>
          <ChangeSummary preview={previewed.preview} />
          <PostForm className="flex flex-col gap-5">
            <input type="hidden" name="token" value={previewed.token} />
            <TextArea
              name="words"
              label={t`Message to the operator`}
              maxLength={1000}
              defaultValue={actionData?.typed.words}
            />
            <p className="text-sm">
              {previewed.preview.due > 0 ? (
                <Trans>Nothing is charged now. You’ll find the new payments on the booking’s page.</Trans>
              ) : (
                <Trans>The change takes effect at once, and the places you no longer need are released.</Trans>
              )}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" pending={isPending}>
                <Trans>Confirm the change</Trans>
              </Button>
              <ButtonLink to={back} variant="secondary">
                <Trans>Leave it as it is</Trans>
              </ButtonLink>
            </div>
          </PostForm>
        </>
      ) : null}
    </div>
  );
}
