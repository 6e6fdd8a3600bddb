-- An address counts for "once per departure" when its owner has confirmed the hold, and addresses are compared by their mailbox.

-- The same rule as domain/party/mailbox-key.ts; a test holds them against each other.
create function mailbox_key(email text) returns text language sql immutable strict parallel safe as $$
  select case
    when at < 2 or domain not in ('gmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com',
      'fastmail.com', 'fastmail.fm', 'proton.me', 'protonmail.com', 'pm.me') then address
    when domain = 'gmail.com' then replace(untagged, '.', '') || '@' || domain
    else untagged || '@' || domain
  end
  from (select lower(trim(email)) as address) typed,
    lateral (select case when address like '%@%' then length(address) - position('@' in reverse(address)) + 1 else 0 end as at) found,
    lateral (select left(address, greatest(at - 1, 0)) as name, substr(address, at + 1) as host) parts,
    lateral (select case host when 'googlemail.com' then 'gmail.com' else host end as domain,
      case when position('+' in name) > 1 then split_part(name, '+', 1) else name end as untagged) known
$$;

alter table hold
  -- When the owner of the lead traveller's address said that the hold is theirs; at once for whoever is logged in with it, and for agents.
  add column confirmed_at timestamptz,
  add column mailbox_key text not null generated always as (mailbox_key(lead_email)) stored;

update hold set confirmed_at = created_at where agency_id is not null;
update hold set confirmed_at = created_at where id in (
  select distinct on (departure_id, mailbox_key) hold.id
  from hold join user_account account on account.id = hold.account_id
  where hold.agency_id is null and account.email_verified and mailbox_key(account.email) = mailbox_key
  order by departure_id, mailbox_key, hold.created_at, hold.id);

alter table hold add constraint hold_of_agency_is_confirmed check (agency_id is null or confirmed_at is not null);

drop index hold_once_by_email;
create unique index hold_once_by_mailbox on hold (departure_id, mailbox_key) where agency_id is null and confirmed_at is not null;
-- What unconfirmed holds take of a departure is counted at each hold.
create index hold_unconfirmed on hold (departure_id) where confirmed_at is null and state in ('held', 'paying');
drop index hold_email;
create index hold_mailbox on hold (mailbox_key);

-- Mails about new holds are counted by mailbox before the next is written.
drop index mail_recipient;
create index mail_of_hold on mail (mailbox_key(recipient), created_at) where kind in ('hold-confirmed', 'hold-invitation');

alter table promo_use add column person_key text not null generated always as (mailbox_key(person)) stored;
drop index promo_use_person;
create index promo_use_person on promo_use (code, person_key);
