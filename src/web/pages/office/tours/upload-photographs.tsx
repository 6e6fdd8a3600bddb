import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { upload } from '../../../browser/upload.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor } from './editor-state.tsx';

export type LibraryPhotograph = AnswerOf<'uploadPhotograph'>['photograph'];

type Failure = { readonly name: string; readonly message: string | null };

/** Uploads photographs one after another; those that are refused are listed with the reason. */
export function UploadPhotographs({ onUploaded }: { onUploaded: (photograph: LibraryPhotograph) => void }) {
  const { loaded } = useEditor();
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const stop = useRef(new AbortController());

  async function send(files: readonly File[]): Promise<void> {
    setFailures([]);
    for (const [at, file] of files.entries()) {
      setWaiting(files.length - at);
      const result = await upload('uploadPhotograph', { tourId: loaded.tourId }, file, { signal: stop.current.signal });
      if (result.ok) onUploaded(result.answer.photograph);
      else {
        const { body } = result.refusal;
        const message = body?.problems[0]?.message ?? body?.message ?? null;
        setFailures((current) => [...current, { name: file.name, message }]);
      }
    }
    setWaiting(0);
  }

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor="photograph-files" className="font-semibold">
        <Trans>Upload photographs</Trans>
      </label>
      <p id="photograph-files-hint" className="text-ink-soft text-sm">
        <Trans>JPEG, PNG or WebP of at least 1500 × 1000 pixels and at most 15 MB.</Trans>
      </p>
      <input
        id="photograph-files"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby="photograph-files-hint"
        className="control py-2.5"
        disabled={waiting > 0}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
      <p role="status" className="text-sm empty:hidden">
        {waiting > 0 ? (
          <Plural value={waiting} one="Uploading # photograph …" other="Uploading # photographs …" />
        ) : null}
      </p>
      {failures.length > 0 ? (
        <Notice kind="danger" announce title={<Trans>Some files were not uploaded</Trans>}>
          <ul>
            {failures.map(({ name, message }) => (
              <li key={name} className="wrap-anywhere">
                {name}: {message ?? <Trans>We couldn’t connect. Check your connection and try again.</Trans>}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
