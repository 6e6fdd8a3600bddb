import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useScripts } from '../../browser/use-scripts.ts';
import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { lazyPiece } from '../../ui/lazy-piece.tsx';

const FilterSheet = lazyPiece('filters', async () => (await import('./filter-sheet.tsx')).default);

/** Opens the filters where they do not stand beside the results; without scripts it leads to them on the page. */
export function FilterButton({
  answer,
  active,
  always,
}: {
  answer: SearchAnswer;
  active: number;
  /** There is no room for the filters beside the results, however wide the window. */
  always: boolean;
}) {
  const navigate = useNavigate();
  const currency = useForcedCurrency();
  const scripts = useScripts();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = (state: SearchState): void => {
    setOpen(false);
    navigate(searchAddress(state, currency));
  };
  const look = buttonLook('secondary', 'small', always ? '' : 'lg:hidden');
  const face = (
    <>
      <SlidersHorizontal aria-hidden="true" />
      {active > 0 ? <Trans>Filters ({active})</Trans> : <Trans>Filters</Trans>}
    </>
  );
  return (
    <>
      {scripts ? (
        <button
          type="button"
          onPointerEnter={FilterSheet.preload}
          onClick={() => {
            setUsed(true);
            setOpen(true);
          }}
          className={look}
        >
          {face}
        </button>
      ) : (
        <a href="#filters" className={look}>
          {face}
        </a>
      )}
      {used ? <FilterSheet answer={answer} open={open} onClose={() => setOpen(false)} onShow={show} /> : null}
    </>
  );
}
