-- A link to a report may ask for a PIN and may open once, and its family sees when it was opened.

-- Of the PIN a keyed hash. A link with too many wrong ones opens nothing any more.
alter table report_shares add column pin_mac bytea;
alter table report_shares add column wrong_pins integer not null default 0;
alter table report_shares add column opens_once boolean not null default false;
-- The page that opened it last: one that asks again, as the answer was lost or the page loaded anew, opens nothing new.
alter table report_shares add column visit_hash bytea;

-- The days on which a link was opened, and by what kind of browser. No address.
create table report_share_openings (
  id uuid primary key,
  assessment_id uuid not null references report_shares on delete cascade,
  day date not null,
  -- Such as "Chrome, Android"; empty where the browser does not say.
  browser text,
  opened_at timestamptz not null
);

create index report_share_openings_of_share on report_share_openings (assessment_id, opened_at desc);
