import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useScripts } from '../../browser/use-scripts.ts';
import type { SearchAnswer } from '../../tours/catalogue-types.ts';
import { useForcedCurrency } from '../../tours/keep-currency.ts';
import { type SearchState, searchAddress } from '../../tours/search-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FilterSheet = lazyPart('filters', async () => (await import('./filter-sheet.tsx')).default);

/** Opens the filters where they are not beside the results; without scripts it links to them on the page. */
export function FilterButton({
  answer,
  active,
  always,
}: {
  answer: SearchAnswer;
  active: number;
  /** Displays the button at every window width. */
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
  const className = buttonClass('secondary', 'small', always ? '' : 'lg:hidden');
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
          className={className}
        >
          {face}
        </button>
      ) : (
        <a href="#filters" className={className}>
          {face}
        </a>
      )}
      {used ? <FilterSheet answer={answer} open={open} onClose={() => setOpen(false)} onShow={show} /> : null}
    </>
  );
}
