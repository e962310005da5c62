-- What a family hands on: reports by mail, and links that open without an account.

-- One row for each mail that was asked for. How it fares stands in the outbox; while it waits, so do its words.
create table report_mails (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  assessment_id uuid not null references assessments on delete cascade,
  outbox_id uuid not null references outbox on delete cascade,
  -- Chosen by the browser, so that a second press is not a second mail.
  request_id uuid,
  requested_at timestamptz not null,
  constraint report_mails_request unique (user_id, request_id)
);

create index report_mails_of_assessment on report_mails (assessment_id, requested_at desc);
create index report_mails_of_outbox on report_mails (outbox_id);

-- However an assessment goes, a mail about it that has not left yet goes too.
create function take_back_report_mail() returns trigger
language plpgsql as $$
begin
  delete from outbox where id = old.outbox_id;
  return null;
end
$$;

create trigger report_mail_taken_back after delete on report_mails
for each row execute function take_back_report_mail();

-- One link for an assessment; the token itself is nowhere.
create table report_shares (
  assessment_id uuid primary key references assessments on delete cascade,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  openings integer not null default 0,
  last_opened_at timestamptz
);

create index report_shares_of_user on report_shares (user_id);
create index report_shares_end on report_shares (expires_at);
