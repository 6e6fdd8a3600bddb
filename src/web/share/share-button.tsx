import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { buttonClass } from '../ui/button-class.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const SharePopup = lazyPart('share popup', async () => (await import('./share-popup.tsx')).default);

/** Opens the popup for sharing a tour; without scripts, the visitor's email client. */
export function ShareButton({ tour }: { tour: { id: number; slug: string; name: string } }) {
  const { t } = useLingui();
  const { origin, prefix } = usePage();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  const { name } = tour;
  const address = `${origin}${prefix}/t/${tour.slug}`;
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setPopup('open');
  };
  return (
    <>
      <a
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}
        title={t`Share ${name}`}
        onClick={open}
        onPointerEnter={() => SharePopup.preload()}
        className={buttonClass('quiet', 'small')}
      >
        <Share2 aria-hidden="true" />
        <Trans>Share</Trans>
      </a>
      {popup === 'unused' ? null : (
        <SharePopup tourId={tour.id} open={popup === 'open'} onClose={() => setPopup('closed')} />
      )}
    </>
  );
}
