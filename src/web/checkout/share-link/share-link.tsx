import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { LinkAddress } from '../../agency/link-address.tsx';
import { MailLinkForm } from '../../agency/mail-link-form.tsx';
import { call } from '../../browser/call.ts';
import { ContentText } from '../../content/content-text.tsx';
import { showError } from '../../popups/message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContentPopup } from '../popups/content-popup.tsx';

/** How long a notice is displayed, in ms. */
const displayMs = 4000;

type Request = RequestOf<'createShareLink'>;

/** The box in which an agent creates a payment link for a client; `enabled` while the selection can be sold. */
export function ShareLinkBox({ request, enabled }: { request: Request; enabled: boolean }) {
  const { t } = useLingui();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <section
      id="shareable-link"
      aria-labelledby="shareable-link-title"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper p-5 md:p-7"
    >
      <h2 id="shareable-link-title" className="text-xl">
        <Trans>Let your client pay</Trans>
      </h2>
      <p className="text-ink-soft">
        {request.hold_id ? (
          <Trans>Send your client a link to pay for this hold. They don’t need an account.</Trans>
        ) : (
          <Trans>Send your client a link to this exact trip. They add their details and pay, without an account.</Trans>
        )}
      </p>
      <Button
        variant="secondary"
        icon={<Link2 aria-hidden="true" />}
        disabled={!enabled}
        onClick={() => setPopup('open')}
      >
        <Trans>Create a payment link</Trans>
      </Button>
      {enabled ? null : (
        <p className="text-ink-soft text-sm">
          <Trans>First choose a date with places left, the travellers and a room for everyone.</Trans>
        </p>
      )}
      {popup === 'unused' ? null : (
        <ContentPopup
          name="shareable-link"
          call="loadBookingPagePopup"
          request={{ action: 'b2b/shareable-link-popup' }}
          title={t`Payment link`}
          open={popup === 'open'}
          onClose={() => setPopup('closed')}
        >
          {({ content }) => (
            <div className="flex flex-col gap-5">
              <ContentText body={content.body} />
              <ShareLinkForm key={JSON.stringify(request)} request={request} />
            </div>
          )}
        </ContentPopup>
      )}
    </section>
  );
}

type Feedback = { readonly kind: 'success' | 'danger'; readonly text: string };

function ShareLinkForm({ request }: { request: Request }) {
  const { t } = useLingui();
  const [allowed, setAllowed] = useState({ allow_rooms: false, allow_extras: false });
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<AnswerOf<'createShareLink'> | null>(null);
  const [message, setMessage] = useState<Feedback | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(setMessage, displayMs, null);
    return () => clearTimeout(timer);
  }, [message]);

  const make = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    const answered = await call('createShareLink', { ...request, ...allowed });
    setPending(false);
    if (answered.ok) {
      setMade(answered.answer);
      setMessage({ kind: 'success', text: answered.answer.message });
      return;
    }
    const { status, body } = answered.refusal;
    if (status === 0) {
      showError(t`We couldn’t create the link. Please check your connection and try again.`, {
        title: t`Network error`,
      });
      return;
    }
    const text = body?.problems[0]?.message ?? body?.message ?? t`We couldn’t create the link. Please try again.`;
    setMessage({ kind: 'danger', text });
  };

  return (
    <div className="flex flex-col gap-4" aria-busy={pending}>
      {request.hold_id || made ? null : (
        <fieldset className="flex flex-col">
          <legend className="pb-1 font-semibold">
            <Trans>Your client may change</Trans>
          </legend>
          <Checkbox
            label={<Trans>who sleeps in which room</Trans>}
            checked={allowed.allow_rooms}
            onChange={({ target }) => setAllowed({ ...allowed, allow_rooms: target.checked })}
          />
          <Checkbox
            label={<Trans>extras and flexible booking</Trans>}
            checked={allowed.allow_extras}
            onChange={({ target }) => setAllowed({ ...allowed, allow_extras: target.checked })}
          />
        </fieldset>
      )}
      {made ? (
        <div className="flex flex-col gap-3 rounded-card border border-line bg-mist p-4" data-share-link="">
          <LinkAddress id="shareable-link-address" link={made.link} label={t`The link for your client`} />
          <p className="text-ink-soft text-sm">
            <Trans>It works once, until</Trans> <Moment seconds={made.expiresAt} />.{' '}
            <Trans>Your workspace lists your payment links: you can copy, email or withdraw them there.</Trans>
          </p>
          <MailLinkForm linkId={made.id} mailedTo={null} />
        </div>
      ) : (
        <Button onClick={make} pending={pending} className="self-start">
          <Trans>Create link</Trans>
        </Button>
      )}
      {message ? (
        <Notice kind={message.kind} announce>
          {message.text}
        </Notice>
      ) : null}
    </div>
  );
}
