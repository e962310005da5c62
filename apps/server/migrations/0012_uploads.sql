-- A video on its way: its bytes are files, what is known about it is a row. Nothing of the file's name is kept.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The screening that it is sent with, also before that is stored.
  attempt_id uuid not null,
  state text not null check (state in ('receiving', 'checking', 'checked', 'refused')),
  -- Empty until the sender says how much will come.
  size_bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  received_at timestamptz,
  checked_at timestamptz,
  problem text,
  seconds double precision,
  width integer,
  height integer,
  -- Since when no byte is left.
  deleted_at timestamptz,
  -- Which process writes or checks at this moment, until when unless it says so again, and whether somebody waits for it.
  held_by uuid,
  held_until timestamptz,
  is_wanted boolean not null default false,
  unique (user_id, attempt_id)
);

create index uploads_unfinished on uploads (created_at) where state in ('receiving', 'checking');

-- Every file there is, from before its first byte until after its last. It names nobody, and outlives its upload and its
-- account: so nothing is left behind by a crash, whatever was deleted first.
create table upload_files (
  upload_id uuid primary key,
  delete_after timestamptz not null
);

create index upload_files_due on upload_files (delete_after);
