/** Draws a bed from the side, with a sleeper once it is taken. */
export function Bed({ taken, className }: { taken: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 28 22" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M3 3v16M3 15h22M25 19v-6" />
        <path d="M11 15v-3a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3z" fill={taken ? 'currentColor' : 'none'} />
        <circle cx="7" cy="11.4" r="1.6" fill={taken ? 'currentColor' : 'none'} />
      </g>
    </svg>
  );
}
