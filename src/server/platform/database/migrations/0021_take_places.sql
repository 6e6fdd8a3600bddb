-- Taking places in one question: the rows that everybody on a departure wants are locked for one round trip and a commit.

/*
 * Takes so many of each place for a claim, all or none, and returns the places that were short. They are locked once, in the order of
 * their ids, before anything is checked; the table's own constraint stands behind the check. `ids` are distinct.
 */
create function take_places(new_claim uuid, new_reason text, ids bigint[], amounts integer[]) returns bigint[] language plpgsql as $$
declare
  short bigint[];
begin
  perform 1 from place where id = any(ids) order by id for update;
  select array_agg(wanted.id order by wanted.id) into short
    from unnest(ids, amounts) wanted (id, amount) left join place on place.id = wanted.id
    where coalesce(place.capacity - place.taken, 0) < wanted.amount;
  if short is not null then return short; end if;
  update place set taken = taken + wanted.amount from unnest(ids, amounts) wanted (id, amount) where place.id = wanted.id;
  insert into place_entry (place_id, claim_id, amount, reason)
    select wanted.id, new_claim, wanted.amount, new_reason from unnest(ids, amounts) wanted (id, amount) order by wanted.id;
  return '{}';
end $$;
