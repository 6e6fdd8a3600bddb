import { useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type { AttachmentView } from '#contract/schemas/conversation.ts';
import { fileSize } from './file-size.ts';

const previewOf = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}preview=1`;

/** The thumbnail of an image attachment. */
export function Preview({ file, className }: { file: AttachmentView; className: string }) {
  return (
    <img
      src={previewOf(file.url)}
      alt={file.name}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

/** The attachments of a message: images as thumbnails, documents by name. */
export function SentAttachments({ attachments }: { attachments: readonly AttachmentView[] }) {
  const { t, i18n } = useLingui();
  if (attachments.length === 0) return null;
  return (
    <ul aria-label={t`Files`} className="flex flex-wrap gap-2">
      {attachments.map((file) => (
        <li key={file.id} className="min-w-0 max-w-full">
          {file.width === null ? (
            <a
              href={file.url}
              download={file.name}
              className="flex min-h-13 max-w-full items-center gap-3 rounded-field border border-line-strong/60 bg-paper px-3 py-2 no-underline hover:border-pine"
            >
              <FileText className="size-6 shrink-0 text-pine" aria-hidden="true" />
              <span className="flex min-w-0 flex-col text-sm">
                <span className="wrap-anywhere line-clamp-2 font-medium" dir="auto">
                  {file.name}
                </span>
                <span className="figures text-ink-soft text-xs">PDF · {fileSize(file.size, i18n.locale)}</span>
              </span>
            </a>
          ) : (
            <a
              href={file.url}
              target="_blank"
              rel="noopener noreferrer"
              className="block overflow-hidden rounded-field border border-line"
            >
              <Preview file={file} className="max-h-60 w-auto max-w-full bg-line object-cover" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
