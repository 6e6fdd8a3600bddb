import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { isPresetOf, type OfficeRole, type Preset } from '#domain/office/capabilities.ts';
import { call } from '../../browser/call.ts';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { usePresetWords } from './preset-words.tsx';

type Page = AnswerOf<'listOfficeLog'>;
type Entry = Page['entries'][number];
/** Whose history it is: one object, or all objects of a kind and company. */
export type LogSubject = Pick<RequestOf<'listOfficeLog'>, 'kind' | 'subject' | 'company'>;

/** The history of an object: who changed what and when, newest first. `log` is its first page. */
export function OfficeLog({ subject, log }: { subject: LogSubject; log: Page }) {
  // A new entry begins the list again.
  return <Entries key={log.entries[0]?.id ?? 0} subject={subject} log={log} />;
}

function Entries({ subject, log }: { subject: LogSubject; log: Page }) {
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [loading, setLoading] = useState(false);
  const pages = [log, ...older];
  const next = pages.at(-1)?.next ?? null;
  const loadMore = async () => {
    setLoading(true);
    const loaded = await call('listOfficeLog', { ...subject, before: String(next) });
    setLoading(false);
    if (loaded.ok) setOlder([...older, loaded.answer]);
  };
  return (
    <section aria-labelledby="log-title" className="flex flex-col gap-3">
      <h2 id="log-title" className="text-xl">
        <Trans>History</Trans>
      </h2>
      {log.entries.length === 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>No changes yet.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-paper">
          {pages.flatMap(({ entries }) =>
            entries.map((entry) => (
              <li key={entry.id} className="flex flex-col gap-1 px-4 py-3 text-sm">
                <LogLine entry={entry} />
              </li>
            )),
          )}
        </ol>
      )}
      {next === null ? null : (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          pending={loading}
          onClick={() => void loadMore()}
        >
          <Trans>Show older changes</Trans>
        </Button>
      )}
    </section>
  );
}

function LogLine({ entry }: { entry: Entry }) {
  const seconds = Math.floor(Date.parse(entry.at) / 1000);
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">
          <Action entry={entry} />
        </span>
        {entry.subject.name ? ` · ${entry.subject.name}` : null}
      </p>
      <Changes entry={entry} />
      <p className="text-ink-soft">
        {entry.person ?? <Trans>Deleted account</Trans>}
        {' · '}
        <Moment seconds={seconds} />
      </p>
    </>
  );
}

/** What was done, as the reader would say it; an action without words is shown by its name. */
function Action({ entry: { action } }: { entry: Entry }) {
  switch (action) {
    case 'invite':
      return <Trans>Invited</Trans>;
    case 'join':
      return <Trans>Joined</Trans>;
    case 'update':
      return <Trans>Changed</Trans>;
    case 'remove':
      return <Trans>Removed</Trans>;
    case 'withdraw':
      return <Trans>Invitation withdrawn</Trans>;
    case 'create-guide-link':
      return <Trans>Guide link created</Trans>;
    case 'withdraw-guide-link':
      return <Trans>Guide link withdrawn</Trans>;
    default:
      return action;
  }
}

/** The changed fields, before and after. */
function Changes({ entry: { role, before, after } }: { entry: Entry }) {
  const { t } = useLingui();
  const presetWords = usePresetWords();
  const text = (name: string, value: unknown) => {
    if (value === null || value === undefined) return null;
    if (name !== 'preset' || typeof value !== 'string')
      return typeof value === 'string' ? value : JSON.stringify(value);
    const of: OfficeRole = isPresetOf('operator', value) && role === 'operator' ? 'operator' : 'staff';
    return presetWords(of, value as Preset).name;
  };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => (
    <p key={name} className="wrap-anywhere">
      {`${name === 'preset' ? t({ message: 'Role', context: 'office' }) : name}: `}
      {[text(name, before?.[name]), text(name, after?.[name])].filter((value) => value !== null).join(' → ')}
    </p>
  ));
}
