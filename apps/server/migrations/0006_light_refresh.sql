-- A refresh changes nothing that an index holds, and the page keeps room for the row's next version: the row is then
-- rewritten in place and no index is touched. An account has few sessions, so their order needs no index.
drop index sessions_of_user;
create index sessions_of_user on sessions (user_id);
alter table sessions set (fillfactor = 70);
