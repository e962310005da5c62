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

-- A key's counter after a try that makes its count `tries`, in a window that ends at `old_end` or, without it, is new.
-- Without block seconds the points come back at the window's end; with them, once the tries stop for a window, and
-- from the last point on each further try blocks: that long, then twice, then four times.
create function counter_after(
  tries integer, old_end timestamptz, at timestamptz, window_seconds integer, points integer,
  block_seconds integer, longest_block_seconds integer
)
returns table (used integer, ends_at timestamptz, blocked_until timestamptz)
language sql immutable as $$
  select tries,
    greatest(next.ends_at, next.blocked_until + make_interval(secs => case when block_seconds is null then 0 else window_seconds end)),
    next.blocked_until
  from (
    select this.ends_at, case
      when tries < points then null
      when block_seconds is null then this.ends_at
      else at + make_interval(secs => least(block_seconds * power(2, least(tries - points, 20)), longest_block_seconds))
    end as blocked_until
    from (
      select case
        when block_seconds is null then coalesce(old_end, at + make_interval(secs => window_seconds))
        else at + make_interval(secs => window_seconds)
      end as ends_at
    ) as this
  ) as next
$$;

-- Counts tries of a key and gives its counter, or no row while it is blocked. One statement, so that tries at the same
-- moment cannot all see the last free point.
create function count_try(
  asked_key text, tries integer, at timestamptz, window_seconds integer, points integer,
  block_seconds integer, longest_block_seconds integer, also_when_blocked boolean
)
returns table (used integer, ends_at timestamptz, blocked_until timestamptz)
language sql as $$
  insert into rate_limits as stored (key, used, ends_at, blocked_until)
  select asked_key, first.*
  from counter_after(greatest(tries, 0), null, at, window_seconds, points, block_seconds, longest_block_seconds) as first
  on conflict (key) do update set (used, ends_at, blocked_until) = (
    select next.* from counter_after(
      greatest((case when stored.ends_at <= at then 0 else stored.used end) + tries, 0),
      case when stored.ends_at <= at then null else stored.ends_at end,
      at, window_seconds, points, block_seconds, longest_block_seconds
    ) as next
  )
  where also_when_blocked or stored.ends_at <= at or stored.blocked_until is null or stored.blocked_until <= at
  returning stored.used, stored.ends_at, stored.blocked_until
$$;
