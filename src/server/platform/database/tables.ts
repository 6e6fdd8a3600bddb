// Written by `npm run table-types` from the migrations; a test holds it against them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as the value it holds, written as JSON text. */
// biome-ignore lint/suspicious/noExplicitAny: what a document holds is known to the use case that wrote it
export type Json = ColumnType<any, string, string>;
// biome-ignore lint/suspicious/noExplicitAny: the same, with a default
export type GeneratedJson = ColumnType<any, string | undefined, string>;

export type AgencyTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  commission: Generated<number>;
  open_holds_limit: Generated<number>;
  contact_email: string | null;
  contact_phone: string | null;
};

export type AgencyApplicationTable = {
  id: string;
  account_id: string;
  company: string;
  street: string;
  city: string;
  country: string;
  registration: string;
  language: 'en' | 'de';
  document: Buffer;
  document_type: 'application/pdf' | 'image/jpeg' | 'image/png';
  state: Generated<'open' | 'approved' | 'refused'>;
  agency_id: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
};

export type AgencyCardTable = {
  id: string;
  agency_id: string;
  provider: string;
  state: 'proving' | 'kept';
  token: string | null;
  brand: string | null;
  last_four: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  holder_name: string;
  created_at: Generated<Date>;
};

export type AgencyInvitationTable = {
  id: string;
  agency_id: string;
  email: string;
  code_hash: string;
  created_at: Generated<Date>;
  ends_at: Date;
  accepted_at: Date | null;
};

export type AgencyLogoTable = {
  agency_id: string;
  hash: string;
  content: Buffer;
  width: number;
  height: number;
  created_at: Generated<Date>;
};

export type AgencyRateTable = {
  agency_id: string;
  operator_id: number;
  commission: number;
};

export type AnswerViewTable = {
  id: GeneratedAlways<number>;
  booking_id: string;
  account_id: string | null;
  role: 'operator' | 'staff' | 'guide';
  classes: string[];
  at: Generated<Date>;
  guide_link_id: string | null;
};

export type AttachmentTable = {
  id: Generated<string>;
  conversation_id: number;
  side: 'traveller' | 'operator';
  position: number | null;
  sequence: number | null;
  name: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'application/pdf';
  width: number | null;
  height: number | null;
  content: Buffer;
  preview: Buffer | null;
  created_at: Generated<Date>;
};

export type BackupRunTable = {
  id: GeneratedAlways<number>;
  started_at: Generated<Date>;
  finished_at: Date | null;
  file: string | null;
  bytes: number | null;
  manifest_sha256: string | null;
  failure: string | null;
};

export type BookingTable = {
  id: string;
  reference: string;
  state: 'attempting' | 'requested' | 'confirmed' | 'failed' | 'declined' | 'lapsed' | 'cancelled' | 'completed';
  claim_id: string;
  hold_id: string | null;
  on_request: boolean;
  variant_id: number;
  departure_id: number;
  tour_id: number;
  account_id: string | null;
  visitor_hash: string;
  agency_id: string | null;
  lead_email: string;
  mailbox_key: GeneratedAlways<string>;
  language: 'en' | 'de';
  time_zone: string;
  selection: Json;
  price: Json;
  plan: Json;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  total: number;
  price_version: number;
  rate: number;
  sale: Json;
  submission_owner: string;
  submission_key: string;
  submission_hash: string;
  code_hash: string | null;
  created_at: Generated<Date>;
  state_since: Generated<Date>;
  answer_by: Date | null;
  reason: string | null;
  reason_words: string | null;
  forgotten_at: Date | null;
  referred_by: string | null;
  share_link_id: string | null;
  trip_hash: string | null;
  membership_months: number | null;
  sensitive_erased_at: Date | null;
  forget_after_trip: Generated<boolean>;
  facts_hash: string | null;
  facts_context: Json | null;
};

export type BookingCardTable = {
  id: GeneratedAlways<number>;
  booking_id: string;
  provider: string;
  token: string;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  consented_at: Generated<Date>;
  refused_on: string | null;
  replaced_at: Date | null;
  account_id: string | null;
  visitor_hash: string | null;
};

