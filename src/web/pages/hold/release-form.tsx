import { Trans } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';

/** Gives the places back, after a second thought; it works without scripts too. */
export function ReleaseForm() {
  const { formData } = useNavigation();
  const pending = formData !== undefined && formData.get('intent') === null;
  return (
    <details className="rounded-card border border-line bg-paper open:pb-4">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <Trans>Give the places back</Trans>
      </summary>
      <PostForm className="flex flex-col gap-3 px-4">
        <p className="text-sm">
          <Trans>
            The places go on sale again at once, and a departure can be held only once. This cannot be undone.
          </Trans>
        </p>
        <Button type="submit" variant="danger" pending={pending}>
          <Trans>Yes, give them back</Trans>
        </Button>
      </PostForm>
    </details>
  );
}
