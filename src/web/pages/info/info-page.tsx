import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page-head.tsx';

/** A text page: title, summary and sections. */
export function InfoPage({
  title,
  heading,
  lead,
  description,
  children,
}: {
  /** The document title. */
  title: string;
  heading: ReactNode;
  lead: ReactNode;
  description: string;
  children: ReactNode;
}) {
  return (
    <div className="shell py-10 md:py-16">
      <PageHead title={title} description={description} />
      <div className="mx-auto flex max-w-3xl flex-col gap-12">
        <header className="flex flex-col gap-4">
          <h1>{heading}</h1>
          <p className="text-ink-soft text-lg md:text-xl">{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

/** A section of a text page. */
export function Chapter({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="flex scroll-mt-24 flex-col gap-4 [&_li]:pl-1 [&_p]:max-w-prose [&_ul]:flex [&_ul]:max-w-prose [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5"
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}
