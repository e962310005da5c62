-- Games that a family keeps in its account, and the links by which others play them.

create table projects (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- Kept as it was written: jsonb refuses a text with a NUL in it, and games may hold any text.
  data json not null,
  size_bytes integer not null,
  -- One more with each save, so that a device notices what another one saved.
  version integer not null default 1,
  created_at timestamptz not null,
  saved_at timestamptz not null
);

create index projects_of_user on projects (user_id, saved_at desc, id desc);

-- One link for a game. The token is made of the salt and the server's secret: it can be shown again, and a copy of the
-- database alone opens nothing.
create table project_shares (
  project_id uuid primary key references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  token_salt bytea not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  ends_at timestamptz not null
);

create index project_shares_of_user on project_shares (user_id);
create index project_shares_end on project_shares (ends_at);