export type BookingChangeTable = {
  id: string;
  booking_id: string;
  number: number;
  kind: 'cancel' | 'travellers' | 'party' | 'date';
  side: 'traveller' | 'operator';
  role: 'traveller' | 'agent' | 'operator' | 'staff';
  account_id: string | null;
  paid: number;
  money: number;
  credit: number;
  kept: number;
  dropped: number;
  credit_code: string | null;
  words: string | null;
  at: Generated<Date>;
  before: Json | null;
  after: Json | null;
};

export type BookingFriendTable = {
  booking_id: string;
  room_id: number;
  position: number;
  name: string;
  email: string;
};

export type BookingNoteTable = {
  id: GeneratedAlways<number>;
  booking_id: string;
  role: 'operator' | 'staff';
  account_id: string | null;
  body: string;
  at: Generated<Date>;
};

export type BookingTravellerTable = {
  booking_id: string;
  position: number;
  passenger_type: number;
  answers: Json;
  fields: GeneratedJson;
};

export type CatalogueChangeTable = {
  version: number;
  tour_ids: number[] | null;
  operator_ids: Generated<number[]>;
  photographs: Generated<string[]>;
  location_ids: Generated<number[]>;
};

export type CatalogueVersionTable = {
  id: number;
  version: number;
  sale_version: Generated<number>;
};

export type CaughtMailTable = {
  id: Generated<string>;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  received_at: Generated<Date>;
  source: Buffer;
};

export type ChatTable = {
  conversation_id: number;
  tour_id: number | null;
  page: string;
  prompt: number | null;
  started_at: Generated<Date>;
  taken_at: Date | null;
  late_at: Date | null;
  ended_at: Date | null;
  mailed_position: Generated<number>;
  rating: number | null;
  rating_comment: string | null;
  version: Generated<number>;
  visitor_hash: string | null;
};

export type ChatEventTable = {
  id: GeneratedAlways<number>;
  conversation_id: number;
  kind: 'late' | 'taken' | 'passed' | 'ended' | 'email';
  account_id: string | null;
  taken_from: string | null;
  position: number;
  at: Generated<Date>;
};

export type ChatLookingTable = {
  conversation_id: number;
  socket_id: string;
  path: string;
  object_id: number | null;
  selection: string | null;
  until: Date;
};

export type ChatPresenceTable = {
  socket_id: string;
  account_id: string;
  until: Date;
};

export type ConsentTable = {
  id: Generated<string>;
  email: string;
  form: 'band' | 'popup' | 'brochure' | 'enquiry';
  text_version: string;
  language: 'en' | 'de';
  address_hash: string;
  asked_at: Generated<Date>;
  confirm_hash: string | null;
  confirm_until: Date;
  confirmed_at: Date | null;
  withdrawn_at: Date | null;
};

export type ContentTable = {
  key: string;
  language: 'en' | 'de';
  version: number;
  title: string;
  body: string;
  author: string;
  published_at: Generated<Date>;
};

export type ContinentTable = {
  slug: string;
  position: number;
  name: Json;
  intro: Json;
};

export type ConversationTable = {
  id: Generated<number>;
  kind: 'tour' | 'general' | 'river' | 'private';
  tour_id: number | null;
  operator_id: number | null;
  account_id: string | null;
  email: string | null;
  first_name: string;
  last_name: Generated<string>;
  phone: string | null;
  as_agent: Generated<boolean>;
  language: 'en' | 'de';
  currency: Generated<'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD'>;
  adults: number | null;
  children: number | null;
  day: string | null;
  month: string | null;
  stateroom: string | null;
  room: string | null;
  call_day: string | null;
  call_from: string | null;
  call_to: string | null;
  source: Generated<string>;
  source_id: string | null;
  custom: GeneratedJson;
  created_at: Generated<Date>;
  traveller_read: number | null;
  operator_read: number | null;
  submission_hash: string | null;
  assigned_to: string | null;
  snoozed_until: Date | null;
  last_position: Generated<number>;
  last_at: Generated<Date>;
  last_author: Generated<'traveller' | 'operator' | 'staff'>;
  traveller_position: Generated<number>;
  done_position: Generated<number>;
  call_zone: string | null;
  call_outcome: 'done' | 'missed' | null;
  call_reminded: Date | null;
  call_at: GeneratedAlways<Date | null>;
  call_until: GeneratedAlways<Date | null>;
  asked_at: Date | null;
  answered_at: Date | null;
};

