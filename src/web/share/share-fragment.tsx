import { Trans } from '@lingui/react/macro';
import type { SharedTour } from '#contract/fragment.ts';
import { Button } from '../ui/button.tsx';
import { ShareFields } from './share-form.tsx';
import { ShareTourHead } from './share-tour-head.tsx';

/** The form for sharing a tour as a piece of markup, for callers that show it themselves. */
export function ShareFragment({ action, tour }: { action: string; tour: SharedTour | null }) {
  return (
    <form method="post" action={action} className="flex flex-col gap-5">
      {tour ? <ShareTourHead tour={tour} assetBase="" /> : null}
      <ShareFields tourId={tour?.id ?? null} tab="send" problems={[]} />
      <input type="hidden" name="user_date" value="" />
      <input type="hidden" name="user_time" value="" />
      <Button type="submit">
        <Trans>Send the tour</Trans>
      </Button>
    </form>
  );
}
