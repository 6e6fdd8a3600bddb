import { Trans } from '@lingui/react/macro';
import { TermsBlock } from '../blocks/terms.tsx';

/** The last section: the terms, and the one button. */
export function Finish() {
  return (
    <section id="booking-finish" aria-labelledby="booking-finish-title">
      <h2 id="booking-finish-title" tabIndex={-1}>
        <Trans>Terms</Trans>
      </h2>
      <TermsBlock />
    </section>
  );
}
