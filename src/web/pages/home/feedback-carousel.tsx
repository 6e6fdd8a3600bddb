import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../browser/call.ts';
import { CataloguePhoto } from '../../tours/catalogue-photo.tsx';
import type { Feedback } from '../../tours/catalogue-types.ts';
import { IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { arrived, goTo, lost, newRing, placeAfter, visibleItems } from './feedback-ring.ts';

/**
 * Travellers' feedback, one item at a time. Navigation wraps around, and items that the page does not contain load on
 * demand.
 */
export function FeedbackCarousel({
  ids,
  items,
  children,
}: {
  ids: readonly number[];
  items: readonly Feedback[];
  /** Renders an item. */
  children: (item: Feedback) => ReactNode;
}) {
  const { t } = useLingui();
  const [ring, setRing] = useState(() => newRing(ids, items));
  const visible = visibleItems(ring);
  const step = async (direction: 1 | -1): Promise<void> => {
    const wanted = ring.ids[placeAfter(ring, direction)];
    setRing((now) => goTo(now, placeAfter(now, direction)));
    if (wanted === undefined || ring.items.has(wanted) || ring.loading === wanted) return;
    const loaded = await call('loadFeedback', { id: wanted });
    // On a refusal the client has fired its request-error event, and the current item stays.
    setRing((now) => (loaded.ok ? arrived(now, loaded.answer.feedback) : lost(now, wanted)));
  };
  if (!visible) return null;
  const place = ring.at + 1;
  const total = ring.ids.length;
  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`What travellers say`}
      aria-busy={ring.loading !== null}
      className="grid overflow-hidden rounded-[20px] border border-line bg-paper md:grid-cols-[2fr_3fr]"
    >
      <CataloguePhoto
        photo={visible.tour.photo}
        sizes="(min-width: 48rem) 32rem, 100vw"
        plain
        className="md:aspect-auto md:h-full"
      />
      <div className="flex flex-col justify-between gap-8 p-6 md:min-h-96 md:p-10">
        <div aria-live="polite" key={visible.id} className="animate-appear">
          {children(visible)}
        </div>
        {total > 1 ? (
          <div className="flex items-center gap-3">
            <IconButton
              label={t`Previous review`}
              onClick={() => step(-1)}
              className="border border-line-strong bg-paper"
            >
              <ArrowLeft aria-hidden="true" />
            </IconButton>
            <IconButton label={t`Next review`} onClick={() => step(1)} className="border border-line-strong bg-paper">
              <ArrowRight aria-hidden="true" />
            </IconButton>
            <span className="figures text-ink-soft text-sm">
              <Trans>
                {place} of {total}
              </Trans>
            </span>
            {ring.loading === null ? null : <Spinner label={t`Loading`} />}
          </div>
        ) : null}
      </div>
    </section>
  );
}
