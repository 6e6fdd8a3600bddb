import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { tryCall } from '../../account/answer.ts';
import { TravellersPart } from '../../checkout/travellers/change-page.tsx';
import { readAnswers } from '../../checkout/travellers/read-answers.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/travellers.ts';

const codeQuery = (code: string | null) => (code ? `code=${encodeURIComponent(code)}` : '');

/** Loads the forms that the caller may change, or the reason why they may not. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const { bookingId } = params;
  const isExplained = (status: number) => status === 403 || status === 409;
  const result = await context.get(shopContext).callResult('loadTravellers', { bookingId, code }, isExplained);
  const shared = {
    back: `/bookings/${bookingId}${code ? `?${codeQuery(code)}` : ''}`,
    query: code ? `&${codeQuery(code)}` : '',
    requested: searchParams.get('traveller'),
    isSaved: searchParams.has('saved'),
  };
  return result.ok
    ? { ...shared, forms: result.answer, problem: null }
    : { ...shared, forms: null, problem: result.refusal.body?.message ?? '' };
}

/** Saves the form of one traveller. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const code = new URL(request.url).searchParams.get('code');
  const form = await request.formData();
  const passengers = readAnswers(form);
  const traveller = Number(form.get('traveller'));
  const sent = { bookingId: params.bookingId, code, traveller, seen: Number(form.get('seen')), passengers };
  return (
    (await tryCall(context, 'changeTraveller', sent, passengers)) ??
    redirect(
      `/bookings/${params.bookingId}/travellers?traveller=${traveller + 1}&saved=1${code ? `&${codeQuery(code)}` : ''}`,
    )
  );
}

export default function BookingTravellers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { back, forms, problem, query, requested, isSaved } = loaderData;
  return (
    <div className="shell flex max-w-4xl flex-col gap-6 pt-6 pb-16">
      <PageHead title={t`Traveller details`} error={actionData !== undefined} hidden />
      <div>
        <TextLink to={back}>
          <Trans>Back to the booking</Trans>
        </TextLink>
        <h1 className="pt-3 text-3xl md:text-4xl">
          <Trans>Traveller details</Trans>
        </h1>
        {forms ? (
          <p className="pt-2 text-ink-soft">
            {`${forms.tour} · ${rangeText(forms.from, forms.until, i18n.locale)} · ${forms.reference}`}
          </p>
        ) : null}
      </div>
      {forms ? (
        <TravellersPart forms={forms} requested={requested} query={query} isSaved={isSaved} refused={actionData} />
      ) : (
        <Notice kind="warning" title={problem} />
      )}
    </div>
  );
}
