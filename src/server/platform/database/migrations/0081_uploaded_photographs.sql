-- Photographs that a company uploaded; the others belong to the marketplace and are open to all companies.
alter table photograph add column operator_id integer references operator_profile (id);
create index photograph_operator on photograph (operator_id);
