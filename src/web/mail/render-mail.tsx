import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { render, toPlainText } from '@react-email/render';
import type { ComponentType } from 'react';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import { AccountExistsMail } from './account-exists.tsx';
import { AgencyDecidedMail } from './agency-decided.tsx';
import { AgencyInvitationMail } from './agency-invitation.tsx';
import { BookingConfirmedMail } from './booking-confirmed.tsx';
import { BookingEndedMail } from './booking-ended.tsx';
import { BookingPlacedMail } from './booking-placed.tsx';
import { BookingRequestedMail } from './booking-requested.tsx';
import { BrochureMail } from './brochure.tsx';
import { CallMovedMail, CallSoonMail } from './call-planned.tsx';
import { CallRequestedMail } from './call-requested.tsx';
import { ChatTranscriptMail } from './chat-transcript.tsx';
import { ConfirmAccountMail } from './confirm-account.tsx';
import { ConfirmNewsletterMail } from './confirm-newsletter.tsx';
import { ConversationMessageMail } from './conversation-message.tsx';
import { EnquiryPlacedMail } from './enquiry-placed.tsx';
import { EnquiryReceivedMail } from './enquiry-received.tsx';
import { SellerContext } from './frame.tsx';
import { HoldConfirmedMail } from './hold-confirmed.tsx';
import { HoldEndedMail } from './hold-ended.tsx';
import { HoldForClientMail } from './hold-for-client.tsx';
import { HoldInvitationMail } from './hold-invitation.tsx';
import { HoldPlacedMail } from './hold-placed.tsx';
import { PaymentChargedMail, PaymentFailedMail, PaymentReminderMail } from './later-payments.tsx';
import { NewsletterBeginMail } from './newsletter-begin.tsx';
import { PolicyIssuedMail } from './policy-issued.tsx';
import { ResetPasswordMail } from './reset-password.tsx';
import { ShareTourMail } from './share-tour.tsx';
import { WelcomeMail } from './welcome.tsx';

type Mail<Kind extends MailKind> = {
  readonly subject: MessageDescriptor;
  readonly Body: ComponentType<MailProps<Kind>>;
};

/** The subject and the words of every kind of mail. */
const mails: { readonly [Kind in MailKind]: Mail<Kind> } = {
  'reset-password': { subject: msg`Choose a new password`, Body: ResetPasswordMail },
  'confirm-account': { subject: msg`Confirm your address`, Body: ConfirmAccountMail },
  'account-exists': { subject: msg`You have an account with Waymark already`, Body: AccountExistsMail },
  welcome: { subject: msg`Welcome to Waymark`, Body: WelcomeMail },
  'confirm-letters': { subject: msg`Please confirm: letters from Waymark`, Body: ConfirmNewsletterMail },
  'letters-begin': { subject: msg`Your letters from Waymark`, Body: NewsletterBeginMail },
  brochure: { subject: msg`The brochure you asked for`, Body: BrochureMail },
  'hold-confirmed': { subject: msg`Your places are held for 48 hours`, Body: HoldConfirmedMail },
  'hold-placed': { subject: msg`A new hold on one of your tours`, Body: HoldPlacedMail },
  'hold-ended': { subject: msg`A hold has ended`, Body: HoldEndedMail },
  'hold-invitation': { subject: msg`A room-mate for a journey`, Body: HoldInvitationMail },
  'hold-for-client': { subject: msg`Places are held for you`, Body: HoldForClientMail },
  'agency-decided': { subject: msg`About your application as an agency`, Body: AgencyDecidedMail },
  'agency-invitation': { subject: msg`An invitation to work with an agency`, Body: AgencyInvitationMail },
  'booking-confirmed': { subject: msg`Your journey is booked`, Body: BookingConfirmedMail },
  'booking-requested': { subject: msg`Your request is on its way`, Body: BookingRequestedMail },
  'booking-ended': { subject: msg`About a booking that has ended`, Body: BookingEndedMail },
  'booking-placed': { subject: msg`A booking on one of your tours`, Body: BookingPlacedMail },
  'policy-issued': { subject: msg`About your travel insurance`, Body: PolicyIssuedMail },
  'payment-reminder': { subject: msg`Your next payment`, Body: PaymentReminderMail },
  'payment-charged': { subject: msg`We have received your payment`, Body: PaymentChargedMail },
  'payment-failed': { subject: msg`About a payment for your journey`, Body: PaymentFailedMail },
  'enquiry-received': { subject: msg`Your question has arrived`, Body: EnquiryReceivedMail },
  'enquiry-placed': { subject: msg`A question from a traveller`, Body: EnquiryPlacedMail },
  'call-requested': { subject: msg`Somebody would like to be called`, Body: CallRequestedMail },
  'call-soon': { subject: msg`A call begins soon`, Body: CallSoonMail },
  'call-moved': { subject: msg`Your call has another time`, Body: CallMovedMail },
  'chat-transcript': { subject: msg`What we wrote in the chat`, Body: ChatTranscriptMail },
  'conversation-message': { subject: msg`A message for you`, Body: ConversationMessageMail },
  'share-tour': { subject: msg`A tour for you`, Body: ShareTourMail },
};

/** Headings keep their letters: shouting belongs to no mail of ours. */
const headings = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Writes a mail in the language of the given words: subject, markup and its twin in plain text. */
export async function renderMail<Kind extends MailKind>(
  i18n: I18n,
  kind: Kind,
  props: MailProps<Kind>,
): Promise<MailContent> {
  const { subject, Body } = mails[kind] as Mail<Kind>;
  const html = await render(
    <I18nProvider i18n={i18n}>
      <SellerContext value={('seller' in props && props.seller) || null}>
        <Body {...props} />
      </SellerContext>
    </I18nProvider>,
  );
  return { subject: i18n._(subject), html, text: toPlainText(html, { selectors: headings }) };
}
