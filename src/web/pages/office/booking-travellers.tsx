import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { tryCall } from '../../account/answer.ts';
import { TravellersPart } from '../../checkout/travellers/change-page.tsx';
import { readAnswers } from '../../checkout/travellers/read-answers.ts';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/booking-travellers.ts';
import { OfficeHead } from './office-head.tsx';

/** Loads the travellers' forms without passport and health answers, or the reason why they cannot be changed. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { bookingId } = params;
  const isExplained = (status: number) => status === 409;
  const result = await context.get(shopContext).callResult('loadOfficeTravellers', { bookingId }, isExplained);
  const shared = { bookingId, requested: searchParams.get('traveller'), isSaved: searchParams.has('saved') };
  return result.ok
    ? { ...shared, forms: result.answer, problem: null }
    : { ...shared, forms: null, problem: result.refusal.body?.message ?? '' };
}

/** Saves the form of one traveller. */
export async function action({ params: { bookingId }, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const passengers = readAnswers(form);
  const traveller = Number(form.get('traveller'));
  const sent = { bookingId, traveller, seen: Number(form.get('seen')), passengers };
  return (
    (await tryCall(context, 'changeOfficeTraveller', sent, passengers)) ??
    redirect(`/office/bookings/${bookingId}/travellers?traveller=${traveller + 1}&saved=1`)
  );
}

export default function OfficeTravellers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { bookingId, forms, problem, requested, isSaved } = loaderData;
  return (
    <>
      <TextLink to={`/office/bookings/${bookingId}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>Back to the booking</Trans>
      </TextLink>
      <OfficeHead
        title={t`Traveller details`}
        lead={forms ? `${forms.reference} · ${forms.tour} · ${rangeText(forms.from, forms.until, i18n.locale)}` : ''}
      />
      <div className="flex max-w-4xl flex-col gap-6">
        {forms ? (
          <TravellersPart forms={forms} requested={requested} query="" isSaved={isSaved} refused={actionData} />
        ) : (
          <Notice kind="warning" title={problem} />
        )}
      </div>
    </>
  );
}
