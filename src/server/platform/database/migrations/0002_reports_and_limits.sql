-- What browsers report, for staff.
create table report (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('javascript', 'payment')),
  at timestamptz not null default now(),
  message text not null,
  url text,
  details jsonb not null
);
create index report_newest on report (at desc);

-- Rate limits, shared by all processes. Losing them in a crash is harmless, so they are not written ahead.
create unlogged table rate_limit (
  key text primary key,
  free_at timestamptz not null
);
create index rate_limit_free_at on rate_limit (free_at);

-- Exchange rates: one euro in each currency, from a day on.
create table currency_rate (
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  since date not null,
  rate numeric(12, 6) not null check (rate > 0),
  primary key (currency, since)
);

-- Which variant of an experiment a visitor meets.
create table experiment_token (
  token text primary key,
  variants jsonb not null,
  at timestamptz not null default now()
);
