import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { Button } from '../../ui/button.tsx';
import { rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/requests.ts';
import { OfficeHead } from './office-head.tsx';
import { RefusalForm } from './refusal-form.tsx';

type Waiting = Route.ComponentProps['loaderData']['requests'][number];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listRequests', {});
}

/** Accepts or declines a request; the next page displays which. */
export async function action({ context, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [bookingId, reason, intent] = [field('bookingId'), field('reason'), field('intent')];
  const typed = { bookingId, reason, intent };
  const refused =
    intent === 'accept'
      ? await tryCall(context, 'acceptRequest', { bookingId }, typed)
      : await tryCall(context, 'declineRequest', { bookingId, reason }, typed);
  return refused ?? redirect(`/office/requests?done=${intent === 'accept' ? 'accepted' : 'declined'}`);
}

export default function OfficeRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { requests } = loaderData;
  return (
    <>
      <OfficeHead
        title={t`Requests`}
        lead={<Trans>Requests waiting for a reply, most urgent first. Their places are held until then.</Trans>}
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      {requests.length === 0 ? (
        <EmptyState level={2} icon={<CalendarCheck />} title={<Trans>No open requests</Trans>}>
          <Trans>New requests appear here, and we email you too.</Trans>
        </EmptyState>
      ) : (
        <Table
          caption={t`Requests`}
          rows={requests}
          rowKey={({ id }) => id}
          columns={[
            { id: 'until', title: t`Reply by`, cell: ({ answerBy }) => <Moment seconds={answerBy} /> },
            { id: 'tour', title: t`Tour`, cell: (row) => <TourCell row={row} /> },
            {
              id: 'days',
              title: t`Dates`,
              cell: ({ from, until }) => <span className="figures">{rangeText(from, until, i18n.locale)}</span>,
            },
            { id: 'who', title: t`Travellers`, cell: (row) => <PeopleCell row={row} /> },
            {
              id: 'price',
              title: t`Price`,
              cell: ({ price }) => priceText(price.amount, price.currency, i18n.locale),
              numeric: true,
            },
            { id: 'left', title: t`Places left`, cell: ({ placesLeft }) => placesLeft, numeric: true },
            {
              id: 'answer',
              title: t`Reply`,
              sticky: true,
              cell: (row) => (
                <Answer
                  row={row}
                  typed={actionData?.typed.bookingId === row.id ? actionData.typed.reason : undefined}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Confirms the action after the reload. */
function Done() {
  const done = useSearchParams()[0].get('done');
  if (done !== 'accepted' && done !== 'declined') return null;
  return (
    <Notice kind="success" announce className="mb-5">
      {done === 'accepted' ? (
        <Trans>Accepted. The booking is confirmed, and we’ve notified the traveller.</Trans>
      ) : (
        <Trans>Declined. The places are on sale again, and we’ve notified the traveller.</Trans>
      )}
    </Notice>
  );
}

function TourCell({ row }: { row: Waiting }) {
  return (
    <>
      <TextLink to={`/bookings/${row.id}`} className="whitespace-nowrap">
        {row.reference}
      </TextLink>
      <span className="block">{row.tour}</span>
      <span className="block text-ink-soft">{`${row.variant} · ${row.operator}`}</span>
    </>
  );
}

function PeopleCell({ row }: { row: Waiting }) {
  return (
    <>
      <span className="wrap-anywhere block">{`${row.lead} (${row.travellers})`}</span>
      <details className="pt-1">
        <summary className="cursor-pointer text-pine">
          <Trans>Traveller details</Trans>
        </summary>
        <div className="flex min-w-64 flex-col gap-3 py-2">
          {row.people.map(({ name, answers }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: travellers keep their order, and may share a name
            <div key={at}>
              <p className="wrap-anywhere pb-1 font-semibold">{name}</p>
              <AnswerList answers={answers} />
            </div>
          ))}
          <TextLink to={`/office/bookings/${row.id}`} prefetch="none">
            <Trans>Diet, allergies and notes</Trans>
          </TextLink>
        </div>
      </details>
      {row.rooms.map((room) => (
        <span key={room} className="block text-ink-soft">
          {room}
        </span>
      ))}
    </>
  );
}

/** The buttons that accept and decline a request. */
function Answer({ row, typed }: { row: Waiting; typed: string | undefined }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const pending = (intent: string) => formData?.get('bookingId') === row.id && formData.get('intent') === intent;
  const { reference } = row;
  return (
    <div className="flex min-w-44 flex-col gap-2">
      <PostForm preventScrollReset>
        <input type="hidden" name="bookingId" value={row.id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="accept"
          pending={pending('accept')}
          aria-label={t`Accept ${reference}`}
          className="w-full"
        >
          <Trans>Accept</Trans>
        </Button>
      </PostForm>
      <RefusalForm
        id={row.id}
        idField="bookingId"
        intent="decline"
        opener={{ words: <Trans>Decline</Trans>, label: t`Decline ${reference}` }}
        confirm={{ words: <Trans>Yes, decline</Trans>, label: t`Yes, decline ${reference}` }}
        reason={t`Reason (sent to the traveller)`}
        typed={typed}
        pending={pending('decline')}
        className="[&>form]:w-64 [&>summary]:w-full"
      />
    </div>
  );
}
