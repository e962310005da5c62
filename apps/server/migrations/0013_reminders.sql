-- Reminder mails that a family asked for. They hang on an assessment and go with it; so does a mail that lies in the outbox.
create table reminders (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  assessment_id uuid not null references assessments on delete cascade,
  kind text not null check (kind in ('follow_up', 'rescreen')),
  language text not null,
  -- Only of an account that is kept elsewhere.
  address text,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- From then on it is not sent any more.
  ends_at timestamptz not null,
  -- Empty until its mail is queued.
  sent_at timestamptz,
  outbox_id uuid references outbox on delete set null,
  constraint reminders_one_of_a_kind unique (assessment_id, kind)
);

create index reminders_due on reminders (due_at) where sent_at is null;
create index reminders_of_user on reminders (user_id);
create index reminders_of_outbox on reminders (outbox_id);

-- However the last reminder that a mail is about goes, the mail goes too.
create function take_back_reminder_mail() returns trigger
language plpgsql as $$
begin
  delete from outbox
  where id = old.outbox_id and not exists (select from reminders where outbox_id = old.outbox_id);
  return null;
end
$$;

create trigger reminder_mail_taken_back after delete on reminders
for each row execute function take_back_reminder_mail();

-- Where a mail program ends mails like this one; gone with the rest of the mail once it is sent.
alter table outbox add column unsubscribe_url text;
