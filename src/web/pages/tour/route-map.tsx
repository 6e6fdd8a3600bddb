import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNear } from '../../browser/use-near.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';
import { StopList } from './stop-list.tsx';
import type { Tour } from './tour-types.ts';

const Drawing = lazyPart('route map', async () => (await import('./route-map-view.tsx')).default, {
  fallback: <Skeleton className="h-full w-full" />,
});
const MapPopup = lazyPart('map popup', async () => (await import('./route-map-popup.tsx')).default);

/** The route: a map that is drawn when it comes into view, and a list of numbered stops. */
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
                <Trans>Enlarge map</Trans>
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
