import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type EnquiryType, variantOf } from '#contract/wire/enquiry-types.ts';
import { OTHER_DATE_SOURCE } from '#domain/enquiry/conversation.ts';
import { useCall } from '../browser/use-call.ts';
import { Popup } from '../popups/popup.tsx';
import { Button } from '../ui/button.tsx';
import { FormLoading } from '../ui/form-loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AskForm, askFormId } from './ask-form.tsx';
import { AskSuccess, type Sent } from './ask-success.tsx';

export type AskPopupProps = {
  /** The tour of the enquiry; null for a general one. */
  tourId: number | null;
  type: EnquiryType;
  /** The part of the page that opened the popup. */
  source: string;
  /** The viewed departure, YYYY-MM-DD. */
  date: string | null;
  /** The variant for a request for another date; omitted for other enquiries. */
  objectId?: number | undefined;
  open: boolean;
  onClose: () => void;
};

/** Returns the agent to whom the visit is attributed, from the URL. */
const agentOfVisit = (): string | null => new URLSearchParams(globalThis.location?.search ?? '').get('pid');

/** The enquiry popup: the form, and the confirmation after submission. */
export default function AskPopup({ tourId, type, source, date, objectId, open, onClose }: AskPopupProps) {
  const request = { type, ...(tourId !== null && { id: tourId }) };
  const asksForDate = objectId !== undefined;
  const question = useCall('loadAskQuestion', request, { enabled: open && !asksForDate, cacheFor: 60_000 });
  const dateRequest = { object_id: objectId ?? 1, is_enquiry: true, b2bPid: agentOfVisit() };
  const otherDate = useCall('loadChangeDate', dateRequest, { enabled: open && asksForDate, cacheFor: 60_000 });
  const { state, retry } = asksForDate ? otherDate : question;
  const enquiry = otherDate.answer?.data.enquiry;
  const [sent, setSent] = useState<Sent | null>(null);
  const [pending, setPending] = useState(false);
  const facts = asksForDate ? enquiry : question.answer?.popup;
  useEffect(() => {
    // The code of error messages loads early, because it must be available when the connection is lost.
    if (!open) return;
    import('../popups/message-view.tsx').catch(() => {});
    import('../popups/message-popup.tsx').catch(() => {});
  }, [open]);
  const close = () => {
    onClose();
    // The next enquiry starts with a form instead of the last confirmation.
    setSent(null);
  };
  const asksPrivately = type === 'private-request';
  return (
    <Popup
      name="ask"
      width={sent || !facts?.tour ? 'normal' : 'large'}
      open={open}
      onClose={close}
      title={
        sent ? (
          <Trans>We’ve sent your question</Trans>
        ) : asksForDate ? (
          <Trans>Ask for another date</Trans>
        ) : asksPrivately ? (
          <Trans>Ask for a private tour</Trans>
        ) : (
          <Trans>Ask a question</Trans>
        )
      }
      foot={
        facts && !sent ? (
          <Button type="submit" form={askFormId} size="large" pending={pending} icon={<Send aria-hidden="true" />}>
            <Trans>Send your question</Trans>
          </Button>
        ) : undefined
      }
    >
      {sent && facts ? (
        <AskSuccess sent={sent} facts={facts} onClose={close} />
      ) : facts ? (
        <AskForm
          key={`${variantOf(facts.type)} ${tourId}`}
          facts={facts}
          minimum={enquiry?.minimum ?? question.answer?.data.min_pax ?? null}
          source={asksForDate ? OTHER_DATE_SOURCE : source}
          date={date}
          pending={pending}
          onPending={setPending}
          onSent={setSent}
        />
      ) : (
        <FormLoading failed={state === 'failed'} onRetry={retry}>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-32 w-full" />
        </FormLoading>
      )}
    </Popup>
  );
}
