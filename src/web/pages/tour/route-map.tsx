import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNear } from '../../browser/use-near.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';
import { StopList } from './stop-list.tsx';
import type { Tour } from './tour-types.ts';

const Drawing = lazyPiece(
  'route map',
  async () => (await import('./route-map-view.tsx')).default,
  <Skeleton className="h-full w-full" />,
);
const MapPopup = lazyPiece('map popup', async () => (await import('./route-map-popup.tsx')).default);

/** The route: drawn when it comes into view, and always as a list of numbered stops. */
export function RouteSection({ tour }: { tour: Tour }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  if (tour.route.length === 0) return null;
  const { name } = tour;
  return (
    <Section id="route" title={<Trans>The route</Trans>}>
      <div className="flex flex-col gap-5">
        <div
          ref={box}
          className="relative aspect-[23/20] overflow-hidden md:aspect-5/3 rounded-card border border-line bg-pine-soft"
        >
          {near ? (
            <>
              <Drawing stops={tour.route} label={t`Map of ${name}`} />
              <Button
                variant="secondary"
                size="small"
                className="absolute! right-3 bottom-3"
                icon={<Maximize2 aria-hidden="true" />}
                onClick={() => setPopup('open')}
              >
                <Trans>Enlarge the map</Trans>
              </Button>
            </>
          ) : null}
        </div>
        <StopList stops={tour.route} />
      </div>
      {popup === 'unused' ? null : <MapPopup tour={tour} open={popup === 'open'} onClose={() => setPopup('closed')} />}
    </Section>
  );
}
