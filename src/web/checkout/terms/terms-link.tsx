import { ContentOpener } from '../popups/content-opener.tsx';
import { linkLook } from './link-look.ts';
import { TermsText } from './terms-text.tsx';

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
