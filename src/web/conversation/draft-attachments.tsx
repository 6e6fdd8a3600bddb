import { useLingui } from '@lingui/react/macro';
import { FileText, Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { attachmentEndings } from '#domain/enquiry/attachment.ts';
import { useScripts } from '../browser/use-scripts.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { fileSize } from './file-size.ts';
import { Preview } from './sent-attachments.tsx';
import type { Attachments, DraftFile } from './use-attachments.ts';

const accepted = Object.keys(attachmentEndings).join();

/** Opens the file picker. Files upload before the message is sent, which needs scripts. */
export function AttachButton({ files }: { files: Attachments }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  if (!useScripts()) return null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    files.add([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" multiple accept={accepted} hidden onChange={choose} />
      <IconButton label={t`Add images or PDF files`} className="mb-1" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** The files of an unsent message with their upload progress, and buttons that remove them. */
export function DraftAttachments({ files }: { files: Attachments }) {
  const { t } = useLingui();
  const { list, problem } = files;
  return (
    <>
      {list.length > 0 ? (
        <ul aria-label={t`Files in this message`} className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
          {list.map((file) => (
            <DraftRow key={file.key} file={file} files={files} />
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
    </>
  );
}

function DraftRow({ file, files }: { file: DraftFile; files: Attachments }) {
  const { t, i18n } = useLingui();
  const { name, attachment, problem, progress } = file;
  const under = attachment || problem ? fileSize(file.size, i18n.locale) : i18n.number(progress, { style: 'percent' });
  return (
    <li
      className={classes(
        'relative flex w-full min-w-0 items-center gap-3 overflow-hidden rounded-field border bg-paper py-1 pr-1 pl-2 sm:w-72',
        problem ? 'border-danger' : 'border-line-strong/60',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-line">
        {attachment?.width ? (
          <Preview file={attachment} className="size-10 object-cover" />
        ) : problem ? (
          <TriangleAlert className="size-5 text-danger" aria-hidden="true" />
        ) : (
          <FileText className="size-5 text-ink-soft" aria-hidden="true" />
        )}
      </span>
      <span className="flex min-w-0 grow flex-col text-sm">
        <span className="truncate font-medium" dir="auto">
          {name}
        </span>
        {problem ? (
          <span role="alert" className="text-danger text-xs">
            {problem}
          </span>
        ) : (
          <span className="figures text-ink-soft text-xs">{under}</span>
        )}
      </span>
      {file.mayRetry && problem ? (
        <IconButton label={t`Retry ${name}`} onClick={() => files.retry(file.key)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={t`Remove ${name}`} onClick={() => files.remove(file)}>
        <X aria-hidden="true" />
      </IconButton>
      {attachment || problem ? null : (
        <span
          role="progressbar"
          aria-label={t`Sending ${name}`}
          aria-valuenow={Math.round(progress * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-0 bottom-0 h-1 bg-line"
        >
          <span className="block h-full bg-pine" style={{ width: `${progress * 100}%` }} />
        </span>
      )}
    </li>
  );
}
