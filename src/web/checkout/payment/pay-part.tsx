import type { ReactNode } from 'react';

/** A part of a page where somebody pays or finishes: a card with its title. */
export function PayPart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-paper p-5 md:p-7"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
