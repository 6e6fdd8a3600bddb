import { ChevronRight, CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../../ui/classes.ts';

const states = {
  good: { Icon: CircleCheck, look: 'text-success' },
  note: { Icon: Info, look: 'text-pine' },
  bad: { Icon: CircleAlert, look: 'text-danger' },
} as const;

/** One thing on today's list: how it stands, in how many cases, and where to see to it. */
export type ToDo = {
  readonly id: string;
  readonly state: keyof typeof states;
  readonly count: number;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly to?: string;
};

function Line({ state, count, title, detail, to }: ToDo) {
  const { Icon, look } = states[state];
  return (
    <span className="flex items-center gap-3 px-4 py-3">
      <Icon className={classes('size-5 shrink-0', look)} aria-hidden="true" />
      <span className="figures w-10 shrink-0 text-right font-semibold text-lg">{count}</span>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{title}</span>
        {detail ? <span className="text-ink-soft text-sm">{detail}</span> : null}
      </span>
      {to ? <ChevronRight className="size-4.5 shrink-0 text-ink-soft" aria-hidden="true" /> : null}
    </span>
  );
}

/** What there is to do today, the pressing things first. */
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
