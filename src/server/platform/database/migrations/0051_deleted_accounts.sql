-- A hold or a booking of a deleted account has no owner: the browser it was made in must not open it, since others may use
-- that browser now. The browser of a client who paid by an agent's link is the client's own and stays.
create function close_browser() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'hold' then new.visitor_mark := 'deleted ' || new.id;
  elsif new.share_link_id is null then new.visitor_hash := 'deleted ' || new.id;
  end if;
  return new;
end $$;
create trigger hold_closes_browser before update of account_id on hold
  for each row when (old.account_id is not null and new.account_id is null) execute function close_browser();
create trigger booking_closes_browser before update of account_id on booking
  for each row when (old.account_id is not null and new.account_id is null) execute function close_browser();
