import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';

/** A teaser for the membership. */
export function MembershipBand() {
  return (
    <div className="shell">
      <div className="relative isolate overflow-hidden rounded-[20px] bg-night px-6 py-10 text-on-night md:px-12 md:py-14">
        <svg
          viewBox="0 0 600 200"
          preserveAspectRatio="none"
          className="absolute inset-0 -z-10 size-full opacity-60"
          aria-hidden="true"
        >
          <path d="M0 170q120-70 240-40t200-30 160-20v120H0z" className="fill-white/6" />
          <path d="M0 190q150-40 300-16t300-50v76H0z" className="fill-white/8" />
          <path
            d="M20 186q120-64 210-48t160-44 190-54"
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="1 8"
            vectorEffect="non-scaling-stroke"
            className="stroke-sun"
          />
        </svg>
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div className="flex max-w-2xl flex-col gap-3">
            <p className="eyebrow text-sun">Waymark+</p>
            <h2>
              <Trans>Travel more than once a year?</Trans>
            </h2>
            <p className="text-lg text-on-night-soft">
              <Trans>Waymark+ is our membership. See what it costs and when it pays off.</Trans>
            </p>
          </div>
          <ButtonLink to="/membership" size="large" className="bg-sun text-on-sun hover:bg-white">
            <Trans>About Waymark+</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