export type ConversationNoteTable = {
  id: GeneratedAlways<number>;
  conversation_id: number;
  account_id: string | null;
  body: string;
  at: Generated<Date>;
};

export type CountryTable = {
  code: string;
  slug: string;
  continent_slug: string;
  name: Json;
  locative: Json;
  directional: Json;
  intro: Json;
};

export type CurrencyRateTable = {
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  since: string;
  rate: string;
};

export type DepartureTable = {
  id: Generated<number>;
  variant_id: number;
  day: string;
  prices: Json;
  confirmation: 'instant' | 'onRequest';
  place_id: number;
  state: Generated<'draft' | 'open' | 'closed' | 'cancelled' | 'archived'>;
  code: string | null;
  code_operator_id: number | null;
  minimum: number | null;
  guaranteed: Generated<boolean>;
  closes_days_before: Generated<number>;
  meeting_point: Json | null;
  meeting_time: string | null;
  note: Json | null;
  local_payment: number | null;
  local_payment_currency: string | null;
};

export type DepartureCancellationTable = {
  id: string;
  departure_id: number;
  role: 'operator' | 'staff';
  account_id: string | null;
  words: string;
  at: Generated<Date>;
};

export type DepartureCancellationItemTable = {
  cancellation_id: string;
  booking_id: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  problem: string | null;
  tries: Generated<number>;
  state_since: Generated<Date>;
};

export type DepartureImportTable = {
  id: Generated<string>;
  operator_id: string | null;
  account_id: string | null;
  created_at: Generated<Date>;
  file_name: string;
  state: Generated<'planned' | 'running' | 'done' | 'undoing' | 'undone'>;
  preview: Json;
};

export type DepartureImportPartTable = {
  import_id: string;
  number: number;
  variant_id: number;
  plan: Json;
  done_at: Date | null;
  batch_id: number | null;
  problems: GeneratedJson;
  undone_at: Date | null;
};

export type DepartureRoomTable = {
  departure_id: number;
  room_id: number;
  place_id: number;
};

export type EditedTourTable = {
  tour_id: number;
  operator_id: number;
  revision: Generated<number>;
  next_item_id: number;
  assigned_ids: GeneratedJson;
};

export type EmbeddedPolicyTable = {
  order_key: string;
  number: string | null;
  cancelled_at: Date | null;
  created_at: Generated<Date>;
};

export type ExperimentTokenTable = {
  token: string;
  variants: Json;
  at: Generated<Date>;
};

export type GuideLinkTable = {
  id: string;
  departure_id: number;
  label: string;
  code_hash: string;
  sensitive: boolean;
  account_id: string | null;
  created_at: Generated<Date>;
  ends_at: Date;
  withdrawn_at: Date | null;
  opened_at: Date | null;
};

export type HoldTable = {
  id: string;
  reference: string;
  variant_id: number;
  departure_id: number;
  tour_id: number;
  account_id: string | null;
  visitor_mark: string;
  address_mark: string | null;
  agency_id: string | null;
  lead_email: string;
  language: 'en' | 'de';
  time_zone: string;
  selection: Json;
  price: Json;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  total: number;
  price_version: number;
  rate: number;
  submission_owner: string;
  submission_key: string;
  submission_print: string;
  code_hash: string | null;
  created_at: Date;
  ends_at: Date;
  state: Generated<'held' | 'paying' | 'booked' | 'expired' | 'released'>;
  ended_at: Date | null;
  confirmed_at: Date | null;
  mailbox_key: GeneratedAlways<string>;
  forgotten_at: Date | null;
  referred_by: string | null;
  extended_at: Date | null;
  facts_hash: string | null;
  facts_context: Json | null;
};

export type HoldFriendTable = {
  hold_id: string;
  room_id: number;
  position: number;
  name: string;
  email: string;
};

export type HoldTravellerTable = {
  hold_id: string;
  position: number;
  passenger_type: number;
  answers: Json;
  fields: GeneratedJson;
};

export type InsuranceCountryTable = {
  id: number;
  code: string;
};

