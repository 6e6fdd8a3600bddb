import { type MouseEvent, useState } from 'react';
import { SearchLink } from '../frame/search-link.tsx';
import { lazyPiece } from '../ui/lazy-piece.tsx';

const SearchSheet = lazyPiece('search', async () => (await import('./search-sheet.tsx')).default);

/** The search in the header. With scripts it opens a sheet, without them the search page. */
export function SearchPill() {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setSheet('open');
  };
  return (
    <>
      <SearchLink onClick={open} onPointerEnter={SearchSheet.preload} onFocus={SearchSheet.preload} />
      {sheet === 'unused' ? null : <SearchSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />}
    </>
  );
}
