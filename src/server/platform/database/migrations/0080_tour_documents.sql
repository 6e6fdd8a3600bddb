-- Tours as documents with versions, edited in the office. See docs/algorithms/tour-documents.md.

-- A tour that was edited. It exists before the tour is first published, so it names its id without a reference.
create table edited_tour (
  tour_id integer primary key,
  operator_id integer not null references operator_profile (id),
  -- Goes up with every change of the draft, so that an editor knows whether theirs is the newest.
  revision integer not null default 1 check (revision > 0),
  -- The next id of a room, an extra, a day or another item; no id is used twice.
  next_item_id integer not null check (next_item_id > 0),
  -- The ids given for the newest temporary ones, so that a repeated save gets the same.
  assigned_ids jsonb not null default '{}'
);
create index edited_tour_operator on edited_tour (operator_id);

create table tour_document (
  tour_id integer not null references edited_tour (tour_id) on delete cascade,
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'published', 'superseded')),
  document jsonb not null,
  -- The version that it began as; null for the first.
  based_on integer,
  -- Who saved or published it last; null when read back from the catalogue, and once the account is deleted.
  author_id uuid references user_account (id) on delete set null,
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (tour_id, version),
  foreign key (tour_id, based_on) references tour_document (tour_id, version),
  check ((state = 'draft') = (published_at is null))
);
create unique index tour_document_draft on tour_document (tour_id) where state = 'draft';
create unique index tour_document_published on tour_document (tour_id) where state = 'published';
create index tour_document_based_on on tour_document (tour_id, based_on);
create index tour_document_author on tour_document (author_id);

-- A published version is never changed, only superseded. A tour that was published keeps its versions.
create function guard_tour_document() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' or to_jsonb(new) - '{state,author_id}'::text[] <> to_jsonb(old) - '{state,author_id}'::text[]
    or (new.author_id is distinct from old.author_id and new.author_id is not null)
    or (new.state <> old.state and (old.state, new.state) <> ('published', 'superseded')) then
    raise exception 'a published version of a tour is never changed'
      using errcode = 'restrict_violation', constraint = 'tour_document_append_only';
  end if;
  return new;
end $$;
create trigger tour_document_append_only before update or delete on tour_document for each row execute function guard_tour_document();

-- A company publishes its first tour once staff have approved it.
alter table operator_profile add column approved_at timestamptz;
update operator_profile set approved_at = now();
