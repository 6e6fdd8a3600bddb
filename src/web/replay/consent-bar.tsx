import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/link.tsx';

/**
 * Asks for consent to record the visit. It never covers the focused element, and both answers are equally prominent.
 */
export function ConsentBar({ onAnswer }: { onAnswer: (answer: 'yes' | 'no') => void }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Recording your visit`}
      className="fixed inset-x-0 bottom-[max(1rem,var(--foot-room,0px))] z-50 mx-auto flex w-[calc(100%-2rem)] max-w-2xl flex-col gap-3 rounded-card border border-line bg-paper p-4 text-sm shadow-float sm:flex-row sm:items-center md:p-5 print:hidden"
    >
      <p className="grow">
        <Trans>
          May we record how you use this site so we can improve it? We don’t record anything you enter or anything about
          payments. You can change your mind on the <TextLink to="/privacy#recordings">privacy</TextLink> page.
        </Trans>
      </p>
      <div className="flex shrink-0 gap-2">
        <Button variant="secondary" size="small" onClick={() => onAnswer('no')}>
          <Trans>No</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAnswer('yes')}>
          <Trans>Yes, record</Trans>
        </Button>
      </div>
    </section>
  );
}
