/** An illustration with hills, a sun and a dotted path, for error and not-found pages. */
export function Landscape({ signpost = false }: { signpost?: boolean }) {
  return (
    <svg viewBox="0 0 360 180" className="w-full max-w-sm" aria-hidden="true">
      <rect width="360" height="180" rx="14" className="fill-pine-soft" />
      <circle cx="268" cy="58" r="24" className="fill-sun" />
      <path d="M0 128 66 66q10-9 20 0l50 48 34-30q10-8 20 0l96 84H0z" className="fill-[light-dark(#b6cfc8,#1f463d)]" />
      <path
        d="M0 150q70-38 150-14t210-22v52q0 14-14 14H14q-14 0-14-14z"
        className="fill-[light-dark(#5f9389,#2a5b50)]"
      />
      <path
        d="M0 164q96-20 190-8t170-10v20q0 14-14 14H14q-14 0-14-14z"
        className="fill-[light-dark(#0f4c44,#37766a)]"
      />
      <path
        d="M40 176q60-26 110-22t72-22 60-12"
        fill="none"
        className="stroke-[#f7f3ea]"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      {signpost ? (
        <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M180 154V74" />
          <path d="M180 82h34l10 9-10 9h-34z" className="fill-paper" />
          <path d="M180 106h-30l-10 9 10 9h30z" className="fill-paper" />
        </g>
      ) : null}
    </svg>
  );
}
