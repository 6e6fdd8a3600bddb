import { type MouseEvent, useState } from 'react';
import { SearchLink } from '../frame/search-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const SearchSheet = lazyPart('search', async () => (await import('./search-sheet.tsx')).default);

/** The search button in the header; it opens a sheet, or without scripts the search page. */
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
