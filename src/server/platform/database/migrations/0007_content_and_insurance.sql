-- What popups and hints say. A text is never changed: a new version is added, and the newest one is served.
create table content (
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language text not null check (language in ('en', 'de')),
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  -- Sanitised markup; sanitised once more on the way out.
  body text not null check (body <> ''),
  -- Who published it, by name as it was then.
  author text not null check (author <> ''),
  published_at timestamptz not null default now(),
  primary key (key, language, version)
);

create function content_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published text stays as it is: add a new version';
end $$;
create trigger content_stays before update or delete on content for each row execute function content_stays();

-- The numbers by which the calls about insurance know a country. They never change and are never used again.
-- 1 to 193: the member states of the United Nations in the alphabetical order of their English names, which makes Canada 32.
-- From 201: every other place with a code of its own, in the order of the codes.
create table insurance_country (
  id integer primary key,
  code text not null unique check (code ~ '^[A-Z]{2}$')
);
insert into insurance_country (id, code)
select position, code from regexp_split_to_table('
  AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA
  CF TD CL CN CO KM CG CR CI HR CU CY CZ KP CD DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM
  GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS
  LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO
  OM PK PW PA PG PY PE PH PL PT QA KR MD RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO
  ZA SS ES LK SD SR SE CH SY TJ TH TL TG TO TT TN TR TM TV UG UA AE GB TZ US UY UZ VU VE VN YE ZM
  ZW', '\s+') with ordinality as listed (code, place), lateral (select place - 1 as position) counted where code <> '';
insert into insurance_country (id, code)
select position, code from regexp_split_to_table('
  AC AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM IO JE KY MF MO MP MQ MS NC
  NF NU PF PM PR PS RE SH SJ SX TA TC TK TW VA VG VI WF XK YT', '\s+')
  with ordinality as listed (code, place), lateral (select place + 199 as position) counted where code <> '';

-- The states and provinces that an insurer asks for. Ids: the country's id × 100 + the place in the alphabet.
create table insurance_state (
  id integer primary key,
  country_id integer not null references insurance_country (id),
  code text not null check (code ~ '^[A-Z]{2,3}$'),
  name text not null check (name <> ''),
  unique (country_id, code)
);
insert into insurance_state (id, country_id, code, name)
select country.id * 100 + place, country.id, split_part(entry, ' ', 1), substr(entry, strpos(entry, ' ') + 1)
from (values
  ('AU', 'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,'
    'TAS Tasmania,VIC Victoria,WA Western Australia'),
  ('CA', 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,'
    'NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon'),
  ('US', 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,'
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,'
    'LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,'
    'NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,'
    'OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,'
    'VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming')) as listed (code, entries)
join insurance_country country using (code)
cross join lateral regexp_split_to_table(entries, ',') with ordinality as states (entry, place);

-- What an insurer offered, so that a booking can refer to it. Amounts in minor units; nothing tells who asked.
create table insurance_quote (
  id text primary key check (length(id) >= 32),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  trip_price integer not null check (trip_price > 0),
  adults integer not null check (adults > 0),
  start_day date not null,
  length_days integer not null check (length_days > 0),
  start_location_id integer not null,
  -- Policies with their words, cover and price.
  policies jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index insurance_quote_expires_at on insurance_quote (expires_at);
