import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isMobile } from '../browser/breakpoints.ts';
import { Popup } from '../popups/popup.tsx';
import { monthsBetween } from '../ui/months.ts';
import { SearchBox } from './search-box.tsx';

/** How far ahead people plan, in months. */
const ahead = 18;

/** The months from this one on. */
function comingMonths(now: Date): { month: string }[] {
  const written = (month: number) => new Date(Date.UTC(now.getFullYear(), month, 15)).toISOString().slice(0, 7);
  return monthsBetween(written(now.getMonth()), written(now.getMonth() + ahead - 1)).map((month) => ({ month }));
}

/** The search as it is asked for from any page: a sheet on phones, a panel elsewhere. */
export default function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const months = useMemo(() => comingMonths(new Date()), []);
  return (
    <Popup name="search" title={<Trans>Find a tour</Trans>} width="large" open={open} onClose={onClose}>
      {/* A phone's keyboard would cover half of the sheet, so there it waits for a touch. */}
      <SearchBox months={months} look="sheet" autoFocus={!isMobile()} onLeave={onClose} />
    </Popup>
  );
}
