import { MessageCircleQuestion } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../ui/button-class.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { AskPopupProps } from './ask-popup.tsx';

const AskPopup = lazyPart('ask popup', async () => (await import('./ask-popup.tsx')).default);

/** The subject and the source of an enquiry. */
export type Asking = Pick<AskPopupProps, 'tourId' | 'type' | 'source' | 'date' | 'objectId'>;

/** Returns the enquiry popup and a function that opens it; its code loads on demand. */
export function useAskPopup(asking: Asking) {
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    opener: {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        setPopup('open');
      },
      onPointerEnter: () => void AskPopup.preload(),
      'aria-haspopup': 'dialog',
    } as const,
    popup:
      popup === 'unused' ? null : <AskPopup {...asking} open={popup === 'open'} onClose={() => setPopup('closed')} />,
  };
}

/** Opens the enquiry popup; without scripts it links to the help page. */
export function AskButton({
  variant = 'secondary',
  size = 'normal',
  className,
  children,
  ...asking
}: Asking & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { prefix } = usePage();
  const { opener, popup } = useAskPopup(asking);
  return (
    <>
      <a href={`${prefix}/help`} {...opener} className={buttonClass(variant, size, className)}>
        <MessageCircleQuestion aria-hidden="true" />
        {children}
      </a>
      {popup}
    </>
  );
}
