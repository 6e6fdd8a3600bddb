-- The logo of an agency, as its clients see it: one, drawn anew, on white.

create table agency_logo (
  agency_id uuid primary key references agency (id) on delete cascade,
  -- The name in its address: another picture has another, so that an address can be kept for good.
  hash text not null unique check (hash ~ '^[A-Za-z0-9_-]{43}$'),
  content bytea not null check (octet_length(content) <= 500000),
  width integer not null check (width between 1 and 600),
  height integer not null check (height between 1 and 200),
  created_at timestamptz not null default now()
);
-- Pictures are packed already.
alter table agency_logo alter column content set storage external;

-- The language of the agent who made a link: they get their copy of the confirmation in it, the client theirs in their own.
alter table share_link add column language text not null default 'en' check (language in ('en', 'de'));
alter table share_link alter column language drop default;
