import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Json } from '#domain/office/document-merge.ts';
import { type ChecklistItem, checkTour } from '#domain/office/tour-checklist.ts';
import { translationCount } from '#domain/office/tour-document.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChecklistWords } from './checklist-words.ts';
import { useEditor } from './editor-state.tsx';
import type { DraftConflict, SaveState } from './use-autosave.ts';

/** Focuses a field, or the part of the page that it belongs to. */
function show(path: string): void {
  const parts = path.split('.');
  const ids = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

/** What publishing still needs; each entry leads to its field. */
export function Checklist() {
  const { document } = useEditor();
  const words = useChecklistWords();
  const items = checkTour(document);
  const missing = items.filter(({ isWarning }) => !isWarning).length;
  const { total, missing: untranslated, stale } = translationCount(document);
  return (
    <section aria-labelledby="checklist-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="checklist-title" className="text-lg">
        {missing === 0 ? (
          <Trans>Ready to publish</Trans>
        ) : (
          <Plural value={missing} one="# thing is missing" other="# things are missing" />
        )}
      </h2>
      <ul className="flex max-h-96 flex-col overflow-y-auto pt-2">
        {items.map((item) => (
          <Entry key={`${item.code} ${item.path}`} item={item} words={words[item.code]} />
        ))}
      </ul>
      <p className="pt-3 text-ink-soft text-sm">
        {untranslated + stale === 0 ? (
          <Trans>All texts are translated.</Trans>
        ) : (
          <Trans>
            German: {untranslated} of {total} texts are missing, {stale} are out of date. You can publish without them.
          </Trans>
        )}
      </p>
    </section>
  );
}

function Entry({ item: { path, isWarning }, words }: { item: ChecklistItem; words: string }) {
  const { document } = useEditor();
  const [list, id] = path.split('.');
  const day = list === 'days' ? document.days.findIndex((one) => String(one.id) === id) + 1 : 0;
  return (
    <li>
      <button
        type="button"
        className="min-h-11 w-full py-1 text-left text-pine text-sm underline underline-offset-4 lg:min-h-9"
        onClick={() => show(path)}
      >
        {day > 0 ? <Trans>Day {day}: </Trans> : null}
        {words}
        {isWarning ? <Trans> (you can still publish)</Trans> : null}
      </button>
    </li>
  );
}

/** Whether the draft is saved. */
export function SaveStatus({ state, message, retry }: { state: SaveState; message: string | null; retry: () => void }) {
  return (
    <div role="status" className="text-sm">
      {state === 'saved' ? <Trans>All changes are saved.</Trans> : null}
      {state === 'unsaved' || state === 'saving' ? <Trans>Saving…</Trans> : null}
      {state === 'failed' ? (
        <Trans>We couldn’t save your changes. They’re still here, and we’ll try again.</Trans>
      ) : null}
      {state === 'refused' ? (
        <>
          {message ?? <Trans>We couldn’t save your changes. They’re still here.</Trans>}{' '}
          <Button variant="quiet" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : null}
      {state === 'conflict' ? <Trans>Someone else changed the same fields. Choose a version below.</Trans> : null}
    </div>
  );
}

const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? '');

/** Fields that another editor changed as well: one value is chosen for each. */
export function Conflicts({
  conflict: { conflicts, author },
  resolve,
}: {
  conflict: DraftConflict;
  resolve: (mine: ReadonlySet<string>) => void;
}) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ path }) => path)));
  return (
    <Notice kind="warning" announce title={<Trans>You and {author ?? '?'} changed the same fields</Trans>}>
      <div className="flex flex-col gap-4">
        {conflicts.map(({ path, mine: own, theirs }) => (
          <fieldset key={path} className="min-w-0">
            <legend className="wrap-anywhere font-semibold">{path}</legend>
            {[true, false].map((isMine) => (
              <label key={String(isMine)} className="wrap-anywhere flex min-h-11 items-start gap-2 py-2">
                <input
                  type="radio"
                  name={path}
                  className="mt-0.5 size-5 shrink-0 accent-pine"
                  checked={mine.has(path) === isMine}
                  onChange={() => {
                    const others = [...mine].filter((other) => other !== path);
                    setMine(new Set(isMine ? [...others, path] : others));
                  }}
                />
                <span>
                  {isMine ? <Trans>Yours:</Trans> : <Trans>Theirs:</Trans>} {text(isMine ? own : theirs)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <div>
          <Button size="small" onClick={() => resolve(mine)}>
            <Trans>Use the chosen values</Trans>
          </Button>
        </div>
      </div>
    </Notice>
  );
}
