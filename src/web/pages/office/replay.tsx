import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { Button } from '../../ui/button.tsx';
import { momentText } from '../../ui/days.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Route } from './+types/replay.ts';
import { OfficeHead } from './office-head.tsx';

type Opened = AnswerOf<'openReplay'>;

function Waiting() {
  const { t } = useLingui();
  return (
    <div className="flex h-64 items-center justify-center rounded-card border border-line bg-mist">
      <Spinner label={t`Loading recording`} />
    </div>
  );
}

const Player = lazyPart('replay player', async () => (await import('./replay-player.tsx')).ReplayPlayer, {
  fallback: <Waiting />,
});

/** Lists who viewed the recording, the latest first. */
function Openings({ openedBy }: Pick<Opened, 'openedBy'>) {
  const { i18n } = useLingui();
  return (
    <section className="pt-8 text-sm">
      <h2 className="font-display text-lg">
        <Trans>Opened by</Trans>
      </h2>
      <ul className="pt-2 text-ink-soft">
        {openedBy.map(({ name, at }) => (
          <li key={at}>
            {name}, {momentText(new Date(at), i18n.locale, 'UTC')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Content({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | 'loading' | 'gone' | 'failed'>('loading');
  const open = useCallback(async () => {
    setOpened('loading');
    const answer = await call('openReplay', { id });
    setOpened(answer.ok ? answer.answer : answer.refusal.status === 404 ? 'gone' : 'failed');
  }, [id]);
  useEffect(() => void open(), [open]);
  if (opened === 'loading') return <Waiting />;
  if (opened === 'gone')
    return (
      <Notice announce>
        <Trans>This recording has been deleted: its retention period ended, or the visitor withdrew consent.</Trans>
      </Notice>
    );
  if (opened === 'failed')
    return (
      <Notice kind="danger" announce>
        <div className="flex flex-col items-start gap-3">
          <Trans>We couldn’t load the recording.</Trans>
          <Button variant="secondary" size="small" onClick={open}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    );
  return (
    <>
      <Player events={opened.events} />
      <Openings openedBy={opened.openedBy} />
    </>
  );
}

export default function OfficeReplay({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <TextLink to="/office/replays" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All recordings</Trans>
      </TextLink>
      <OfficeHead title={t`Recording of a visit`} lead={<Trans>Dots replace text that isn’t recorded.</Trans>} />
      <Content key={params.id} id={params.id} />
    </>
  );
}
