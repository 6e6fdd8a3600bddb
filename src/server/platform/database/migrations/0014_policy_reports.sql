-- Browsers also report what the content security policy of a page kept them from loading.
alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('javascript', 'payment', 'policy'));
