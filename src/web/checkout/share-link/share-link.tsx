import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { ContentText } from '../../content/content-text.tsx';
import { showError } from '../../popups/message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContentPopup } from '../popups/content-popup.tsx';

/** How long a notice stays, in ms. */
const shownFor = 4000;

type Request = RequestOf<'createShareLink'>;

/** The box in which an agent makes a link by which the client pays; `enabled` while there is something that can be sold. */
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
          <Trans>Send a link by which your client pays this hold, without an account.</Trans>
        ) : (
          <Trans>
            Send a link with exactly this journey. Your client fills in who travels and pays, without an account.
          </Trans>
        )}
      </p>
      <Button
        variant="secondary"
        icon={<Link2 aria-hidden="true" />}
        disabled={!enabled}
        onClick={() => setPopup('open')}
      >
        <Trans>Make a payment link</Trans>
      </Button>
      {enabled ? null : (
        <p className="text-ink-soft text-sm">
          <Trans>First choose a date with places, who travels, and a room for everybody.</Trans>
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

type Told = { readonly kind: 'success' | 'danger'; readonly text: string };

function ShareLinkForm({ request }: { request: Request }) {
  const { t } = useLingui();
  const [allowed, setAllowed] = useState({ allow_rooms: false, allow_extras: false });
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<AnswerOf<'createShareLink'> | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(setTold, shownFor, null);
    return () => clearTimeout(timer);
  }, [told]);

  const make = async (): Promise<void> => {
    setPending(true);
    setTold(null);
    const answered = await call('createShareLink', { ...request, ...allowed });
    setPending(false);
    if (answered.ok) {
      setMade(answered.answer);
      setTold({ kind: 'success', text: answered.answer.message });
      return;
    }
    const { status, body } = answered.refusal;
    if (status === 0) {
      showError(
        t`The link could not be made because we could not be reached. Please check your connection and try again.`,
        {
          title: t`Network error`,
        },
      );
      return;
    }
    const text = body?.problems[0]?.message ?? body?.message ?? t`The link could not be made. Please try again.`;
    setTold({ kind: 'danger', text });
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
          <label htmlFor="shareable-link-address" className="font-semibold">
            <Trans>The link for your client</Trans>
          </label>
          <input
            id="shareable-link-address"
            readOnly
            value={made.link}
            onFocus={({ target }) => target.select()}
            className="min-h-11 w-full rounded-field border border-line-strong bg-paper px-3 text-sm"
          />
          <CopyButton text={made.link} label={t`Copy the link`} />
          <p className="text-ink-soft text-sm">
            <Trans>It works once, until</Trans> <Moment seconds={made.expiresAt} />.{' '}
            <Trans>We show it only now; your account lists your links, and you can take each one back there.</Trans>
          </p>
        </div>
      ) : (
        <Button onClick={make} pending={pending} className="self-start">
          <Trans>Make the link</Trans>
        </Button>
      )}
      {told ? (
        <Notice kind={told.kind} announce>
          {told.text}
        </Notice>
      ) : null}
    </div>
  );
}
