import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/payments.ts';
import { RefusalForm } from './refusal-form.tsx';

type Refund = Route.ComponentProps['loaderData']['refunds'][number];

/** Refunds that the payment provider refused, and the actions of staff. */
export function RefusedRefunds({
  refunds,
  typed,
}: {
  refunds: readonly Refund[];
  /** The values of a rejected note, by field name. */
  typed: Readonly<Record<string, string>> | undefined;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <h2 id="refunds" className="text-xl">
        <Trans>Declined refunds</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft text-sm">
        <Trans>
          The payment provider declined to refund these payments. Try again, or agree with the traveller on another way,
          such as a bank transfer, and record it here.
        </Trans>
      </p>
      <Table
        caption={t`Declined refunds`}
        rows={refunds}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'booking',
            title: t`Booking`,
            cell: ({ bookingId, reference, tour }) => (
              <>
                <TextLink to={`/bookings/${bookingId}`} className="whitespace-nowrap">
                  {reference}
                </TextLink>
                <span className="block">{tour}</span>
              </>
            ),
          },
          {
            id: 'who',
            title: t`Traveller`,
            cell: ({ lead, email }) => (
              <>
                <span className="wrap-anywhere block">{lead}</span>
                <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-4">
                  {email}
                </a>
              </>
            ),
          },
          {
            id: 'amount',
            title: t`Refund`,
            cell: ({ amount }) => priceText(amount.amount, amount.currency, i18n.locale),
            numeric: true,
          },
          { id: 'reason', title: t`Reason`, cell: (refund) => <Reason refund={refund} /> },
          { id: 'since', title: t`Declined since`, cell: ({ since }) => <Moment seconds={since} /> },
          {
            id: 'action',
            title: t`Action`,
            sticky: true,
            cell: (refund) => (
              <Actions refund={refund} typed={typed?.refundId === refund.id ? typed.reason : undefined} />
            ),
          },
        ]}
      />
    </div>
  );
}

/** Shows the reason of the refund, and the provider's message. */
function Reason({ refund: { reason, refusal, tries, provider } }: { refund: Refund }) {
  const { t } = useLingui();
  const words =
    {
      cancelled: t`Booking cancelled`,
      'no policy': t`Insurance not issued`,
      declined: t`Request declined`,
      lapsed: t`Request expired`,
      'capture refused': t`Payment not collected`,
      'reservation gone': t`Authorisation expired`,
      'other amount': t`Wrong amount authorised`,
    }[reason] ?? t`Booking not completed`;
  const code = refusal ?? '–';
  return (
    <>
      <span className="block">{words}</span>
      <span className="block text-ink-soft">
        <Trans>
          {provider}: {code}
        </Trans>
      </span>
      {tries > 0 ? (
        <span className="block text-ink-soft">
          <Trans>Retries: {tries}</Trans>
        </span>
      ) : null}
    </>
  );
}

function Actions({ refund: { id, reference }, typed }: { refund: Refund; typed: string | undefined }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const pending = (intent: string) => formData?.get('refundId') === id && formData.get('intent') === intent;
  return (
    <div className="flex min-w-44 flex-col gap-2">
      <PostForm preventScrollReset>
        <input type="hidden" name="refundId" value={id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="retry"
          pending={pending('retry')}
          aria-label={t`Try again: ${reference}`}
          className="w-full"
        >
          <Trans>Try again</Trans>
        </Button>
      </PostForm>
      <RefusalForm
        id={id}
        idField="refundId"
        intent="elsewhere"
        opener={{ words: <Trans>Refunded another way</Trans>, label: t`Refunded another way: ${reference}` }}
        confirm={{ words: <Trans>Record refund</Trans>, label: t`Record refund: ${reference}` }}
        reason={t`Method and reference`}
        typed={typed}
        pending={pending('elsewhere')}
        className="[&>form]:w-64 [&>summary]:w-full"
      />
    </div>
  );
}
