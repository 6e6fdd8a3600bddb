import { useLingui } from '@lingui/react/macro';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkClass } from '../terms/link-class.ts';

/** Opens the text about paying in parts. */
export function SplitPaymentLink() {
  const { t } = useLingui();
  const title = t`How payment plans work`;
  return (
    <div>
      <ContentOpener
        className={linkClass}
        piece={{
          name: 'split-payment',
          call: 'loadAboveFold',
          request: { action: 'split-payment/split-payment-popup' },
          title,
        }}
      >
        {title}
      </ContentOpener>
    </div>
  );
}
