-- Drawings that were made for a game, each sent once under the name of its content. They go with the game and with the account.
create table project_drawings (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- A PNG that the server wrote anew, sealed under the key of its family.
  sealed_png bytea not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  primary key (project_id, name)
);

alter table project_drawings alter column sealed_png set storage external;
create index project_drawings_of_user on project_drawings (user_id);