export type InsurancePolicyTable = {
  booking_id: string;
  insurer: string;
  policy_type: string;
  name: Json;
  adults: number;
  start_day: string;
  length_days: number;
  start_location_id: number;
  trip_price: number;
  premium: number;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  country_id: number | null;
  state_id: number | null;
  zip: string | null;
  state: Generated<'chosen' | 'wanted' | 'bound' | 'refused' | 'voiding' | 'voided'>;
  number: string | null;
  reason: string | null;
  refund_id: string | null;
  created_at: Generated<Date>;
  state_since: Generated<Date>;
};

export type InsuranceQuoteTable = {
  id: string;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  trip_price: number;
  adults: number;
  start_day: string;
  length_days: number;
  start_location_id: number;
  policies: Json;
  created_at: Generated<Date>;
  expires_at: Date;
};

export type InsuranceStateTable = {
  id: number;
  country_id: number;
  code: string;
  name: string;
};

export type LocationTable = {
  id: Generated<number>;
  slug: string;
  country_code: string;
  name: Json;
  latitude: number;
  longitude: number;
};

export type MailTable = {
  id: Generated<string>;
  kind: string;
  language: 'en' | 'de';
  recipient: string;
  props: Json;
  dedupe_key: string | null;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  claimed_until: Date | null;
  next_try_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  message_id: string | null;
};

export type MembershipTable = {
  id: GeneratedAlways<number>;
  account_id: string | null;
  since: Generated<Date>;
  until: Date;
  mailbox_key: string | null;
  booking_id: string | null;
};

export type MembershipProductTable = {
  id: number;
  price: number;
  saving: number;
  months: number;
};

export type MessageTable = {
  conversation_id: number;
  position: number;
  author: 'traveller' | 'operator' | 'staff';
  account_id: string | null;
  body: string;
  at: Generated<Date>;
  submission: string | null;
};

export type MigrationTable = {
  name: string;
  hash: string;
  applied_at: Generated<Date>;
};

export type MissedPaymentTable = {
  booking_id: string;
  due: string;
  amount: number;
  at: Generated<Date>;
};

export type MoneyAccountTable = {
  id: GeneratedAlways<number>;
  kind:
    | 'provider'
    | 'booking'
    | 'operator'
    | 'agency'
    | 'fee'
    | 'saving'
    | 'credits'
    | 'insurance'
    | 'membership'
    | 'refund'
    | 'exchange'
    | 'bank';
  owner: string;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  balance: Generated<number>;
};

export type MoneyPostingTable = {
  id: GeneratedAlways<number>;
  cause: string;
  at: Generated<Date>;
};

export type MoneyTransferTable = {
  id: GeneratedAlways<number>;
  posting_id: number;
  from_id: number;
  to_id: number;
  currency: string;
  amount: number;
};

export type OfferTable = {
  id: GeneratedAlways<number>;
  conversation_id: number;
  position: number;
  departure_id: number;
  party: Json;
  rooms: Json;
  normal_price: number;
  special_price: number | null;
  expires_at: Date;
  withdrawn_at: Date | null;
  claim_id: string | null;
  made_at: Generated<Date>;
};

export type OfficeBatchTable = {
  id: GeneratedAlways<number>;
  kind: string;
  account_id: string | null;
  operator_id: string | null;
  at: Generated<Date>;
  summary: GeneratedJson;
  undone_at: Date | null;
  undone_by: string | null;
};

export type OfficeInvitationTable = {
  id: string;
  operator_id: string | null;
  email: string;
  preset: string;
  code_hash: string;
  created_at: Generated<Date>;
  ends_at: Date;
  accepted_at: Date | null;
};

export type OfficeLogTable = {
  id: GeneratedAlways<number>;
  at: Generated<Date>;
  account_id: string | null;
  role: 'operator' | 'staff';
  operator_id: string | null;
  subject_kind: string;
  subject_id: string;
  action: string;
  before: Json | null;
  after: Json | null;
  batch_id: number | null;
  reason: string | null;
};

export type OperatorTable = {
  id: Generated<string>;
  slug: string;
  name: string;
};

export type OperatorProfileTable = {
  id: Generated<number>;
  operator_id: string;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  rules: Json;
  story: Json;
  languages: string[];
  answer_hours: number;
  base_country_code: string;
  founded_year: number;
  brand_colour: string;
  email: string;
  time_zone: string;
  request_hours: Generated<number>;
  approved_at: Date | null;
  changes_until_days: Generated<number>;
};

