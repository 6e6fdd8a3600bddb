import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type AccordionItem = {
  readonly id: string;
  readonly title: ReactNode;
  /** A short text at the right of the title. */
  readonly aside?: ReactNode;
  readonly body: ReactNode;
};

/** A list of collapsible items. They open without scripts, and the browser's find-in-page searches their content. */
export function Accordion({
  items,
  open,
  single,
  className,
}: {
  items: readonly AccordionItem[];
  /** The id of the item that is initially open. */
  open?: string | undefined;
  /** Allows one open item at a time; the value names the group. */
  single?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <div className={classes('accordion', className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={single} open={item.id === open}>
          <summary>
            {item.title}
            {item.aside ? <small>{item.aside}</small> : null}
          </summary>
          <div className="body">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
