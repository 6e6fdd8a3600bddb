import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { CallName } from '#contract/list.ts';
import type { RequestOf } from '#contract/schemas.ts';
import { useCall } from '../../browser/use-call.ts';
import { ContentText } from '../../content/content-text.tsx';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** A response with a text that staff wrote. */
type WithText = { readonly content: { readonly title: string; readonly body: string } };

/** The props of any content popup; `ContentPopup` adds the types of each endpoint. */
type Props = {
  name: string;
  call: CallName;
  request: object;
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  width?: 'small' | 'normal' | 'large' | undefined;
  plain?: boolean | undefined;
  foot?: ReactNode;
  children?: ((answer: never) => ReactNode) | undefined;
};

/** A text in one language and currency does not change during a visit. */
const always = Number.POSITIVE_INFINITY;

/** The loading time in ms after which an explanation is displayed. */
const longWait = 10_000;

const textOf = (answer: unknown): WithText['content'] | null => (answer as Partial<WithText> | null)?.content ?? null;

/** See `ContentPopup`. */
export default function ContentPopupView({
  name,
  call,
  request,
  title,
  open,
  onClose,
  foot,
  children,
  ...appearance
}: Props) {
  const { state, answer, retry } = useCall(call, request as RequestOf<CallName>, { enabled: open, cacheFor: always });
  const text = textOf(answer);
  return (
    <Popup name={name} title={text?.title ?? title} open={open} onClose={onClose} foot={foot} {...appearance}>
      {answer === null ? (
        state === 'failed' ? (
          <Lost onRetry={retry} />
        ) : (
          <Waiting />
        )
      ) : (
        (children?.(answer as never) ?? (text ? <ContentText body={text.body} /> : null))
      )}
    </Popup>
  );
}

function Lost({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-40 flex-col items-start gap-4">
      <p>
        <Trans>We couldn’t load this. Your booking details are safe.</Trans>
      </p>
      <Button variant="secondary" onClick={onRetry} icon={<RotateCw aria-hidden="true" />}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, longWait, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <SkeletonGroup className="flex min-h-40 flex-col gap-3">
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
      <p role="status" className="pt-4 text-ink-soft text-sm empty:hidden">
        {slow ? <Trans>This is taking longer than usual. You can close this and continue.</Trans> : null}
      </p>
    </>
  );
}
