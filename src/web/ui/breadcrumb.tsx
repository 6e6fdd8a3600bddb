import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

export type Crumb = { readonly label: string; readonly to: string };

/** The parent pages of this page, and the page itself. */
export function Breadcrumb({ above, current }: { above: readonly Crumb[]; current: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {above.map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-1.5">
            <Link
              to={crumb.to}
              className="rounded-sm py-2.5 text-ink-soft underline-offset-4 hover:text-pine hover:underline"
            >
              {crumb.label}
            </Link>
            <ChevronRight className="size-4 text-ink-soft" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="py-2.5 font-medium">
          {current}
        </li>
      </ol>
    </nav>
  );
}
