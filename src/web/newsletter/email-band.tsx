import { Trans } from '@lingui/react/macro';
import { TextLink } from '../ui/link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter band, such as on the home page. */
export function EmailBand() {
  return (
    <section aria-labelledby="letters-title" className="rounded-card bg-pine-soft px-5 py-10 md:px-12 md:py-14">
      <div className="mx-auto grid max-w-5xl gap-6 lg:grid-cols-2 lg:items-center lg:gap-12">
        <div className="flex flex-col gap-2">
          <h2 id="letters-title">
            <Trans>Newsletter</Trans>
          </h2>
          <p className="max-w-prose text-ink-soft text-lg">
            <Trans>Tour ideas from people who’ve been there, and deals while they last.</Trans>
          </p>
        </div>
        <NewsletterForm
          form="band"
          privacy={
            <TextLink to="/privacy">
              <Trans>How we use your email address</Trans>
            </TextLink>
          }
        />
      </div>
    </section>
  );
}
