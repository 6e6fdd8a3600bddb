import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Hold } from './hold-types.ts';

/** Shows whether the email of a hold is confirmed, and how to confirm it; nothing once it is. */
export function Confirmation({ hold }: { hold: Hold }) {
  if (hold.state !== 'held' || hold.confirmation === 'done') return null;
  const isOwner = hold.viewer === 'owner';
  switch (hold.confirmation) {
    case 'possible':
      return <ConfirmForm sendAtOnce={isOwner} />;
    case 'used-before':
      return (
        <Note title={<Trans>You’ve already held this departure</Trans>}>
          <Trans>
            Each traveller can hold a departure once, so this hold can’t be confirmed. It ends automatically, and you
            can release it earlier.
          </Trans>
        </Note>
      );
    default:
      return isOwner ? (
        <Note title={<Trans>Please confirm your email address</Trans>}>
          <Trans>
            To confirm that this hold is yours, open the link in our email about it or sign in with that email address.
            You can have the email sent again below. Until then the hold can’t be extended.
          </Trans>
        </Note>
      ) : null;
  }
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-paper p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-prose">{children}</p>
    </section>
  );
}

/**
 * Asks whether the hold is the visitor's own, because a mail scanner or the owner of a mistyped email may have opened
 * the link. In the browser that made the hold, the form submits itself.
 */
function ConfirmForm({ sendAtOnce }: { sendAtOnce: boolean }) {
  const { formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (sendAtOnce) form.current?.requestSubmit();
  }, [sendAtOnce]);
  return (
    <PostForm
      ref={form}
      replace
      preventScrollReset
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper p-6"
    >
      <h2 className="text-xl">
        <Trans>Is this your hold?</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          Please confirm it: we’ll know that the email address is yours, and the hold will appear in your account. If
          this hold isn’t yours, please release the places instead.
        </Trans>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <Button type="submit" pending={formData?.get('intent') === 'confirm'}>
        <Trans>Yes, this is my hold</Trans>
      </Button>
    </PostForm>
  );
}
