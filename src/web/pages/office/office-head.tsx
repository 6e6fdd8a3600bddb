import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { useInboxNews } from './inbox-news.tsx';

/** The title of an office page; the document title begins with the number of unread conversations. */
export function OfficeTitle({ title }: { title: string }) {
  const { unread } = useInboxNews();
  return <PageHead title={unread > 0 ? `(${unread}) ${title}` : title} hidden />;
}

/** The compact header of an office page. */
export function OfficeHead({ title, lead, action }: { title: string; lead?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
      <OfficeTitle title={title} />
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{title}</h1>
        {lead ? <p className="max-w-prose text-ink-soft text-sm">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
