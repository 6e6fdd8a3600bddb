import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** A no to somebody, which wants a reason first; by the browser's own means, so that it is asked without scripts too. */
export function RefusalForm({
  id,
  idField,
  intent,
  opener,
  reason,
  confirm,
  typed,
  pending,
  className,
}: {
  /** Whom it is about, and the field that names them. */
  id: string;
  idField: string;
  intent: string;
  /** The words of the first press and of the last, for all and for whoever does not see beside whom they stand. */
  opener: { readonly words: ReactNode; readonly label: string };
  confirm: { readonly words: ReactNode; readonly label: string };
  /** What the reason is called. */
  reason: string;
  /** A reason that was refused. */
  typed: string | undefined;
  pending: boolean;
  className: string;
}) {
  return (
    <details open={typed !== undefined} className={className}>
      <summary className={buttonLook('secondary', 'small')} aria-label={opener.label}>
        {opener.words}
      </summary>
      <PostForm preventScrollReset className="flex flex-col gap-2 pt-3">
        <input type="hidden" name={idField} value={id} />
        <TextArea
          id={`reason-${id}`}
          name="reason"
          label={reason}
          required
          minLength={3}
          maxLength={1000}
          rows={3}
          defaultValue={typed}
        />
        <Button
          type="submit"
          size="small"
          variant="danger"
          name="intent"
          value={intent}
          pending={pending}
          aria-label={confirm.label}
        >
          {confirm.words}
        </Button>
      </PostForm>
    </details>
  );
}
