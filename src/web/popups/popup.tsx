import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../ui/aria-locale.tsx';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { usePopupHistory } from './use-popup-history.ts';

const widths = { small: 'md:max-w-md', normal: 'md:max-w-xl', large: 'md:max-w-4xl' } as const;

export type PopupProps = {
  /** The popup's name in the URL while it is open on a phone. */
  name: string;
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: keyof typeof widths | undefined;
  /** `alertdialog` for interruptions such as an error. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Leaves the page behind undimmed, for a short explanation. */
  plain?: boolean | undefined;
  /** The visitor cannot close it, because an operation is in progress that cannot be cancelled. */
  busy?: boolean | undefined;
  /** False for a confirmation of leaving the page, which must not change the history. */
  entry?: boolean | undefined;
  /** Content that stays visible at the bottom, such as the main action. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * The shell of all popups: a dialog, and a bottom sheet on phones. It closes by its button, a click outside, Escape
 * and, on phones, Back; it traps the focus and returns it on close.
 */
export function Popup({
  name,
  title,
  open,
  onClose,
  width = 'normal',
  role = 'dialog',
  plain = false,
  busy = false,
  entry = true,
  foot,
  children,
}: PopupProps) {
  const { t } = useLingui();
  usePopupHistory(name, open && entry && !busy, onClose);
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={!busy}
        isKeyboardDismissDisabled={busy}
        className={classes(
          'fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-end justify-center entering:animate-appear exiting:opacity-0 exiting:transition-opacity exiting:duration-(--motion-fast) md:items-center md:p-6',
          !plain && 'bg-scrim',
        )}
      >
        <Modal
          data-popup={name}
          data-look={plain ? 'plain' : 'modal'}
          className={classes(
            'w-full overflow-hidden rounded-t-[20px] bg-paper shadow-float md:rounded-card',
            'max-md:exiting:translate-y-full max-md:exiting:transition-transform max-md:exiting:duration-(--motion-fast) max-md:entering:animate-sheet md:entering:animate-rise',
            plain && 'border border-line',
            widths[width],
          )}
        >
          <Dialog role={role} className="flex max-h-[calc(var(--visual-viewport-height)-3rem)] flex-col outline-none">
            <span className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line md:hidden" aria-hidden="true" />
            <header className="flex items-start gap-4 pt-3 pr-3 pb-2 pl-5 md:pt-5 md:pr-5 md:pl-7">
              <Heading slot="title" className="grow pt-2 text-2xl">
                {title}
              </Heading>
              {busy ? null : (
                <IconButton label={t`Close`} onClick={onClose}>
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </header>
            <div className="grow overflow-y-auto overscroll-contain px-5 pt-1 pb-6 md:px-7 md:pb-7">{children}</div>
            {foot ? (
              <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 max-md:*:grow md:px-7">
                {foot}
              </footer>
            ) : null}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
