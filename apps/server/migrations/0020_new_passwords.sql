-- When a way to a new password, or a code to change it with, was last mailed. And the purpose of such a code.
alter table users add recovery_sent_at timestamptz, add reauthentication_sent_at timestamptz;
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('signup', 'recovery', 'magiclink', 'email_change', 'reauthentication'));
