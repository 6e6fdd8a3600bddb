import type { ReactNode } from 'react';

/** A block of the booking page: a heading and what can be chosen below it. */
export function Block({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4 rounded-card bg-paper p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The look of a row that can be chosen. */
export const rowLook = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3';

/** The look of a small field. */
export const inputLook = 'min-h-11 w-20 rounded-field border border-line-strong bg-paper px-3 text-center';
