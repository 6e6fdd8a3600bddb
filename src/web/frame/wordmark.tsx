/** The logo: the name beside two hills and a sun; `night` is for dark backgrounds in either colour scheme. */
export function Wordmark({ night = false }: { night?: boolean }) {
  const hill = {
    fill: 'none',
    className: night ? 'stroke-night' : 'stroke-on-pine',
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" className="size-8 shrink-0" aria-hidden="true">
        <circle cx="20" cy="20" r="20" className={night ? 'fill-on-night' : 'fill-pine'} />
        <circle cx="26.5" cy="13" r="3.6" className={night ? 'fill-[#bf3c1c]' : 'fill-[light-dark(#f2b544,#bf3c1c)]'} />
        <path d="M4.5 27.5 13.6 14.6a1.6 1.6 0 0 1 2.6 0L25.4 28" {...hill} />
        <path d="m19 28 5.4-7.4a1.6 1.6 0 0 1 2.6 0l6.6 9" {...hill} />
      </svg>
      <span className="@max-[19rem]/header:hidden font-display font-semibold text-[1.4rem] leading-none tracking-[-0.02em]">
        Waymark
      </span>
    </span>
  );
}
