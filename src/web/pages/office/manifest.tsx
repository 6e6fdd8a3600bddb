import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { usePage } from '../../browser/page-config.ts';
import { ManifestView } from '../../manifest/manifest-view.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { rangeText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/manifest.ts';
import { GuideLinks } from './guide-links.tsx';
import { OfficeHead } from './office-head.tsx';

const wantsSensitive = (request: Request) => new URL(request.url).searchParams.get('sensitive') === '1';

export async function loader({ context, params: { departureId }, request }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const [manifest, guideLinks] = await Promise.all([
    call('loadManifest', { departureId, sensitive: wantsSensitive(request) ? '1' : '' }),
    call('listGuideLinks', { departureId }),
  ]);
  return { manifest, guideLinks };
}

export async function action({ context, params: { departureId }, request }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const intent = field('intent');
  if (intent === 'create-link') {
    const label = field('label');
    const sensitive = field('sensitive') ? 'on' : '';
    return tryCall(context, 'createGuideLink', { departureId, label, sensitive }, { label, sensitive });
  }
  if (intent === 'withdraw-link')
    return tryCall(context, 'withdrawGuideLink', { departureId, guideLinkId: field('guideLinkId') });
  const arrived = field('arrived') as 'true' | 'false';
  const [bookingId, position] = [field('bookingId'), field('position')];
  return tryCall(context, 'markArrival', { departureId, bookingId, position, arrived });
}

export default function OfficeManifest({ loaderData: { manifest, guideLinks }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { prefix } = usePage();
  const { departure, sensitive } = manifest;
  const { id, variantId, tour, variant, from, until } = departure;
  const query = useSearchParams()[0].get('sensitive') === '1' ? '?sensitive=1' : '';
  const file = (ending: string) => `${prefix}/api/office/departures/${id}/manifest.${ending}${query}`;
  return (
    <>
      <TextLink
        to={`/office/departures/${variantId}/${id}`}
        className="no-print inline-flex min-h-11 items-center lg:min-h-9"
      >
        <Trans>Back to the departure</Trans>
      </TextLink>
      <OfficeHead
        title={t`Manifest`}
        lead={[tour, variant, rangeText(from, until, i18n.locale)].filter(Boolean).join(' · ')}
        action={
          <span className="no-print flex flex-wrap items-center gap-3">
            <TextLink
              to={`/office/bookings?departureId=${id}`}
              className="inline-flex min-h-11 items-center lg:min-h-9"
            >
              <Trans>Bookings</Trans>
            </TextLink>
            <Button variant="secondary" size="small" icon={<Printer />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <a href={file('pdf')} download className={buttonClass('secondary', 'small')}>
              <FileText aria-hidden="true" />
              <Trans>Download PDF</Trans>
            </a>
            <a href={file('csv')} download className={buttonClass('secondary', 'small')}>
              <FileSpreadsheet aria-hidden="true" />
              <Trans>Download CSV</Trans>
            </a>
          </span>
        }
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : null}
      <div className="no-print pb-5">
        <SensitiveNotice sensitive={sensitive} />
      </div>
      <ManifestView
        manifest={manifest}
        desk={{ departureId: id }}
        bookingLink={({ id: bookingId, reference }) => (
          <TextLink to={`/office/bookings/${bookingId}`} prefetch="none">
            {reference}
          </TextLink>
        )}
      />
      <GuideLinks {...guideLinks} refused={actionData ?? undefined} />
    </>
  );
}

/** Says whether passport and health answers are on the page, and lets those who may read them show them. */
function SensitiveNotice({ sensitive }: { sensitive: Route.ComponentProps['loaderData']['manifest']['sensitive'] }) {
  switch (sensitive) {
    case 'none':
      return null;
    case 'denied':
      return (
        <p className="max-w-prose text-ink-soft text-sm">
          <Trans>
            Your role doesn’t include passport and health details. You see which were given, but not the answers.
          </Trans>
        </p>
      );
    case 'shown':
      return (
        <Notice kind="info">
          <Trans>Passport and health details are shown. This has been logged.</Trans>{' '}
          <TextLink to="?" preventScrollReset>
            <Trans>Hide them</Trans>
          </TextLink>
        </Notice>
      );
    case 'hidden':
      return (
        <ButtonLink to="?sensitive=1" variant="secondary" size="small" prefetch="none" preventScrollReset>
          <Trans>Show passport and health details (logged)</Trans>
        </ButtonLink>
      );
  }
}