export type PaymentAttemptTable = {
  id: string;
  booking_id: string;
  provider: string;
  method: string;
  amount: number;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  state: Generated<'open' | 'authorised' | 'captured' | 'declined' | 'cancelling' | 'cancelled' | 'refunded'>;
  transaction_ref: string | null;
  brand: string | null;
  last_four: string | null;
  authentication: string | null;
  liability_shifted: Generated<boolean>;
  keep_card: Generated<boolean>;
  stored_card_id: number | null;
  holder_name: string | null;
  billing_country: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  state_since: Generated<Date>;
  purpose: Generated<'booking' | 'scheduled' | 'extra' | 'card'>;
  booking_card_id: number | null;
  due_day: string | null;
  tried_on: string | null;
  try: number | null;
  redirect_url: string | null;
  network_hash: string | null;
  unconfirmed: Generated<boolean>;
  payer_account_id: string | null;
  visitor_hash: string | null;
  keep_for_plan: Generated<boolean>;
};

export type PaymentNoticeTable = {
  provider: string;
  dedupe_key: string;
  kind: string;
  attempt_ref: string | null;
  received_at: Generated<Date>;
  handled_at: Date | null;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  failed_at: Date | null;
};

export type PaymentRefundTable = {
  id: string;
  attempt_id: string;
  amount: number;
  state: Generated<'asked' | 'done' | 'failed' | 'elsewhere'>;
  reason: string;
  created_at: Generated<Date>;
  state_since: Generated<Date>;
  tries: Generated<number>;
  refusal: string | null;
  change_id: string | null;
};

export type PhotographTable = {
  file: string;
  photographer: string;
  alternative: Json;
  colour: string;
  tags: string[];
  operator_id: number | null;
};

export type PlaceTable = {
  id: GeneratedAlways<number>;
  kind: 'departure' | 'room';
  capacity: number;
  taken: Generated<number>;
};

export type PlaceEntryTable = {
  id: GeneratedAlways<number>;
  place_id: number;
  claim_id: string;
  amount: number;
  reason: string;
  at: Generated<Date>;
};

export type PromoCodeTable = {
  code: string;
  offer: Json;
  book_from: Date;
  book_until: Date;
  travel_from: string | null;
  travel_until: string | null;
  total_limit: number | null;
  person_limit: number | null;
  minimum_spend: number;
  tour_ids: number[];
};

export type PromoProofTable = {
  key: string;
  until: Date;
};

export type PromoUseTable = {
  code: string;
  claim_id: string;
  person: string;
  used_at: Generated<Date>;
  person_key: GeneratedAlways<string>;
};

export type PromotionTable = {
  id: Generated<number>;
  operator_id: number;
  name: Json;
  offer: Json;
  book_from: Date;
  book_until: Date;
  travel_from: string;
  travel_until: string;
  tour_ids: Generated<number[]>;
  minimum_travellers: Generated<number>;
};

export type QuestionTable = {
  id: Generated<number>;
  tour_id: number;
  first_name: string;
  asked_on: string;
  question: Json;
  answer: Json;
  answered_on: string;
};

export type RateLimitTable = {
  key: string;
  free_at: Date;
};

export type RefundActionTable = {
  id: GeneratedAlways<number>;
  refund_id: string;
  action: 'retry' | 'elsewhere';
  account_id: string | null;
  note: string | null;
  at: Generated<Date>;
};

export type RemovedCardTable = {
  id: GeneratedAlways<number>;
  account_id: string | null;
  language: 'en' | 'de';
  provider: string;
  token: string;
  brand: string;
  last_four: string;
  removed_at: Generated<Date>;
  notified_at: Date | null;
};

export type ReplayTable = {
  id: Generated<string>;
  key_hash: string;
  started_at: Generated<Date>;
  device: 'phone' | 'tablet' | 'desktop';
  language: string;
  first_event: number | null;
  last_event: number | null;
  chunks: Generated<number>;
  bytes: Generated<number>;
  pages: Generated<string[]>;
};

