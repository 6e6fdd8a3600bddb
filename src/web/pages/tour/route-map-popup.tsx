import { Trans, useLingui } from '@lingui/react/macro';
import { isMobile } from '../../browser/breakpoints.ts';
import { Popup } from '../../popups/popup.tsx';
import RouteMapView from './route-map-view.tsx';
import { StopList } from './stop-list.tsx';
import type { Tour } from './tour-types.ts';

/** The large map with its stops. */
export default function RouteMapPopup({ tour, open, onClose }: { tour: Tour; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { name } = tour;
  const phone = isMobile();
  return (
    <Popup name="map" width="large" title={<Trans>The route</Trans>} open={open} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <div className="overflow-hidden rounded-card border border-line max-md:aspect-4/5 md:aspect-8/5">
          <RouteMapView
            stops={tour.route}
            label={t`Map of ${name}`}
            width={phone ? 480 : 1000}
            height={phone ? 600 : 625}
          />
        </div>
        <StopList stops={tour.route} />
      </div>
    </Popup>
  );
}
