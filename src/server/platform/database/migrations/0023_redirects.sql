-- The page of a bank on which the holder of an attempt pays; null where nobody is sent away, or the bank has not answered yet.
alter table payment_attempt add column redirect_url text;
