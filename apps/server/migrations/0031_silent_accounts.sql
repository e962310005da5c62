-- When somebody who has not signed in for long was told that the account will go. It counts while nobody signs in.
alter table users add column silence_mailed_at timestamptz;
