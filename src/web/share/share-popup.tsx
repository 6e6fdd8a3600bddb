import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import type { ShareTab } from '#contract/list/share.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { useCall } from '../browser/use-call.ts';
import { showError, showSuccess } from '../popups/message.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { FormProblem } from '../ui/error-summary.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ShareFields } from './share-form.tsx';
import { ShareTourHead } from './share-tour-head.tsx';

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the visitor's local date and time. */
function clock(now: Date): { user_date: string; user_time: string } {
  return {
    user_date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    user_time: `${two(now.getHours())}:${two(now.getMinutes())}`,
  };
}

/** Emails a tour to the visitor or a friend. A refusal is displayed in the form; a failed request closes the popup. */
export default function SharePopup({ tourId, open, onClose }: { tourId: number; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { assetBase, origin, prefix } = usePage();
  const { answer: template, state } = useCall('sendTemplate', { style: 'book_now', id: tourId }, { enabled: open });
  const [tab, setTab] = useState<ShareTab>('send_yourself');
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [pending, setPending] = useState(false);
  const lost = t`We couldn’t share the tour. Please try again in a moment.`;

  useEffect(() => {
    if (!open || state !== 'failed') return;
    onClose();
    showError(lost);
  }, [open, state, onClose, lost]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setPending(true);
    setProblems([]);
    const to = typed.email ?? '';
    const shared = await call('shareTour', {
      tab,
      id: tourId,
      email: to,
      email_you: typed.email_you ?? '',
      name: typed.name ?? '',
      ...clock(new Date()),
    });
    setPending(false);
    if (shared.ok) {
      onClose();
      showSuccess(t`Tour sent`, t`We’ve sent it to ${to}.`);
      return;
    }
    const { status, body } = shared.refusal;
    if (!body || status >= 500) {
      onClose();
      showError(lost);
      return;
    }
    const fieldProblems = body.problems.map(({ path, message }) => ({ field: path, message }));
    setProblems(fieldProblems.length > 0 ? fieldProblems : [{ field: null, message: body.message }]);
    const first = fieldProblems[0]?.field;
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const tour = template?.tour;
  const count = problems.length;
  return (
    <Popup name="share" width="small" title={<Trans>Share this tour</Trans>} open={open} onClose={onClose}>
      {tour ? (
        <form onSubmit={send} noValidate className="flex flex-col gap-5">
          <ShareTourHead tour={tour} assetBase={assetBase} />
          <p role="alert" className="sr-only">
            {count > 0 ? problems.map(({ message }) => message).join(' ') : ''}
          </p>
          <ShareFields
            tourId={tour.id}
            tab={tab}
            onTab={(next) => {
              setTab(next);
              setProblems([]);
            }}
            problems={problems}
          />
          <Button type="submit" pending={pending} icon={<Send aria-hidden="true" />}>
            <Trans>Send tour</Trans>
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
            <span className="text-ink-soft text-sm">
              <Trans>Or copy the link:</Trans>
            </span>
            <CopyButton text={`${origin}${prefix}/t/${tour.slug}`} />
          </div>
          <p className="text-ink-soft text-sm">
            <Trans>We only use the email addresses to send this email.</Trans>
          </p>
        </form>
      ) : (
        <SkeletonGroup className="flex flex-col gap-5">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
    </Popup>
  );
}
