import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Refuses a request with a reason; built on native elements, so it works without scripts. */
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
  /** The id of the refused item, and the name of its field. */
  id: string;
  idField: string;
  intent: string;
  /** The text of the first and the last button, and their labels for screen readers. */
  opener: { readonly words: ReactNode; readonly label: string };
  confirm: { readonly words: ReactNode; readonly label: string };
  /** The label of the reason. */
  reason: string;
  /** A reason that was rejected. */
  typed: string | undefined;
  pending: boolean;
  className: string;
}) {
  return (
    <details open={typed !== undefined} className={className}>
      <summary className={buttonClass('secondary', 'small')} aria-label={opener.label}>
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
