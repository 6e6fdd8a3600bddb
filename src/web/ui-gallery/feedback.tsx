import { Trans, useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { showError, showLine, showSuccess } from '../popups/message.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Group, State } from './group.tsx';
import { longGerman, longSentence } from './samples.ts';

/** Status and feedback components. */
export function Feedback() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <Group id="feedback" title={<Trans>Feedback and popups</Trans>}>
      <State name={<Trans>Popups</Trans>}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Open a popup</Trans>
        </Button>
        <Button variant="secondary" onClick={() => showError(t`The promo code is no longer valid.`)}>
          <Trans>Show an error</Trans>
        </Button>
        <Button variant="secondary" onClick={() => showSuccess(t`Thank you`, t`We’ve sent your question.`)}>
          <Trans>Show a success</Trans>
        </Button>
        <Button variant="secondary" onClick={() => showLine(t`Added to your wishlist`)}>
          <Trans>Show a line</Trans>
        </Button>
        <Popup
          name="sample"
          title={t`Ask a question`}
          open={open}
          onClose={() => setOpen(false)}
          foot={
            <Button onClick={() => setOpen(false)}>
              <Trans>Send</Trans>
            </Button>
          }
        >
          <div className="flex flex-col gap-5">
            <p lang="de">{longSentence}</p>
            <TextField label={t`First name`} name="p-first" autoComplete="off" />
            <TextField label={t`Your question`} name="p-question" autoComplete="off" />
            <Button variant="secondary" onClick={() => setInner(true)}>
              <Trans>Open another one</Trans>
            </Button>
          </div>
        </Popup>
        <Popup name="inner" title={t`Another popup`} width="small" open={inner} onClose={() => setInner(false)}>
          <p className="break-all">{longGerman}</p>
        </Popup>
      </State>
      <State name={<Trans>Notices</Trans>}>
        <Notice title={t`Good to know`}>{longSentence}</Notice>
        <Notice kind="success" title={t`We’ve sent your question.`} />
        <Notice kind="warning">{longSentence}</Notice>
        <Notice
          kind="danger"
          title={t`The payment didn’t go through`}
          action={
            <Button size="small" variant="secondary">
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <span className="break-all">{longGerman}</span>
        </Notice>
      </State>
      <State name={<Trans>Empty</Trans>}>
        <EmptyState
          icon={<Compass />}
          title={<Trans>No tours on your wishlist yet</Trans>}
          action={
            <ButtonLink to="/">
              <Trans>Find a tour</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Tap the heart on a tour to save it here.</Trans>
          </p>
        </EmptyState>
      </State>
      <State name={<Trans>Waiting</Trans>}>
        <Spinner label={t`Loading`} className="text-pine" />
        <Progress label={t`Documents`} value={0.6} note={t`3 of 5`} />
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="aspect-3/2 w-full rounded-card" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </SkeletonGroup>
      </State>
    </Group>
  );
}
