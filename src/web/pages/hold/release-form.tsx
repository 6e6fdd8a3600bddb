import { Trans } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';

/** Releases the places after a confirmation; it works without scripts. */
export function ReleaseForm() {
  const { formData } = useNavigation();
  const pending = formData !== undefined && formData.get('intent') === null;
  return (
    <details className="rounded-card border border-line bg-paper open:pb-4">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        <Trans>Release this hold</Trans>
      </summary>
      <PostForm className="flex flex-col gap-3 px-4">
        <p className="text-sm">
          <Trans>
            The places go on sale again immediately, and you can hold a departure only once. This can’t be undone.
          </Trans>
        </p>
        <Button type="submit" variant="danger" pending={pending}>
          <Trans>Yes, release it</Trans>
        </Button>
      </PostForm>
    </details>
  );
}
