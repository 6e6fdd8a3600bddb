-- A session has what its owner needs to recognise it, and no more: the beginning of the network address and the kind of browser
-- (docs/privacy.md). Whether a network is known is told by a keyed hash, which sessions from before this change do not have.

alter table user_session rename column ip_address to address_start;
alter table user_session rename column user_agent to device;
alter table user_session add column network_hash text;

update user_session set
  address_start = case
    when address_start ~ '^(::ffff:)?\d+\.\d+\.\d+\.\d+$' then regexp_replace(address_start, '^(::ffff:)?(\d+\.\d+\.\d+)\.\d+$', '\2.x')
    when address_start ~ '^[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:' then regexp_replace(address_start, '^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):.*$', '\1::x')
  end,
  device = nullif(concat_ws(' · ',
    case
      when device ~ 'Edg(e|A|iOS)?/' then 'Edge'
      when device ~ 'OPR/|Opera' then 'Opera'
      when device ~ 'SamsungBrowser/' then 'Samsung Internet'
      when device ~ 'Firefox/|FxiOS/' then 'Firefox'
      when device ~ 'Chrome/|CriOS/' then 'Chrome'
      when device ~ 'Safari/' then 'Safari'
    end,
    case
      when device ~ 'iPhone|iPad|iPod' then 'iOS'
      when device ~ 'Android' then 'Android'
      when device ~ 'Windows' then 'Windows'
      when device ~ 'Mac OS X|Macintosh' then 'macOS'
      when device ~ 'CrOS' then 'ChromeOS'
      when device ~ 'Linux' then 'Linux'
    end), '');

-- A browser's whole name, or a whole address, cannot come back by mistake.
alter table user_session
  add check (length(device) <= 40),
  add check (address_start ~ '(\.|::)x$');
