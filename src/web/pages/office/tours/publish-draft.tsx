import { Trans } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { isComplete } from '#domain/office/tour-checklist.ts';
import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { useEditor } from './editor-state.tsx';

/** Publishes or discards the draft once it is saved. */
export function PublishDraft({ revision, isSaved }: { revision: number; isSaved: boolean }) {
  const { loaded, document } = useEditor();
  const intent = useNavigation().formData?.get('intent');
  const isNew = loaded.state === 'draft';
  const button = (name: string) => ({ type: 'submit', name: 'intent', value: name, pending: intent === name }) as const;
  return (
    <PostForm className="flex flex-col gap-3">
      <input type="hidden" name="revision" value={revision} />
      {loaded.mayPublish ? (
        <Button {...button('publish')} disabled={!isComplete(document) || !isSaved || !loaded.isApproved}>
          <Trans>Publish</Trans>
        </Button>
      ) : null}
      {loaded.isApproved ? null : (
        <p className="text-sm">
          <Trans>We need to approve your company before you can publish your first tour.</Trans>
        </p>
      )}
      {loaded.mayEdit ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-pine">
            {isNew ? <Trans>Delete this draft</Trans> : <Trans>Discard changes</Trans>}
          </summary>
          <p className="pb-3 text-sm">
            {isNew ? (
              <Trans>The draft will be deleted and can’t be restored.</Trans>
            ) : (
              <Trans>All changes since the last publication will be lost.</Trans>
            )}
          </p>
          <Button {...button('discard')} variant="danger" size="small" disabled={!isSaved}>
            {isNew ? <Trans>Yes, delete it</Trans> : <Trans>Yes, discard them</Trans>}
          </Button>
        </details>
      ) : null}
    </PostForm>
  );
}
