import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isMobile } from '../browser/breakpoints.ts';
import { Popup } from '../popups/popup.tsx';
import { monthsBetween } from '../ui/months.ts';
import { SearchBox } from './search-box.tsx';

/** The number of months to choose from. */
const ahead = 18;

/** Returns the months from the current one on. */
function comingMonths(now: Date): { month: string }[] {
  const written = (month: number) => new Date(Date.UTC(now.getFullYear(), month, 15)).toISOString().slice(0, 7);
  return monthsBetween(written(now.getMonth()), written(now.getMonth() + ahead - 1)).map((month) => ({ month }));
}

/** The search overlay of every page: a sheet on phones, a panel elsewhere. */
export default function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const months = useMemo(() => comingMonths(new Date()), []);
  return (
    <Popup name="search" title={<Trans>Find a tour</Trans>} width="large" open={open} onClose={onClose}>
      {/* On a phone the keyboard would cover half of the sheet, so the field is not focused automatically. */}
      <SearchBox months={months} layout="sheet" autoFocus={!isMobile()} onLeave={onClose} />
    </Popup>
  );
}
