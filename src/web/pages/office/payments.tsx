import { Trans, useLingui } from '@lingui/react/macro';
import { WalletCards } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/payments.ts';
import { MissedPayments } from './missed-payments.tsx';
import { OfficeHead } from './office-head.tsx';
import { RefusedRefunds } from './refused-refunds.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listPaymentTasks', {});
}

/** Retries a refund, or records that it was made another way; the next page displays the result. */
export async function action({ context, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [refundId, reason, intent] = [field('refundId'), field('reason'), field('intent')];
  const typed = { refundId, reason, intent };
  const refused =
    intent === 'retry'
      ? await tryCall(context, 'retryRefund', { refundId }, typed)
      : await tryCall(context, 'recordRefund', { refundId, note: reason }, typed);
  return refused ?? redirect(`/office/payments?done=${intent === 'retry' ? 'retried' : 'recorded'}&refund=${refundId}`);
}

export default function OfficePayments({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { missed, refunds, unknownProviders, notices } = loaderData;
  const count = missed.length + refunds.length + unknownProviders.length + notices.length;
  return (
    <>
      <OfficeHead title={t`Payments`} lead={<Trans>Payments and refunds that need your attention.</Trans>} />
      <div className="flex flex-col gap-8">
        {actionData ? <ErrorSummary {...actionData} /> : <Done refunds={refunds} />}
        {unknownProviders.map(({ provider, payments, cards }) => (
          <Notice
            key={provider}
            kind="danger"
            title={<Trans>The payment provider “{provider}” isn’t configured</Trans>}
          >
            <Trans>
              Waiting for it: {payments} payments, {cards} cards of payment plans. Nothing is charged, released or
              refunded until an engineer configures it again.
            </Trans>
          </Notice>
        ))}
        {notices.map(({ provider, kind, attemptId, since }) => (
          <FailedNotice key={`${provider} ${kind} ${attemptId} ${since}`} provider={provider} attemptId={attemptId} />
        ))}
        {refunds.length > 0 ? <RefusedRefunds refunds={refunds} typed={actionData?.typed} /> : null}
        {missed.length > 0 ? <MissedPayments missed={missed} /> : null}
        {count === 0 ? (
          <EmptyState level={2} icon={<WalletCards />} title={<Trans>Nothing to do</Trans>}>
            <Trans>Payments that can’t be collected and refunds that are declined appear here.</Trans>
          </EmptyState>
        ) : null}
      </div>
    </>
  );
}

function FailedNotice({ provider, attemptId }: { provider: string; attemptId: string | null }) {
  return (
    <Notice kind="warning" title={<Trans>A notification from “{provider}” couldn’t be processed</Trans>}>
      <Trans>
        Payment {attemptId ?? '–'}. It is still checked every minute; tell an engineer if it stays unsettled.
      </Trans>
    </Notice>
  );
}

/** Shows the result of an action after the reload. */
function Done({ refunds }: { refunds: readonly { readonly id: string }[] }) {
  const [query] = useSearchParams();
  const done = query.get('done');
  if (done === 'recorded')
    return (
      <Notice kind="success" announce>
        <Trans>Recorded. The traveller will be notified by email.</Trans>
      </Notice>
    );
  if (done !== 'retried') return null;
  return refunds.some(({ id }) => id === query.get('refund')) ? (
    <Notice kind="danger" announce>
      <Trans>The payment provider declined the refund again.</Trans>
    </Notice>
  ) : (
    <Notice kind="success" announce>
      <Trans>The refund is on its way.</Trans>
    </Notice>
  );
}
