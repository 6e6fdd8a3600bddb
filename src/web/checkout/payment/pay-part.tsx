import type { ReactNode } from 'react';
import { SectionNumber } from '../section-number.tsx';

/** A card with a title for one step of paying, numbered where the page numbers its steps. */
export function PayPart({
  id,
  number,
  title,
  children,
}: {
  id: string;
  number?: number;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 rounded-card border border-line bg-paper p-5 md:px-6"
    >
      <div className="flex items-start gap-3">
        {number === undefined ? null : <SectionNumber number={number} />}
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none md:text-2xl">
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
