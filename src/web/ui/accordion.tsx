import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type AccordionItem = {
  readonly id: string;
  readonly title: ReactNode;
  /** A few words at the right of the title. */
  readonly aside?: ReactNode;
  readonly body: ReactNode;
};

/** Titles that open to show more. They open without scripts, and the browser's search finds what is inside. */
export function Accordion({
  items,
  open,
  single,
  className,
}: {
  items: readonly AccordionItem[];
  /** The id of the item that is open at first. */
  open?: string | undefined;
  /** Lets only one item be open at a time; the text names the group. */
  single?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <div className={classes('divide-y divide-line border-line border-y', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={single} open={item.id === open} className="group">
          <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold hover:text-pine">
            <span className="grow">{item.title}</span>
            {item.aside ? <span className="font-normal text-ink-soft text-sm">{item.aside}</span> : null}
            <ChevronDown
              className="size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-fast) group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="max-w-prose pb-5 group-open:animate-appear">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
