import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkLook } from './link-look.ts';

/** The text of terms; it comes with the first popup that shows one. */
export const TermsText = lazyPiece('terms', async () => (await import('./terms-text.tsx')).TermsText);

/** Opens the terms of an operator, or of flexible booking, by their id. */
export function TermsLink({ kind, id, title }: { kind: 'operator' | 'flexible'; id: number; title: string }) {
  return (
    <ContentOpener
      className={linkLook}
      piece={{
        name: `${kind}-terms`,
        call: kind === 'flexible' ? 'loadFlexibleTerms' : 'loadTerms',
        request: { id },
        title,
        children: (terms) => <TermsText terms={terms} />,
      }}
    >
      {title}
    </ContentOpener>
  );
}
