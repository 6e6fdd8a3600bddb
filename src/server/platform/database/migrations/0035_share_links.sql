-- Links by which clients pay what an agent chose (docs/algorithms/share-links.md).

create table share_link (
  id uuid primary key default gen_random_uuid(),
  -- Of the code in the address: reading this table opens no link.
  code_hash text not null unique,
  -- Whose sale it is. Without the agent's account nobody answers for it, and it is over.
  account_id uuid references user_account (id) on delete set null,
  agency_id uuid not null references agency (id),
  variant_id integer not null references variant (id),
  -- The hold that it pays; null when its places are still to be taken.
  hold_id uuid references hold (id),
  choices jsonb not null,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  -- What the client may change.
  allows text[] not null check (allows <@ array['rooms', 'extras']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index share_link_account on share_link (account_id, created_at);
create index share_link_agency on share_link (agency_id);
create index share_link_variant on share_link (variant_id);
create index share_link_hold on share_link (hold_id);

-- The link that a booking was paid by. A link has one booking; one that failed never was.
alter table booking add column share_link_id uuid references share_link (id);
create unique index booking_of_share_link_once on booking (share_link_id) where state <> 'failed';
