import { Trans } from '@lingui/react/macro';
import type { SharedTour } from '#contract/fragment.ts';
import { Button } from '../ui/button.tsx';
import { ShareFields } from './share-form.tsx';
import { ShareTourHead } from './share-tour-head.tsx';

/** The form for sharing a tour as static markup, for clients that display it themselves. */
export function ShareFragment({
  action,
  tour,
  securityToken,
}: {
  action: string;
  tour: SharedTour | null;
  securityToken: string;
}) {
  return (
    <form method="post" action={action} className="flex flex-col gap-5">
      {tour ? <ShareTourHead tour={tour} assetBase="" /> : null}
      <ShareFields tourId={tour?.id ?? null} tab="send" problems={[]} />
      <input type="hidden" name="security_token" value={securityToken} />
      <input type="hidden" name="user_date" value="" />
      <input type="hidden" name="user_time" value="" />
      <Button type="submit">
        <Trans>Send tour</Trans>
      </Button>
    </form>
  );
}
