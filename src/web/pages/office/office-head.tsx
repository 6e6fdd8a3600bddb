import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page-head.tsx';

/** The head of an office page: small, since the page is for work. */
export function OfficeHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 pb-5">
      <PageHead title={title} hidden />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead ? <p className="max-w-prose text-ink-soft text-sm">{lead}</p> : null}
    </div>
  );
}
