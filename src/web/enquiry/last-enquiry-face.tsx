import { Trans } from '@lingui/react/macro';

/** The red mark while something is unread. */
export function LastEnquiryMark({ hasNewMessage }: { hasNewMessage: boolean }) {
  if (!hasNewMessage) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-6 size-3 rounded-full border-2 border-sand bg-danger @3xl/header:left-8"
      />
      <span className="sr-only">
        <Trans>Something new to read</Trans>
      </span>
    </>
  );
}

/** The words of the shortcut to the last question, with its mark. */
export function LastEnquiryFace({ hasNewMessage }: { hasNewMessage: boolean }) {
  return (
    <>
      <span className="font-semibold text-sm @max-3xl/header:sr-only">
        <Trans>Your question</Trans>
      </span>
      <LastEnquiryMark hasNewMessage={hasNewMessage} />
    </>
  );
}
