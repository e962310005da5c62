-- Mail leaves by lanes: what somebody waits for to get back into their account is never behind what can wait.
alter table outbox add column lane smallint not null default 2;
drop index outbox_due;
create index outbox_due on outbox (lane, next_attempt_at) where state = 'queued';

-- The life of a link and of a code is counted from when the mail server took their mail, not from when it was queued.
alter table one_time_tokens
  add column mail_id uuid,
  add column link_seconds integer not null default 0,
  add column code_seconds integer not null default 0;
create index one_time_tokens_by_mail on one_time_tokens (mail_id) where mail_id is not null;

create function mail_handed_over(mail uuid, at timestamptz) returns void
language sql as $$
  update one_time_tokens
  set link_expires_at = at + make_interval(secs => link_seconds), code_expires_at = at + make_interval(secs => code_seconds)
  where mail_id = mail
$$;

-- How often the token before the current one was exchanged for it: a lost answer, or a careful thief.
alter table sessions add column repeats smallint not null default 0;

-- From where and with what kind of browser, as far as it was noted.
alter table account_events add column network text, add column browser text;