export type ReplayChunkTable = {
  replay_id: string;
  position: number;
  content: Buffer;
};

export type ReplayOpeningTable = {
  id: Generated<string>;
  replay_id: string;
  account_id: string | null;
  at: Generated<Date>;
};

export type ReplyTemplateTable = {
  id: Generated<string>;
  operator_id: string | null;
  language: 'en' | 'de';
  title: string;
  body: string;
  changed_at: Generated<Date>;
};

export type ReportTable = {
  id: Generated<string>;
  kind: 'javascript' | 'payment' | 'policy';
  at: Generated<Date>;
  message: string;
  url: string | null;
  details: Json;
};

export type ReviewTable = {
  id: Generated<number>;
  tour_id: number;
  first_name: string;
  country_code: string;
  travelled: string;
  written_on: string;
  rating: number;
  title: Json;
  body: Json;
  language: 'en' | 'de';
  reply: Json | null;
};

export type SaleFactsTable = {
  hash: string;
  facts: Json;
  at: Generated<Date>;
};

export type ShareLinkTable = {
  id: Generated<string>;
  code_hash: string;
  account_id: string | null;
  agency_id: string;
  variant_id: number;
  hold_id: string | null;
  choices: Json;
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  allows: string[];
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  language: 'en' | 'de';
};

export type StoredCardTable = {
  id: GeneratedAlways<number>;
  account_id: string;
  provider: string;
  token: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'maestro' | 'unionpay';
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  holder_name: string;
  billing_country: string;
  consented_at: Date;
};

export type StyleTable = {
  slug: string;
  position: number;
  name: Json;
  intro: Json;
};

export type TermsTable = {
  id: Generated<number>;
  operator_id: number;
  kind: 'operator' | 'cancellation' | 'flexible';
  title: Json;
  body: Json;
  valid_from: Generated<Date | null>;
  superseded_by: number | null;
};

export type TourTable = {
  id: Generated<number>;
  slug: string;
  operator_id: number;
  name: Json;
  style: 'group' | 'private' | 'river';
  length_days: number;
  minimum_age: number;
  maximum_age: number;
  maximum_group: number;
  private_minimum: number | null;
  start_location_id: number;
  end_location_id: number;
  insurance_offered: boolean;
  blocked: Json | null;
  physical_level: number;
  guide_languages: string[];
  listed_on: string;
  changed_on: Generated<string>;
  tagline: Json;
  highlights: Json;
  page: Json;
  state: Generated<'draft' | 'open' | 'closed' | 'archived'>;
};

export type TourCountryTable = {
  tour_id: number;
  position: number;
  country_code: string;
};

export type TourDocumentTable = {
  tour_id: number;
  version: number;
  state: 'draft' | 'published' | 'superseded';
  document: Json;
  based_on: number | null;
  author_id: string | null;
  saved_at: Generated<Date>;
  published_at: Date | null;
};

export type TourPhotographTable = {
  tour_id: number;
  position: number;
  file: string;
};

export type TourStopTable = {
  tour_id: number;
  position: number;
  location_id: number;
  nights: number;
};

export type TourStyleTable = {
  tour_id: number;
  position: number;
  style_slug: string;
};

export type TourVersionTable = {
  tour_id: number;
  version: number;
};

export type TravelCreditTable = {
  id: GeneratedAlways<number>;
  account_id: string;
  amount: number;
  reason: string;
  at: Generated<Date>;
  claim_id: string | null;
};

export type TravellerArrivalTable = {
  id: GeneratedAlways<number>;
  booking_id: string;
  position: number;
  arrived: boolean;
  account_id: string | null;
  guide_link_id: string | null;
  at: Generated<Date>;
};

export type UserAccountTable = {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  role: Generated<'traveller' | 'agent' | 'operator' | 'staff'>;
  agency_id: string | null;
  operator_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  agency_organiser: Generated<boolean>;
  preset: string | null;
};

