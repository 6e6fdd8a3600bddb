import type { ReactNode } from 'react';

/** A group of components in the catalogue, with an anchor. */
export function Group({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 border-line border-t pt-8">
      <h2 id={id} className="scroll-mt-24">
        {title}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-8">{children}</div>
    </section>
  );
}

/** One component in one state, with the name of the state. */
export function State({ name, wide, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full flex min-w-0 flex-col gap-2' : 'flex min-w-0 flex-col gap-2'}>
      <p className="eyebrow text-ink-soft">{name}</p>
      <div className="flex flex-wrap items-start gap-3 *:max-w-full [&>:not(button,a,span)]:w-full">{children}</div>
    </div>
  );
}
