import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AttachmentView } from '#contract/schemas/conversation.ts';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/enquiry/attachment.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { lasting } from '../browser/storage.ts';

/** A file of the unsent message. */
export type DraftFile = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** The upload progress from 0 to 1. */
  readonly progress: number;
  /** Set once the upload has finished. */
  readonly attachment: AttachmentView | null;
  /** Why the upload failed. */
  readonly problem: string | null;
  /** Whether a retry may succeed. */
  readonly mayRetry: boolean;
};

export type Attachments = ReturnType<typeof useAttachments>;

function readStored(key: string): readonly AttachmentView[] {
  try {
    return JSON.parse(lasting.read(key) ?? '[]') as AttachmentView[];
  } catch {
    return [];
  }
}

const arrived = (attachment: AttachmentView): DraftFile => ({
  key: attachment.id,
  name: attachment.name,
  size: attachment.size,
  progress: 1,
  attachment,
  problem: null,
  mayRetry: false,
});

/** Manages the files of an unsent message: they upload while the user writes, and survive a reload. */
export function useAttachments(conversationId: number, code: string | null) {
  const { t } = useLingui();
  const storageKey = `waymark-draft-files-${conversationId}`;
  const [list, setList] = useState<readonly DraftFile[]>([]);
  const current = useRef(list);
  const [problem, setProblem] = useState<string | null>(null);
  // The upload of each file, in the order in which they were added; resolves to null when it failed.
  const uploads = useRef(new Map<string, Promise<string | null>>());
  const sources = useRef(new Map<string, { readonly file: File; readonly stop: AbortController }>());

  useEffect(() => {
    const stored = readStored(storageKey);
    uploads.current = new Map(stored.map(({ id }) => [id, Promise.resolve(id)]));
    current.current = stored.map(arrived);
    setList(current.current);
  }, [storageKey]);

  const change = (next: (files: readonly DraftFile[]) => readonly DraftFile[]) => {
    current.current = next(current.current);
    const there = current.current.flatMap(({ attachment }) => attachment ?? []);
    if (there.length > 0) lasting.save(storageKey, JSON.stringify(there));
    else lasting.forget(storageKey);
    setList(current.current);
  };
  const edit = (key: string, news: Partial<DraftFile>) =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const send = async (key: string, file: File): Promise<string | null> => {
    const stop = new AbortController();
    sources.current.set(key, { file, stop });
    const fail = (reason: string, mayRetry = true) => {
      edit(key, { problem: reason, mayRetry });
      return null;
    };
    if (file.size > MAX_ATTACHMENT_BYTES) return fail(t`This file is too large. The limit is 10 MB.`, false);
    const unreachable = t`We couldn’t send this file. Please try again.`;
    const client = await import('../browser/upload.ts').catch(() => null);
    if (!client) return fail(unreachable);
    const progress = (part: number) => edit(key, { progress: part });
    const sent = await client.upload('uploadAttachment', { conversationId, code, name: file.name }, file, {
      progress,
      signal: stop.signal,
    });
    if (!sent.ok) return fail(refusalMessage(sent.refusal) ?? unreachable, ![413, 422].includes(sent.refusal.status));
    const { attachment } = sent.answer;
    edit(key, { attachment, name: attachment.name, size: attachment.size, progress: 1 });
    return attachment.id;
  };
  const begin = (key: string, file: File) => uploads.current.set(key, send(key, file));

  return {
    list,
    /** The problem of the files as a whole. */
    problem,

    add(files: readonly File[]): void {
      const free = Math.max(0, MAX_ATTACHMENTS - uploads.current.size);
      setProblem(files.length > free ? t`A message can have up to ${MAX_ATTACHMENTS} files.` : null);
      const added = files.slice(0, free).map((file) => ({ key: crypto.randomUUID(), file }));
      change((before) => [
        ...before,
        ...added.map(({ key, file: { name, size } }) => ({
          ...{ key, name, size },
          ...{ progress: 0, attachment: null, problem: null, mayRetry: false },
        })),
      ]);
      for (const { key, file } of added) begin(key, file);
    },

    /** Retries a failed upload. */
    retry(key: string): void {
      const source = sources.current.get(key);
      if (!source) return;
      edit(key, { progress: 0, problem: null });
      begin(key, source.file);
    },

    remove({ key, attachment }: DraftFile): void {
      setProblem(null);
      sources.current.get(key)?.stop.abort();
      uploads.current.delete(key);
      change((files) => files.filter((file) => file.key !== key));
      if (attachment)
        void call('removeAttachment', { conversationId, code, attachmentId: attachment.id }, { silent: true });
    },

    /** Removes all files after they were sent or discarded. */
    clear(): void {
      setProblem(null);
      uploads.current.clear();
      change(() => []);
    },

    /** Waits for all uploads and returns their ids; null when one failed. */
    async settled(): Promise<string[] | null> {
      const ids = await Promise.all(uploads.current.values());
      const there = ids.filter((id) => id !== null);
      return there.length === ids.length ? there : null;
    },
  };
}
