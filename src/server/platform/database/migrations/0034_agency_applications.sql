-- How clients reach an agency, and companies that want to become one (docs/algorithms/agencies.md).

alter table agency
  add column contact_email text check (contact_email = lower(contact_email) and length(contact_email) <= 254),
  add column contact_phone text check (length(contact_phone) between 1 and 40);

create table agency_application (
  id uuid primary key,
  -- Who applies, and organises the agency once it is approved.
  account_id uuid not null references user_account (id) on delete cascade,
  company text not null check (btrim(company) <> '' and length(company) <= 100),
  street text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Where the company is registered, and under which number.
  registration text not null,
  language text not null check (language in ('en', 'de')),
  -- The document that proves it, of a type that its own bytes have told.
  document bytea not null check (length(document) between 1 and 3000000),
  document_type text not null check (document_type in ('application/pdf', 'image/jpeg', 'image/png')),
  state text not null default 'open' check (state in ('open', 'approved', 'refused')),
  agency_id uuid references agency (id),
  -- What staff said to a company that was refused.
  reason text check (length(reason) <= 1000),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references user_account (id) on delete set null,
  constraint agency_application_decided check ((state = 'open') = (decided_at is null)),
  constraint agency_application_approved check ((state = 'approved') = (agency_id is not null))
);
-- Somebody has one application at a time.
create unique index agency_application_open on agency_application (account_id) where state = 'open';
create index agency_application_waiting on agency_application (created_at) where state = 'open';
create index agency_application_agency on agency_application (agency_id);
create index agency_application_decided_by on agency_application (decided_by);
