import type { ReactNode } from 'react';

/** A benefit: an icon, a title and a sentence. */
export function Benefit({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-paper p-5">
      <span
        className="flex size-11 items-center justify-center rounded-full bg-pine-soft text-pine [&_svg]:size-5"
        aria-hidden="true"
      >
        {icon}
      </span>
      <h3>{title}</h3>
      <p className="text-ink-soft text-sm">{children}</p>
    </div>
  );
}
