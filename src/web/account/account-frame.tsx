import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A decorative drawing of contour lines with a marked trail. */
function HeightLines() {
  return (
    <svg
      viewBox="0 0 400 420"
      preserveAspectRatio="xMidYMid slice"
      className="mask-b-from-55% mask-b-to-95% absolute inset-x-0 top-0 h-[56%] w-full"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.2" opacity="0.22">
        <path d="M-20 60c80-60 170 30 250-30s130-70 200-20M-20 105c90-60 170 40 260-20s120-60 190-20" />
        <path d="M-20 150c100-60 190 40 280-15s110-50 170-20M-20 200c110-55 200 35 300-12s90-40 150-18" />
        <path d="M-20 375c80-70 150-30 210-90s150-40 240-100M-20 420c90-65 170-25 240-85s130-40 210-90" />
        <ellipse cx="150" cy="268" rx="120" ry="58" transform="rotate(-14 150 268)" />
        <ellipse cx="150" cy="268" rx="84" ry="39" transform="rotate(-14 150 268)" />
        <ellipse cx="152" cy="267" rx="46" ry="20" transform="rotate(-14 152 267)" />
      </g>
      <path
        d="M20 400C60 350 90 320 152 267s60-50 110-80 40-60 80-90 20-50 40-80"
        fill="none"
        className="stroke-sun"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <circle cx="152" cy="267" r="5.5" className="fill-sun" />
    </svg>
  );
}

const promises = [
  <Trans key="bookings">Bookings, holds and messages in one place</Trans>,
  <Trans key="wishes">Your wishlist on every device</Trans>,
  <Trans key="once">Traveller details saved for your next booking</Trans>,
];

/** The layout of a page with a single form: its purpose, the form, and its benefits beside it on wide windows. */
export function AccountFrame({
  title,
  lead,
  children,
  foot,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to alternatives. */
  foot?: ReactNode;
}) {
  return (
    <div className="shell py-8 md:py-14">
      <div className="mx-auto grid max-w-md overflow-hidden rounded-card border border-line bg-paper shadow-card lg:max-w-5xl lg:grid-cols-[5fr_6fr]">
        <aside
          data-theme="dark"
          className="relative hidden flex-col justify-end gap-6 bg-night p-10 text-on-night lg:flex"
        >
          <HeightLines />
          <p className="relative font-display text-3xl leading-tight">
            <Trans>Everything for your next trip.</Trans>
          </p>
          <ul className="relative flex flex-col gap-2.5 text-on-night-soft text-sm">
            {promises.map((promise) => (
              <li key={promise.key} className="flex gap-2.5">
                <Check className="mt-0.5 size-4.5 shrink-0 text-sun" aria-hidden="true" />
                <span>{promise}</span>
              </li>
            ))}
          </ul>
        </aside>
        <div className="flex flex-col gap-6 p-6 sm:p-10 lg:min-h-136 lg:justify-center">
          <div className="flex flex-col gap-2">
            <h1 className="text-3xl md:text-4xl">{title}</h1>
            {lead ? <p className="text-ink-soft">{lead}</p> : null}
          </div>
          {children}
          {foot ? <div className="flex flex-col gap-2 border-line border-t pt-5 text-sm">{foot}</div> : null}
        </div>
      </div>
    </div>
  );
}
