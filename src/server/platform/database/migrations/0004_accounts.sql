-- Travel agencies and tour operators; agents and operators belong to one each.
create table agency (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> '')
);

create table operator (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> '')
);

-- The next four tables hold what better-auth expects of its models user, account, session and verification.
create table user_account (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'traveller' check (role in ('traveller', 'agent', 'operator', 'staff')),
  agency_id uuid references agency (id),
  operator_id uuid references operator (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_account_email_normal check (email = lower(normalize(email, nfc))),
  constraint user_account_agent_has_agency check ((role = 'agent') = (agency_id is not null)),
  constraint user_account_operator_has_operator check ((role = 'operator') = (operator_id is not null))
);
create index user_account_agency on user_account (agency_id);
create index user_account_operator on user_account (operator_id);

create table user_credential (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_credential_user on user_credential (user_id);

create table user_session (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  user_id uuid not null references user_account (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_session_user on user_session (user_id);
create index user_session_expires on user_session (expires_at);

-- Mailed links. The identifier holds the link's hash and not the link, so that reading this table opens no account.
create table user_link (
  id uuid primary key default gen_random_uuid(),
  identifier text not null unique,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_link_expires on user_link (expires_at);
