import { ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../ui/classes.ts';

const states = {
  good: { Icon: CircleCheck, iconClass: 'text-success' },
  note: { Icon: Info, iconClass: 'text-pine' },
  bad: { Icon: CircleAlert, iconClass: 'text-danger' },
} as const;

/** A task of today: its status, its count, and a link to handle it. */
export type ToDo = {
  readonly id: string;
  readonly state: keyof typeof states;
  readonly count: number;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly to?: string;
};

function Line({ state, count, title, detail, to }: ToDo) {
  const { Icon, iconClass } = states[state];
  return (
    <span className="flex items-center gap-3 px-4 py-3">
      <Icon className={classes('size-5 shrink-0', iconClass)} aria-hidden="true" />
      <span className="figures w-10 shrink-0 text-right font-semibold text-lg">{count}</span>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{title}</span>
        {detail ? <span className="text-ink-soft text-sm">{detail}</span> : null}
      </span>
      {to ? <ChevronRight className="size-4.5 shrink-0 text-ink-soft" aria-hidden="true" /> : null}
    </span>
  );
}

/** Today's tasks, the urgent ones first. */
export function ToDoList({ items }: { items: readonly ToDo[] }) {
  const rank = { bad: 0, note: 1, good: 2 } as const;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {items
        .toSorted((a, b) => rank[a.state] - rank[b.state])
        .map((item) => (
          <li key={item.id}>
            {item.to ? (
              <Link to={item.to} className="block hover:bg-mist">
                <Line {...item} />
              </Link>
            ) : (
              <Line {...item} />
            )}
          </li>
        ))}
    </ul>
  );
}
