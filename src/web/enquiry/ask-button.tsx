import { MessageCircleQuestion } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { usePage } from '../browser/page-config.ts';
import { type ButtonSize, type ButtonVariant, buttonLook } from '../ui/button-look.ts';
import { lazyPiece } from '../ui/lazy-piece.tsx';
import type { AskPopupProps } from './ask-popup.tsx';

const AskPopup = lazyPiece('ask popup', async () => (await import('./ask-popup.tsx')).default);

/** What is asked about, and from where. */
export type Asking = Pick<AskPopupProps, 'tourId' | 'type' | 'source' | 'date' | 'objectId'>;

/** The popup for a question and how it is opened; its code comes when it is first needed. */
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

/** Opens the popup for a question; without scripts it leads to our help page. */
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
      <a href={`${prefix}/help`} {...opener} className={buttonLook(variant, size, className)}>
        <MessageCircleQuestion aria-hidden="true" />
        {children}
      </a>
      {popup}
    </>
  );
}
