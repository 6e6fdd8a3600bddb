import { Trans } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useScripts } from '../browser/use-scripts.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const BrochurePopup = lazyPart('brochure popup', async () => (await import('./brochure-popup.tsx')).default);

/** Opens the popup that sends the brochure by email. */
export function BrochureButton({ tour }: { tour: { id: number; name: string } }) {
  const scripts = useScripts();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={scripts ? '' : 'invisible'}
        icon={<FileDown aria-hidden="true" />}
        onClick={() => setPopup('open')}
        onPointerEnter={() => BrochurePopup.preload()}
      >
        <Trans>Brochure</Trans>
      </Button>
      {popup === 'unused' ? null : (
        <BrochurePopup tour={tour} open={popup === 'open'} onClose={() => setPopup('closed')} />
      )}
    </>
  );
}
