-- What visitors write to us, and what its mails need of the outbox.

create table contact_messages (
  id uuid primary key,
  -- What the sender quotes: random, and checkable without this table.
  reference text not null unique,
  -- A keyed hash of the browser's key and of every field: the same text sent twice is found by it.
  digest bytea not null,
  state text not null check (state in ('open', 'done')),
  language text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null,
  done_at timestamptz,
  constraint contact_messages_done_when check ((state = 'done') = (done_at is not null))
);

create index contact_messages_digest on contact_messages (digest);
create index contact_messages_received on contact_messages (received_at, id);

-- Whom an answer to the mail goes to. Like the recipient it is emptied once the mail is sent or given up.
alter table outbox
  add column reply_to text,
  add constraint outbox_finished_forgets_reply_to check (state in ('queued', 'kept') or reply_to is null);
