import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type SearchLink = { readonly to: string; readonly label: string; readonly count?: number | undefined };

/** Links to searches, each with its number of tours. */
export function SearchLinks({ title, links }: { title: ReactNode; links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3>{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-paper px-4 font-medium text-sm hover:border-pine hover:bg-pine-soft"
            >
              {link.label}
              {link.count === undefined ? null : <span className="figures text-ink-soft">{link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
