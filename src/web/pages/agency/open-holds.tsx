import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { AgencyHold } from '#contract/schemas/agency.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { rangeText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import { ClientCell, TourCell } from './list-parts.tsx';

/** Holds that expire within this many seconds are highlighted. */
const soon = 6 * 3600;

/** An agency's open holds, with checkboxes and bulk actions. */
export function OpenHolds({ holds, now }: { holds: readonly AgencyHold[]; now: number }) {
  const { t, i18n } = useLingui();
  return (
    <PostForm preventScrollReset>
      <Table
        caption={t`Open holds`}
        rows={holds}
        rowKey={({ id }) => id}
        columns={[
          { id: 'choose', title: <Trans>Select</Trans>, cell: (hold) => <Choose hold={hold} /> },
          { id: 'ends', title: <Trans>Ends</Trans>, cell: ({ endsAt }) => <Ends endsAt={endsAt} now={now} /> },
          { id: 'client', title: <Trans>Client</Trans>, cell: (hold) => <ClientCell {...hold} /> },
          {
            id: 'tour',
            title: <Trans>Tour</Trans>,
            cell: ({ tour, from, until }) => <TourCell tour={tour} days={rangeText(from, until, i18n.locale)} />,
          },
          {
            id: 'reference',
            title: <Trans>Reference</Trans>,
            cell: ({ id, reference }) => <TextLink to={`/holds/${id}`}>{reference}</TextLink>,
          },
          { id: 'agent', title: <Trans>Agent</Trans>, cell: ({ agent }) => agent ?? '–' },
          {
            id: 'price',
            title: <Trans>Price</Trans>,
            numeric: true,
            cell: ({ price }) => priceText(price.amount, price.currency, i18n.locale),
          },
        ]}
      />
      <BulkActions />
    </PostForm>
  );
}

function Choose({ hold }: { hold: AgencyHold }) {
  const { t } = useLingui();
  const { reference } = hold;
  return (
    <label className="flex size-11 items-center justify-center">
      <input
        type="checkbox"
        name="ids"
        value={hold.id}
        aria-label={t`Select ${reference}`}
        className="size-5 accent-pine"
      />
    </label>
  );
}

function Ends({ endsAt, now }: { endsAt: number; now: number }) {
  const left = Math.max(0, endsAt - now);
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return (
    <>
      <Badge tone={left < soon ? 'sun' : 'plain'}>
        <Trans>
          {hours} h {minutes} min left
        </Trans>
      </Badge>
      <span className="block whitespace-nowrap pt-1 text-ink-soft">
        <Moment seconds={endsAt} />
      </span>
    </>
  );
}

/** The bulk actions; a release needs a confirmation, which works without scripts. */
function BulkActions() {
  const { formData } = useNavigation();
  const pending = (intent: string) => formData?.get('intent') === intent;
  return (
    <div className="flex flex-wrap items-start gap-3 pt-4">
      <Button
        type="submit"
        variant="secondary"
        size="small"
        name="intent"
        value="send"
        icon={<Mail />}
        pending={pending('send')}
      >
        <Trans>Email selected clients</Trans>
      </Button>
      <details>
        <summary className={buttonClass('secondary', 'small')}>
          <Trans>Release selected</Trans>
        </summary>
        <div className="flex flex-col items-start gap-3 pt-3">
          <p className="max-w-prose text-sm">
            <Trans>
              The places go on sale again immediately. You can release your own holds; admins can also release those of
              colleagues.
            </Trans>
          </p>
          <Button
            type="submit"
            size="small"
            variant="danger"
            name="intent"
            value="release"
            pending={pending('release')}
          >
            <Trans>Yes, release them</Trans>
          </Button>
        </div>
      </details>
    </div>
  );
}
