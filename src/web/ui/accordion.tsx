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
