// Written by `npm run table-types` from the migrations; a test holds it against them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as the value it holds, written as JSON text. */
// biome-ignore lint/suspicious/noExplicitAny: what a document holds is known to the use case that wrote it
export type Json = ColumnType<any, string, string>;

export type AgencyTable = {
  id: Generated<string>;
  slug: string;
  name: string;
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

export type CurrencyRateTable = {
  currency: 'EUR' | 'USD' | 'GBP' | 'AUD' | 'CAD' | 'NZD';
  since: string;
  rate: string;
};

export type ExperimentTokenTable = {
  token: string;
  variants: Json;
  at: Generated<Date>;
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

export type MigrationTable = {
  name: string;
  hash: string;
  applied_at: Generated<Date>;
};

export type OperatorTable = {
  id: Generated<string>;
  slug: string;
  name: string;
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

export type RateLimitTable = {
  key: string;
  free_at: Date;
};

export type ReportTable = {
  id: Generated<string>;
  kind: 'javascript' | 'payment';
  at: Generated<Date>;
  message: string;
  url: string | null;
  details: Json;
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
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

export type Tables = {
  agency: AgencyTable;
  caught_mail: CaughtMailTable;
  currency_rate: CurrencyRateTable;
  experiment_token: ExperimentTokenTable;
  mail: MailTable;
  migration: MigrationTable;
  operator: OperatorTable;
  place: PlaceTable;
  place_entry: PlaceEntryTable;
  rate_limit: RateLimitTable;
  report: ReportTable;
  user_account: UserAccountTable;
  user_credential: UserCredentialTable;
  user_link: UserLinkTable;
  user_session: UserSessionTable;
};
