import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Hold } from './hold-types.ts';

/** Whether the e-mail address of a hold is confirmed, and how to do it; nothing once that is done. */
export function Confirmation({ hold }: { hold: Hold }) {
  if (hold.state !== 'held' || hold.confirmation === 'done') return null;
  const isOwner = hold.viewer === 'owner';
  switch (hold.confirmation) {
    case 'possible':
      return <ConfirmForm sendAtOnce={isOwner} />;
    case 'used-before':
      return (
        <Note title={<Trans>You have held this departure before</Trans>}>
          <Trans>
            Each traveller can do that once, so this hold is not confirmed. It ends by itself at its time, and you can
            give it back before.
          </Trans>
        </Note>
      );
    default:
      return isOwner ? (
        <Note title={<Trans>Please confirm your e-mail address</Trans>}>
          <Trans>
            Open the link in our mail about this hold, or log in with that address, so that we know that it is yours.
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
 * Asks whether the hold is the reader's own. The link may have been opened by a mail scanner, or by somebody whose address a
 * stranger typed; only where the browser that made the hold brings it is there nothing to ask, and the form sends itself.
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
          Then please confirm it: we know that the e-mail address is yours, and you find the hold in your account. If
          somebody mistyped an address, give the places back instead.
        </Trans>
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <Button type="submit" pending={formData?.get('intent') === 'confirm'}>
        <Trans>Yes, this is my hold</Trans>
      </Button>
    </PostForm>
  );
}
