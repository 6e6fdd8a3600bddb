import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, toPlainText } from '@react-email/render';
import type { ComponentType } from 'react';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import { AccountExistsMail } from './account-exists.tsx';
import { AgencyDecidedMail } from './agency-decided.tsx';
import { AgencyInvitationMail } from './agency-invitation.tsx';
import { BookingCancelledMail } from './booking-cancelled.tsx';
import { BookingChangedMail } from './booking-changed.tsx';
import { BookingConfirmedMail } from './booking-confirmed.tsx';
import { BookingEndedMail } from './booking-ended.tsx';
import { BookingPlacedMail } from './booking-placed.tsx';
import { BookingRequestedMail } from './booking-requested.tsx';
import { BookingTravellersMail } from './booking-travellers.tsx';
import { BrochureMail } from './brochure.tsx';
import { CallMovedMail, CallSoonMail } from './call-planned.tsx';
import { CallRequestedMail } from './call-requested.tsx';
import { CardRemovedMail } from './card-removed.tsx';
import { ChatTranscriptMail } from './chat-transcript.tsx';
import { ConfirmAccountMail } from './confirm-account.tsx';
import { ConfirmNewsletterMail } from './confirm-newsletter.tsx';
import { ConversationMessageMail } from './conversation-message.tsx';
import { EnquiryPlacedMail } from './enquiry-placed.tsx';
import { EnquiryReceivedMail } from './enquiry-received.tsx';
import { AgencyCopyContext, SellerContext } from './frame.tsx';
import { HoldConfirmedMail } from './hold-confirmed.tsx';
import { HoldEndedMail } from './hold-ended.tsx';
import { HoldExtendedMail } from './hold-extended.tsx';
import { HoldForClientMail } from './hold-for-client.tsx';
import { HoldInvitationMail } from './hold-invitation.tsx';
import { HoldPlacedMail } from './hold-placed.tsx';
import { PaymentChargedMail, PaymentFailedMail, PaymentReminderMail } from './later-payments.tsx';
import { NewsletterBeginMail } from './newsletter-begin.tsx';
import { OfficeInvitationMail } from './office-invitation.tsx';
import { PaymentLinkMail } from './payment-link.tsx';
import { PolicyIssuedMail } from './policy-issued.tsx';
import { RefundMadeMail } from './refund-made.tsx';
import { ResetPasswordMail } from './reset-password.tsx';
import { ShareTourMail } from './share-tour.tsx';
import { mailSubject } from './subjects.ts';
import { WelcomeMail } from './welcome.tsx';

/** The content of every kind of email. */
const bodies: { readonly [Kind in MailKind]: ComponentType<MailProps<Kind>> } = {
  'reset-password': ResetPasswordMail,
  'confirm-account': ConfirmAccountMail,
  'account-exists': AccountExistsMail,
  welcome: WelcomeMail,
  'confirm-letters': ConfirmNewsletterMail,
  'letters-begin': NewsletterBeginMail,
  brochure: BrochureMail,
  'hold-confirmed': HoldConfirmedMail,
  'hold-placed': HoldPlacedMail,
  'hold-extended': HoldExtendedMail,
  'hold-ended': HoldEndedMail,
  'hold-invitation': HoldInvitationMail,
  'hold-for-client': HoldForClientMail,
  'payment-link': PaymentLinkMail,
  'agency-decided': AgencyDecidedMail,
  'agency-invitation': AgencyInvitationMail,
  'office-invitation': OfficeInvitationMail,
  'booking-confirmed': BookingConfirmedMail,
  'booking-requested': BookingRequestedMail,
  'booking-ended': BookingEndedMail,
  'booking-cancelled': BookingCancelledMail,
  'booking-changed': BookingChangedMail,
  'booking-placed': BookingPlacedMail,
  'booking-travellers': BookingTravellersMail,
  'policy-issued': PolicyIssuedMail,
  'refund-made': RefundMadeMail,
  'payment-reminder': PaymentReminderMail,
  'payment-charged': PaymentChargedMail,
  'payment-failed': PaymentFailedMail,
  'card-removed': CardRemovedMail,
  'enquiry-received': EnquiryReceivedMail,
  'enquiry-placed': EnquiryPlacedMail,
  'call-requested': CallRequestedMail,
  'call-soon': CallSoonMail,
  'call-moved': CallMovedMail,
  'chat-transcript': ChatTranscriptMail,
  'conversation-message': ConversationMessageMail,
  'share-tour': ShareTourMail,
};

/** Disables the default upper-case headings in plain text. */
const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Renders an email in the language of the passed messages: subject, HTML and plain text. */
export async function renderMail<Kind extends MailKind>(
  i18n: I18n,
  kind: Kind,
  props: MailProps<Kind>,
): Promise<MailContent> {
  const Body = bodies[kind] as ComponentType<MailProps<Kind>>;
  const html = await render(
    <I18nProvider i18n={i18n}>
      <SellerContext value={('seller' in props && props.seller) || null}>
        <AgencyCopyContext value={('client' in props && props.client) || null}>
          <Body {...props} />
        </AgencyCopyContext>
      </SellerContext>
    </I18nProvider>,
  );
  return { subject: i18n._(mailSubject(kind, props, i18n)), html, text: toPlainText(html, { selectors: headings }) };
}
