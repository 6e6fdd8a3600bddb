import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The band that offers letters by e-mail, such as on the home page. */
export function EmailBand() {
  return (
    <section aria-labelledby="letters-title" className="rounded-card bg-pine-soft px-5 py-10 md:px-12 md:py-14">
      <div className="mx-auto grid max-w-5xl gap-6 lg:grid-cols-2 lg:items-center lg:gap-12">
        <div className="flex flex-col gap-2">
          <h2 id="letters-title">
            <Trans>Letters from the road</Trans>
          </h2>
          <p className="max-w-prose text-ink-soft text-lg">
            <Trans>Journeys that are worth the days, written by people who went. And deals, while they last.</Trans>
          </p>
        </div>
        <NewsletterForm
          form="band"
          privacy={
            <TextLink to="/privacy">
              <Trans>How we treat your address</Trans>
            </TextLink>
          }
        />
      </div>
    </section>
  );
}
