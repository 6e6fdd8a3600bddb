import type { ReactNode } from 'react';
import { call } from '../../browser/call.ts';
import { Popup } from '../../popups/popup.tsx';
import { AskedContent } from '../asked-content.tsx';
import type { PopupPieceProps } from '../popup-link.tsx';
import { useAnswer } from '../use-answer.ts';
import { TermsText } from './terms-text.tsx';

/** The terms of an operator, or of flexible booking, by their id. */
export default function TermsPopup({
  kind,
  id,
  title,
  open,
  onClose,
}: PopupPieceProps & { kind: 'operator' | 'flexible'; id: number; title: ReactNode }) {
  const terms = useAnswer(open, `${kind} ${id}`, () =>
    kind === 'flexible' ? call('loadFlexibleTerms', { id }) : call('loadTerms', { id }),
  );
  return (
    <Popup name={`${kind}-terms`} title={title} open={open} onClose={onClose}>
      <AskedContent asked={terms}>{(answer) => <TermsText terms={answer} />}</AskedContent>
    </Popup>
  );
}
