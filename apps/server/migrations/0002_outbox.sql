-- Mail on its way out, and the counters behind the limits: the two things every
-- server process must agree on, whatever else it keeps to itself.

create table outbox (
  id uuid primary key,
  -- The order of queueing, also for mails of the same moment.
  sequence bigint generated always as identity,
  kind text not null,
  -- queued: waits for the mail server. sent: taken by it. failed: given up.
  -- kept: no mail server is set, this row is what /dev/mailbox shows.
  state text not null check (state in ('queued', 'sent', 'failed', 'kept')),
  -- Empty once the mail is sent or given up: who wrote to whom is nobody's business afterwards.
  recipient text,
  subject text,
  text_body text,
  html_body text,
  attempts integer not null default 0,
  -- While a worker sends, this is the end of its lease: should it die, another takes over then.
  next_attempt_at timestamptz,
  -- What went wrong last, as a code. The server's own words may hold the address.
  last_error text,
  queued_at timestamptz not null,
  finished_at timestamptz,
  constraint outbox_finished_is_empty check (state in ('queued', 'kept') or recipient is null),
  constraint outbox_unfinished_has_address check (state in ('sent', 'failed') or recipient is not null)
);

create index outbox_due on outbox (next_attempt_at) where state = 'queued';
create index outbox_kept on outbox (lower(recipient), sequence) where state = 'kept';
create index outbox_finished on outbox (finished_at);

create table outbox_attachments (
  outbox_id uuid not null references outbox on delete cascade,
  position integer not null,
  filename text not null,
  content_type text not null,
  content bytea not null,
  primary key (outbox_id, position)
);

create table rate_limits (
  -- A keyed hash of the rule and of whom it counts: no address stands here.
  key text primary key,
  used integer not null,
  ends_at timestamptz not null,
  blocked_until timestamptz
);

create index rate_limits_ends on rate_limits (ends_at);
