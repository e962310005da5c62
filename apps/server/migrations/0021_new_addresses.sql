-- An address that an account asks to have, until it is proven. The present one agrees by a mail of its own.
alter table users add new_email text check (new_email = lower(new_email)), add email_change_sent_at timestamptz;
create index users_by_new_email on users (new_email) where new_email is not null;
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (
  purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'email_change_old', 'reauthentication'));
