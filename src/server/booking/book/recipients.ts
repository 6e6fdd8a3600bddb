import type { SellerInMail } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loginAddress, pageAddress } from '../../platform/page-address.ts';
import { agencyRecipients } from '../agency-recipients.ts';
import { travellerName } from '../traveller-name.ts';
import { bookingCode } from './access.ts';
import type { PayDeps } from './deps.ts';
import type { Mailed } from './read-mailed.ts';

/** A recipient of the mails about a booking. */
export type BookingRecipient = {
  readonly to: string;
  readonly language: Language;
  /** Additional data: for the client the agency's contact, for the agency the client. */
  readonly about: { readonly seller: SellerInMail | null } | { readonly client: string };
  /**
   * Returns the address of a page of the booking: with the booking's code for the client, without it for the agency.
   */
  pageUrl(path: string): string;
  /** The address on the voucher, which may be passed on: only the client's contains the code. */
  readonly voucherUrl: string;
  /** Returns a deduplication key for an event and this recipient. */
  dedupeKey(event: string): string;
};

/**
 * Returns the recipients of the mails about a booking: the lead traveller, with the code that opens it, and for an
 * agency's booking also its current members, without the code. An agent who entered their own address as the client's
 * gets the agency's copy alone.
 */
export async function readRecipients(
  trx: Transaction,
  { row, travellers }: Pick<Mailed, 'row' | 'travellers'>,
  { origin, secret }: PayDeps['settings'],
): Promise<BookingRecipient[]> {
  const { id, language } = row;
  const key = (event: string) => `booking ${id} ${event}`;
  const pageUrl = (path: string) => `${pageAddress(origin, language, path)}?code=${bookingCode(secret, id)}`;
  const client: BookingRecipient = {
    to: row.lead_email,
    language,
    about: { seller: sellerOf(row) },
    pageUrl,
    voucherUrl: pageUrl(`/bookings/${id}`),
    dedupeKey: key,
  };
  if (row.agency_id === null) return [client];
  const agents = await agencyRecipients(trx, row.agency_id, row.account_id);
  const agentsLanguage = row.agent_language ?? language;
  const isAgents = [row.account_email, ...agents].some((to) => to !== null && mailboxKey(to) === row.mailbox_key);
  const ofAgency = agents.map(
    (to, at): BookingRecipient => ({
      to,
      language: agentsLanguage,
      about: { client: travellerName(travellers[0]?.answers) || row.lead_email },
      pageUrl: (path) => loginAddress(origin, agentsLanguage, path),
      voucherUrl: pageAddress(origin, agentsLanguage, `/bookings/${id}`),
      // Without a mail to the client the first recipient gets its key, by which jobs recognise that the mail was
      // written.
      dedupeKey: (event) => key(isAgents && at === 0 ? event : `${event} agency ${to}`),
    }),
  );
  return isAgents ? ofAgency : [client, ...ofAgency];
}

/** Returns the selling agency's details for its client. */
const sellerOf = ({
  agency_name,
  agency_phone,
  agency_email,
  agency_logo,
}: Pick<Mailed['row'], 'agency_name' | 'agency_phone' | 'agency_email' | 'agency_logo'>): SellerInMail | null =>
  agency_name === null
    ? null
    : {
        name: agency_name,
        contact: [agency_phone, agency_email].filter(Boolean).join(', ') || null,
        logo: agency_logo,
      };
