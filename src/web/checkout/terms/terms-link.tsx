import { lazyPart } from '../../ui/lazy-part.tsx';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkClass } from './link-class.ts';

/** The text of terms; its code loads with the first popup. */
export const TermsText = lazyPart('terms', async () => (await import('./terms-text.tsx')).TermsText);

/** Opens the terms of an operator, or of flexible booking, by their id. */
export function TermsLink({ kind, id, title }: { kind: 'operator' | 'flexible'; id: number; title: string }) {
  return (
    <ContentOpener
      className={linkClass}
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
