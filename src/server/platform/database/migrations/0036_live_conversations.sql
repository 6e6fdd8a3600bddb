-- Whoever has a conversation open is told when somebody wrote to it or read in it, or an offer in it was used or withdrawn: the news is its id, what is new is read.
create function tell_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('waymark_conversation', case when tg_table_name = 'conversation' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'conversation_id' end);
  return null;
end
$$;
create trigger message_told after insert on message for each row execute function tell_conversation();
create trigger conversation_read_told after update of traveller_read, operator_read on conversation for each row
  when (old.traveller_read is distinct from new.traveller_read or old.operator_read is distinct from new.operator_read)
  execute function tell_conversation();
create trigger offer_told after update on offer for each row execute function tell_conversation();
