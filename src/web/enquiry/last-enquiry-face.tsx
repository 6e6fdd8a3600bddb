import { Trans } from '@lingui/react/macro';

/** The badge for unread messages. */
export function LastEnquiryBadge({ hasNewMessage }: { hasNewMessage: boolean }) {
  if (!hasNewMessage) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-6 size-3 rounded-full border-2 border-sand bg-danger @3xl/header:left-8"
      />
      <span className="sr-only">
        <Trans>New messages</Trans>
      </span>
    </>
  );
}

/** The label of the shortcut to the last enquiry, with its badge. */
export function LastEnquiryFace({ hasNewMessage }: { hasNewMessage: boolean }) {
  return (
    <>
      <span className="font-semibold text-sm @max-3xl/header:sr-only">
        <Trans>Your question</Trans>
      </span>
      <LastEnquiryBadge hasNewMessage={hasNewMessage} />
    </>
  );
}
