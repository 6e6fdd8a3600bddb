import { useLingui } from '@lingui/react/macro';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkLook } from '../terms/link-look.ts';

/** Opens what staff wrote about paying in parts. */
export function SplitPaymentLink() {
  const { t } = useLingui();
  const title = t`How paying in parts works`;
  return (
    <div>
      <ContentOpener
        className={linkLook}
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
