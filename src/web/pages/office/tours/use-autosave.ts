import { useEffect, useRef, useState } from 'react';
import type { ProblemBody } from '#contract/problem.ts';
import type { RequestOf } from '#contract/schemas.ts';
import { type Conflict, type Json, mergeDocuments } from '#domain/office/document-merge.ts';
import { assignIds } from '#domain/office/item-ids.ts';
import type { TourDocument } from '#domain/office/tour-document.ts';
import { call } from '../../../browser/call.ts';
import { documentWith, type LoadedTour } from './editor-state.tsx';

/** How long to wait after the last change before it is saved. */
const debounceMs = 1200;
/** How long to wait before a save is repeated that did not reach the server. */
const retryMs = 5000;

/** The state of the draft: `failed` will be saved again; `refused` needs the reader. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict';

/** Changes of another editor that meet one's own. */
export type DraftConflict = {
  readonly conflicts: readonly Conflict[];
  readonly document: TourDocument;
  readonly revision: number;
  readonly author: string | null;
};

type Based = { readonly revision: number; readonly document: TourDocument };
type Request = RequestOf<'saveTourDocument'>;

const asJson = (document: TourDocument) => document as unknown as Json;

/** Merges what was typed while a save was on its way; the reader's own text stays. */
function rebase(sent: TourDocument, typed: TourDocument, saved: TourDocument): TourDocument {
  const { merged, conflicts } = mergeDocuments(asJson(sent), asJson(typed), asJson(saved));
  return conflicts.reduce(
    (document, { path, mine }) => (mine === undefined ? document : documentWith(document, path, mine)),
    merged as unknown as TourDocument,
  );
}

/** Saves the draft a moment after each change, one save at a time. */
export function useAutosave(loaded: LoadedTour) {
  const [document, setDocument] = useState(loaded.document as TourDocument);
  const [state, setState] = useState<SaveState>('saved');
  const [message, setMessage] = useState<string | null>(null);
  const [conflict, setConflict] = useState<DraftConflict | null>(null);
  const [revision, setRevision] = useState(loaded.revision);
  const based = useRef<Based>({ revision: loaded.revision, document: loaded.document as TourDocument });
  const newest = useRef(document);
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The first id of items whose id was replaced by saving. */
  const firstIds = useRef(new Map<number, number>());

  const put = (next: TourDocument): void => {
    newest.current = next;
    setDocument(next);
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), delay);
  };

  async function save(): Promise<void> {
    if (isSaving.current) return;
    clearTimeout(timer.current);
    const sent = newest.current;
    isSaving.current = true;
    setState('saving');
    const { revision: on, document: base } = based.current;
    const request = { tourId: loaded.tourId, revision: on, base, document: sent } as unknown as Request;
    const result = await call('saveTourDocument', request, { silent: true });
    isSaving.current = false;
    if (result.ok) {
      const { ids, revision: saved } = result.answer;
      const stored = result.answer.document as TourDocument;
      for (const [temporary, id] of Object.entries(ids)) firstIds.current.set(id, Number(temporary));
      const [before, typed] = [sent, newest.current].map(
        (one) => assignIds(asJson(one), ids) as unknown as TourDocument,
      ) as [TourDocument, TourDocument];
      based.current = { revision: saved, document: stored };
      setRevision(saved);
      setMessage(null);
      const isUntouched = newest.current === sent;
      put(isUntouched ? stored : rebase(before, typed, stored));
      setState(isUntouched ? 'saved' : 'unsaved');
      if (!isUntouched) schedule(debounceMs);
      return;
    }
    const { status, body } = result.refusal;
    const found = body as (ProblemBody & Partial<DraftConflict>) | null;
    setMessage(found?.message ?? null);
    if (status === 409 && found?.conflicts && found.document) {
      setConflict(found as unknown as DraftConflict);
      setState('conflict');
    } else if (status === 0 || status >= 500 || status === 429) {
      setState('failed');
      schedule(retryMs);
    } else setState('refused');
  }

  const isPending = state !== 'saved';
  useEffect(() => {
    if (!isPending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isPending]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ...{ document, state, message, conflict, revision },
    change(change: (document: TourDocument) => TourDocument): void {
      put(change(newest.current));
      setState((current) => (current === 'conflict' ? current : 'unsaved'));
      if (!conflict) schedule(debounceMs);
    },
    retry: () => void save(),
    /** Continues from the other editor's draft; `mine` are the paths where one's own value wins. */
    resolve(mine: ReadonlySet<string>): void {
      if (!conflict) return;
      const { merged } = mergeDocuments(
        asJson(based.current.document),
        asJson(newest.current),
        asJson(conflict.document),
      );
      const chosen = conflict.conflicts.filter(({ path }) => mine.has(path));
      based.current = { revision: conflict.revision, document: conflict.document };
      put(
        chosen.reduce(
          (one, { path, mine: value }) => (value === undefined ? one : documentWith(one, path, value)),
          merged as unknown as TourDocument,
        ),
      );
      setConflict(null);
      setState('unsaved');
      schedule(0);
    },
    keyOf: (id: number) => String(firstIds.current.get(id) ?? id),
  };
}
