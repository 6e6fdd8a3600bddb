import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Links to the search: a round button on phones, a pill with text elsewhere. */
export function SearchLink(rest: Omit<ComponentProps<typeof Link>, 'to' | 'className' | 'children'>) {
  return (
    <Link
      {...rest}
      to="/search"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-semibold text-sm transition-colors duration-(--motion-fast) hover:bg-mist md:mr-2 md:border md:border-line-strong md:bg-paper md:px-4"
    >
      <Search className="size-5 md:size-4.5" aria-hidden="true" />
      <span className="max-md:sr-only">
        <Trans>Find a tour</Trans>
      </span>
    </Link>
  );
}
