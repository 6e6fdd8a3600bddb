import { Trans } from '@lingui/react/macro';
import { FewBadge } from './day-cell.tsx';

/** Explains the marks of the calendar. */
export function Legend({ currency }: { currency: string }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
      <li>
        <Trans>Prices in {currency}, per adult</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-4 w-6 rounded-sm bg-pine-soft ring-1 ring-pine/40" />
        <Trans>Days of your tour</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <FewBadge />
        <Trans>Nearly full</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-4 w-6 rounded-sm border border-line-strong border-dashed" />
        <Trans>On request</Trans>
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="figures line-through decoration-2">
          12
        </span>
        <Trans>Sold out</Trans>
      </li>
    </ul>
  );
}