export type UserCredentialTable = {
  id: Generated<string>;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type UserLinkTable = {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type UserSessionTable = {
  id: Generated<string>;
  token: string;
  user_id: string;
  expires_at: Date;
  address_start: string | null;
  device: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  network_hash: string | null;
};

export type VariantTable = {
  id: Generated<number>;
  tour_id: number;
  name: Json;
  sale: Json;
  state: Generated<'open' | 'retired'>;
  next_item_id: Generated<number>;
};

export type WishTable = {
  user_id: string;
  tour_id: number;
  added_at: Generated<Date>;
};

export type Tables = {
  agency: AgencyTable;
  agency_application: AgencyApplicationTable;
  agency_card: AgencyCardTable;
  agency_invitation: AgencyInvitationTable;
  agency_logo: AgencyLogoTable;
  agency_rate: AgencyRateTable;
  answer_view: AnswerViewTable;
  attachment: AttachmentTable;
  backup_run: BackupRunTable;
  booking: BookingTable;
  booking_card: BookingCardTable;
  booking_change: BookingChangeTable;
  booking_friend: BookingFriendTable;
  booking_note: BookingNoteTable;
  booking_traveller: BookingTravellerTable;
  catalogue_change: CatalogueChangeTable;
  catalogue_version: CatalogueVersionTable;
  caught_mail: CaughtMailTable;
  chat: ChatTable;
  chat_event: ChatEventTable;
  chat_looking: ChatLookingTable;
  chat_presence: ChatPresenceTable;
  consent: ConsentTable;
  content: ContentTable;
  continent: ContinentTable;
  conversation: ConversationTable;
  conversation_note: ConversationNoteTable;
  country: CountryTable;
  currency_rate: CurrencyRateTable;
  departure: DepartureTable;
  departure_cancellation: DepartureCancellationTable;
  departure_cancellation_item: DepartureCancellationItemTable;
  departure_import: DepartureImportTable;
  departure_import_part: DepartureImportPartTable;
  departure_room: DepartureRoomTable;
  edited_tour: EditedTourTable;
  embedded_policy: EmbeddedPolicyTable;
  experiment_token: ExperimentTokenTable;
  guide_link: GuideLinkTable;
  hold: HoldTable;
  hold_friend: HoldFriendTable;
  hold_traveller: HoldTravellerTable;
  insurance_country: InsuranceCountryTable;
  insurance_policy: InsurancePolicyTable;
  insurance_quote: InsuranceQuoteTable;
  insurance_state: InsuranceStateTable;
  location: LocationTable;
  mail: MailTable;
  membership: MembershipTable;
  membership_product: MembershipProductTable;
  message: MessageTable;
  migration: MigrationTable;
  missed_payment: MissedPaymentTable;
  money_account: MoneyAccountTable;
  money_posting: MoneyPostingTable;
  money_transfer: MoneyTransferTable;
  offer: OfferTable;
  office_batch: OfficeBatchTable;
  office_invitation: OfficeInvitationTable;
  office_log: OfficeLogTable;
  operator: OperatorTable;
  operator_profile: OperatorProfileTable;
  payment_attempt: PaymentAttemptTable;
  payment_notice: PaymentNoticeTable;
  payment_refund: PaymentRefundTable;
  photograph: PhotographTable;
  place: PlaceTable;
  place_entry: PlaceEntryTable;
  promo_code: PromoCodeTable;
  promo_proof: PromoProofTable;
  promo_use: PromoUseTable;
  promotion: PromotionTable;
  question: QuestionTable;
  rate_limit: RateLimitTable;
  refund_action: RefundActionTable;
  removed_card: RemovedCardTable;
  replay: ReplayTable;
  replay_chunk: ReplayChunkTable;
  replay_opening: ReplayOpeningTable;
  reply_template: ReplyTemplateTable;
  report: ReportTable;
  review: ReviewTable;
  sale_facts: SaleFactsTable;
  share_link: ShareLinkTable;
  stored_card: StoredCardTable;
  style: StyleTable;
  terms: TermsTable;
  tour: TourTable;
  tour_country: TourCountryTable;
  tour_document: TourDocumentTable;
  tour_photograph: TourPhotographTable;
  tour_stop: TourStopTable;
  tour_style: TourStyleTable;
  tour_version: TourVersionTable;
  travel_credit: TravelCreditTable;
  traveller_arrival: TravellerArrivalTable;
  user_account: UserAccountTable;
  user_credential: UserCredentialTable;
  user_link: UserLinkTable;
  user_session: UserSessionTable;
  variant: VariantTable;
  wish: WishTable;
};
