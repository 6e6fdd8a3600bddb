import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallName } from '#contract/list.ts';
import type { RequestOf } from '#contract/schemas.ts';
import { ContentText } from '../../content/content-text.tsx';
import { Popup } from '../../popups/popup.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useContent } from './use-content.ts';

/** An answer with a text that staff wrote. */
type WithText = { readonly content: { readonly title: string; readonly body: string } };

/** What any popup of a content is told; `ContentPopup` has the types that go with each call. */
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
  ...look
}: Props) {
  const { state, answer, retry } = useContent(call, request as RequestOf<CallName>, open);
  const text = textOf(answer);
  return (
    <Popup name={name} title={text?.title ?? title} open={open} onClose={onClose} foot={foot} {...look}>
      {answer === null ? (
        <Waiting state={state} onRetry={retry} />
      ) : (
        (children?.(answer as never) ?? (text ? <ContentText body={text.body} /> : null))
      )}
    </Popup>
  );
}

function Waiting({ state, onRetry }: { state: 'loading' | 'slow' | 'ready' | 'failed'; onRetry: () => void }) {
  if (state === 'failed')
    return (
      <div role="alert" className="flex min-h-40 flex-col items-start gap-4">
        <p>
          <Trans>This could not be loaded just now. Nothing of your booking is lost.</Trans>
        </p>
        <Button variant="secondary" onClick={onRetry} icon={<RotateCw aria-hidden="true" />}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <>
      <SkeletonGroup className="flex min-h-40 flex-col gap-3">
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
      <p role="status" className="pt-4 text-ink-soft text-sm empty:hidden">
        {state === 'slow' ? (
          <Trans>This takes longer than usual. You can close this and go on; it costs you nothing.</Trans>
        ) : null}
      </p>
    </>
  );
}
