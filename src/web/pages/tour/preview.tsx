import { Trans, useLingui } from '@lingui/react/macro';
import { requireRole } from '../../account/guard.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/preview.ts';
import { TourChapters } from './below-fold.tsx';
import { Closed } from './closed.ts';
import { Gallery } from './gallery.tsx';
import { TourHead } from './tour-head.tsx';

/** The page of a draft for the office; other accounts get a 404. */
export async function loader(args: Route.LoaderArgs) {
  requireRole(args, 'operator', 'staff');
  const { tourId } = args.params;
  const result = await args.context.get(shopContext).callResult('previewTour', { tourId }, (status) => status === 409);
  if (!result.ok) return { tour: null, tourId, message: result.refusal.body?.message ?? '' };
  const { variants, ...tour } = result.answer;
  return { tour: { ...tour, variants: variants.map(({ id, name }) => ({ id, name })) }, tourId, message: '' };
}

export default function TourPreview({ loaderData: { tour, tourId, message } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="shell py-5">
      <PageHead title={tour ? t`Preview: ${tour.name}` : t`Preview`} hidden />
      <Notice
        className="mb-5"
        title={<Trans>This is a preview</Trans>}
        action={
          <TextLink to={`/office/tours/${tourId}`}>
            <Trans>Back to the editor</Trans>
          </TextLink>
        }
      >
        {tour ? (
          <Trans>Travellers see this page once you publish it. Dates and prices come from the departures.</Trans>
        ) : (
          message
        )}
      </Notice>
      {tour ? (
        <>
          <TourHead tour={tour} />
          {tour.blocked !== null ? <Closed reason={tour.blocked} /> : null}
          {tour.photos.length > 0 ? <Gallery photos={tour.photos} name={tour.name} /> : null}
          <div className="flex min-w-0 flex-col gap-14 pt-6">
            <TourChapters tour={tour} />
          </div>
        </>
      ) : (
        <h1>
          <Trans>There’s nothing to preview yet</Trans>
        </h1>
      )}
    </div>
  );
}
