-- What is promised to be forgotten can be forgotten, and found quickly when its time has come.

-- When the people of an ended hold were taken out of it; what was held stays for the figures.
alter table hold add column forgotten_at timestamptz;
alter table hold alter column address_mark drop not null;
create index hold_ended on hold (ended_at) where ended_at is not null and forgotten_at is null;
create index hold_address_known on hold (created_at) where address_mark is not null;

create index experiment_token_at on experiment_token (at);
create index consent_withdrawn on consent (withdrawn_at) where withdrawn_at is not null;
create index mail_settled on mail (coalesce(sent_at, failed_at));

-- What a mail has to know is under a seal that only the shop's secret opens. Of mails that are settled nothing is kept.
update mail set props = '{}' where (sent_at is not null or failed_at is not null) and props <> '{}';
